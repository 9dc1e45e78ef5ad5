import { status } from '@tandem/domain/matches/match';
import { completeContractSheet } from '../../../server/src/testing/fixtures/contracts/contract-sheet.ts';
import { expectAccessible } from '../../support/accessibility.ts';
import { call } from '../../support/api.ts';
import { button, expectGoodLooks, matchRow, setStatus } from '../../support/matches.ts';
import type { Product } from '../../support/product.ts';
import { expect, test } from '../../support/test.ts';
import {
  activeNeed,
  completeCompany,
  openAs,
  type Person,
  type Placement,
  runMatching,
  somePlacement,
} from '../../support/world.ts';

const other = 'Technicien du deuxième atelier';

const finalise = (product: Product, matchId: number, { token }: Person) =>
  call(product, 'POST /contract/note/{matchId}/', {
    as: token,
    params: { matchId },
    body: completeContractSheet(),
  });

/** Another company has said yes to the candidate as well. */
const withAnother = async (product: Product, { superuser, training }: Placement) => {
  const company = await completeCompany(product, superuser);
  await activeNeed(product, company, training, other);
  await runMatching(product, superuser);
  const [match] = await call(product, 'GET /matches/', { as: company.token });
  const id = match?.id ?? 0;
  await call(product, 'POST /matches/{id}/', {
    as: company.token,
    params: { id },
    body: { action: status.acceptedByCompany },
  });
  return { company, id };
};

test('broken in the 45 days and placed again', async ({ page, product, browser }) => {
  const placement = await somePlacement(product);
  const { candidate, company, matchId, superuser, need } = placement;
  const second = await withAnother(product, placement);
  await setStatus(product, placement, status.fullyAccepted);
  await finalise(product, matchId, company);

  const theirs = await (await browser.newContext()).newPage();
  await openAs(theirs, product, candidate);
  await expect(theirs.getByRole('heading', { name: /^Félicitations/ })).toContainText(
    need.company?.name ?? '',
  );
  await expect(theirs.getByRole('link', { name: /^Répondre à l’entreprise/ })).toHaveCount(0);
  await expectAccessible(theirs);
  await theirs.goto(`${product.url}/applicant/matches?match=${second.id}`);
  await expect(matchRow(theirs, other)).toContainText('Mis de côté');
  await expect(button(theirs, 'Accepter le besoin')).toBeDisabled();

  await openAs(page, product, company, `/company/matches?match=${matchId}`);
  await expect(button(page, 'Créer un lien')).toBeVisible();
  await button(page, 'Enregistrer une rupture').click();
  const dialog = page.getByRole('dialog', { name: 'Enregistrer une rupture de contrat' });
  const submit = dialog.getByRole('button', { name: 'Enregistrer la rupture' });
  await submit.click();
  await expect(dialog.getByLabel('Qui a rompu')).toBeFocused();
  await dialog.getByLabel('Qui a rompu').selectOption('L’entreprise');
  await dialog.getByLabel('Raison').selectOption('Période des 45 premiers jours en entreprise');
  await dialog.getByLabel('Jour de la rupture').fill('15/08/2026');
  await submit.click();
  await expect(dialog.getByText('Ce jour précède le début du contrat.')).toBeVisible();
  await dialog.getByLabel('Jour de la rupture').fill('15/10/2026');
  await expect(dialog.getByText(/^Environ 19 jours en entreprise/)).toBeVisible();
  await dialog.getByLabel('Précisions pour le centre').fill('Pour le centre seul');
  await expectGoodLooks(page);
  const told = product.mails.count(candidate.email);
  await submit.dblclick();
  await expect(dialog).toBeHidden();
  await expect(
    page.getByText(
      /^La rupture est enregistrée\s: un e-mail le dit à .+ La place est de nouveau libre\.$/,
    ),
  ).toBeVisible();
  await expect(matchRow(page, /D'Arc/)).toContainText('Inscription rompue');
  await expect(page.getByText('15 octobre 2026')).toBeVisible();
  await expect(button(page, 'Créer un lien')).toHaveCount(0);
  await expectAccessible(page);

  const mail = await product.mails.lastTo(candidate.email, /prend fin/);
  expect(product.mails.count(candidate.email)).toBeLessThanOrEqual(told + 2);
  expect(mail.text).toContain('est rompu au 15 octobre 2026');
  expect(mail.text).not.toMatch(/refus|Pour le centre seul/);

  await theirs.goto(product.url);
  await expect(theirs.getByRole('heading', { name: 'Votre contrat a pris fin' })).toBeVisible();
  await expectAccessible(theirs);
  await theirs.goto(`${product.url}/applicant/contract/${matchId}`);
  await expect(theirs.getByText('Rompue', { exact: true })).toBeVisible();
  await theirs.goto(`${product.url}/applicant/matches?match=${second.id}`);
  await button(theirs, 'Accepter le besoin').click();
  await expect(matchRow(theirs, other)).toContainText('Entièrement accepté');
  await finalise(product, second.id, second.company);
  await theirs.goto(product.url);
  await expect(theirs.getByRole('heading', { name: /^Félicitations/ })).toBeVisible();

  const staff = await (await browser.newContext()).newPage();
  await openAs(staff, product, superuser, `/dashboard/formation-statistics`);
  const row = staff
    .getByRole('table', { name: 'Inscriptions rompues par formation' })
    .getByRole('row', { name: new RegExp(placement.training.programmeName) });
  await expect(row).toHaveText(/1.*1.*1$/);
  await expectAccessible(staff);
});
