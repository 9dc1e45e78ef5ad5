import { status } from '@tandem/domain/matches/match';
import { completeContractSheet } from '../../../server/src/testing/fixtures/contracts/contract-sheet.ts';
import { expectAccessible } from '../../support/accessibility.ts';
import { call } from '../../support/api.ts';
import { matchRow } from '../../support/matches.ts';
import { need } from '../../support/needs.ts';
import { expect, test } from '../../support/test.ts';
import {
  activeNeed,
  asSuperuser,
  completeCandidate,
  completeCompany,
  openAs,
  runMatching,
  someTraining,
} from '../../support/world.ts';

const title = 'Technicienne de l’atelier';

test('found elsewhere, opened again with a second seat, full by itself', async ({
  page,
  product,
  browser,
}) => {
  const superuser = await asSuperuser(product);
  const training = await someTraining(product, superuser);
  const zoe = await completeCandidate(product, superuser, training);
  await completeCandidate(product, superuser, training, {
    first_name: 'Ana',
    last_name: 'Martin',
  });
  const company = await completeCompany(product, superuser);
  await activeNeed(product, company, training, title);
  await runMatching(product, superuser);
  const matches = await call(product, 'GET /matches/', { as: company.token });
  const idOf = (name: string) =>
    matches.find(({ application }) => application.applicant.last_name === name)?.id ?? 0;
  const move = (name: string, action: number) =>
    call(product, 'POST /matches/{id}/', {
      as: superuser.token,
      params: { id: idOf(name) },
      body: { action },
    });
  await move("D'Arc", status.fullyAccepted);

  await openAs(page, product, company, '/company/offers');
  await page.getByRole('button', { name: `Fermer : ${title}` }).click();
  const dialog = page.getByRole('dialog', { name: /Fermer le besoin/ });
  await expect(
    dialog.getByText('2 candidats attendent : 1 avec qui tout est accepté, 1 sans réponse.'),
  ).toBeVisible();
  await expectAccessible(page);
  const submit = dialog.getByRole('button', { name: 'Fermer le besoin' });
  await submit.click();
  await expect(dialog.getByText('Dites ce qui se passe.')).toBeVisible();
  await dialog.getByLabel('Que se passe-t-il ?').selectOption('Le poste est pourvu autrement');
  await dialog.getByLabel('Comment avez-vous trouvé ?').selectOption('Notre réseau');
  await submit.click();
  await expect(dialog.getByText('Écrivez un mot')).toBeVisible();
  await dialog
    .getByLabel('Un mot pour le candidat à qui vous aviez dit oui')
    .fill('Merci pour cet échange.');
  await expectAccessible(page);
  await submit.dblclick();
  await expect(dialog).toBeHidden();
  await expect(need(page, title).getByText('Pourvu', { exact: true })).toBeVisible();

  const theirs = await browser.newContext();
  const candidate = await theirs.newPage();
  await openAs(candidate, product, zoe, '/applicant/matches');
  await expect(matchRow(candidate, title)).toContainText('Besoin pourvu');
  await matchRow(candidate, title).click();
  await expect(candidate.getByText('il n’attend plus de candidats')).toBeVisible();
  await expect(candidate.getByRole('link', { name: /pour le contrat/ })).toHaveCount(0);
  await expect(candidate.getByRole('heading', { name: 'Rendez-vous' })).toHaveCount(0);
  await expectAccessible(candidate);
  await theirs.close();

  await page.getByRole('button', { name: `Rouvrir : ${title}` }).click();
  await page
    .getByRole('dialog', { name: /Rouvrir/ })
    .getByRole('button', { name: 'Rouvrir' })
    .click();
  await expect(need(page, title).getByText('Actif', { exact: true })).toBeVisible();

  await call(product, 'POST /contract/note/{matchId}/', {
    as: company.token,
    params: { matchId: idOf("D'Arc") },
    body: completeContractSheet(),
  });
  await page.reload();
  await expect(need(page, title).getByText('1 pris sur 1')).toBeVisible();
  await expect(need(page, title).getByText('Pourvu', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: `Rouvrir : ${title}` }).click();
  const reopening = page.getByRole('dialog', { name: /Rouvrir/ });
  const seats = reopening.getByLabel('Nombre de postes en tout');
  await expect(seats).toHaveValue('2');
  await expectAccessible(page);
  await reopening.getByRole('button', { name: 'Rouvrir' }).click();
  await expect(need(page, title).getByText('1 pris sur 2')).toBeVisible();
});
