import { status } from '@tandem/domain/matches/match';
import { openQuestion, scoredQuestions } from '@tandem/domain/personality-tests/personality-test';
import { sheetFor } from '../../../server/src/testing/fixtures/candidate-payloads.ts';
import { makePdf } from '../../../server/src/testing/pdf.ts';
import { expectAccessible } from '../../support/accessibility.ts';
import { call } from '../../support/api.ts';
import { expectGoodLooks } from '../../support/matches.ts';
import { expect, test } from '../../support/test.ts';
import { openAs, runMatching, somePlacement, unique } from '../../support/world.ts';

test('somebody without an address is added, asked the test, and told by voice', async ({
  page,
  product,
}) => {
  const { superuser, training, company } = await somePlacement(product);
  const last = unique('Sans Adresse ');
  await openAs(page, product, superuser, '/dashboard/applicant-management');
  await page.getByRole('button', { name: 'Ajouter un candidat' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Ajouter un candidat' });
  await dialog.getByLabel('Sans adresse électronique').check();
  await expectAccessible(page);
  await dialog.getByLabel('Prénom').fill('Awa');
  await dialog.getByLabel('Nom', { exact: false }).last().fill(last);
  await dialog.getByRole('button', { name: 'Ajouter' }).dblclick();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(`Awa ${last}`);
  const path = new URL(page.url()).pathname.replace('/fiche', '');
  const as = superuser.token;
  const id = Number(path.split('/').at(-1));
  const person = await call(product, 'GET /follow-up/people/{id}/', { as, params: { id } });
  const params = { applicantId: person.record_id };
  await call(product, 'PUT /applicants/registration/{applicantId}/correction/', {
    as,
    params,
    body: sheetFor(training),
    files: { resume: makePdf(['Awa', 'Développeuse web']) },
  });
  await page.goto(path);
  await page.getByRole('link', { name: 'Passer le test ensemble' }).click();
  for (const { applicant: question } of scoredQuestions)
    await page.getByLabel(question).selectOption('Plutôt oui');
  await page.getByLabel(openQuestion.applicant).fill('Apprendre le métier');
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page).toHaveURL(new RegExp(`${path}$`));
  await runMatching(product, { token: as });
  const matches = await call(product, 'GET /matches/', { as: company.token });
  const match = matches.find(({ application }) => application.applicant.id === params.applicantId);
  await call(product, 'POST /matches/{id}/', {
    as: company.token,
    params: { id: match?.id ?? 0 },
    body: { action: status.acceptedByCompany },
  });
  await page.reload();
  await expectGoodLooks(page);
  await page.getByRole('button', { name: /^C’est dit/ }).click();
  await expect(page.getByRole('heading', { name: 'À lui dire' })).toBeHidden();
  await expect(page.getByText('Dit de vive voix')).toBeVisible();
});
