import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/accessibility.ts';
import {
  button,
  countCalls,
  expectGoodLooks,
  expectNoSidewaysScroll,
  matchRow,
  setStatus,
} from '../../support/matches.ts';
import { contractYears, tutorNir, typedSheet } from '../../support/contract-sheet.ts';
import { expectPaperHead } from '../../support/paper.ts';
import { expect, test } from '../../support/test.ts';
import { openAs, somePlacement } from '../../support/world.ts';

const title = "FICHE D'INFORMATION POUR PREPARER LA CONVENTION DE FORMATION ET LE CONTRAT";
const nir = tutorNir;

const form = (page: Page) => page.getByRole('dialog', { name: title });

const field = (page: Page, label: string) => form(page).getByLabel(label, { exact: true });

const fill = async (page: Page) => {
  for (const { label, text } of typedSheet) {
    const input = field(page, label);
    if ((await input.inputValue()) === '') await input.fill(text);
  }
};

test('the sheet is prefilled, checks numbers as one types, and keeps what is typed', async ({
  page,
  product,
}) => {
  const placement = await somePlacement(product);
  const { company, matchId, need } = placement;
  await setStatus(product, placement, 3);
  await openAs(page, product, company, `/company/matches?match=${matchId}`);
  const saves = countCalls(page, 'POST', `/api/contract/note/${matchId}/`);
  await button(page, "Finaliser l'inscription").click();
  await expect(field(page, 'Raison sociale')).toHaveValue(need.company?.name ?? '');
  await expect(field(page, 'Effectif')).toHaveValue('20 à 49 salariés');
  await expect(form(page).getByText('Prérempli, à vérifier').first()).toBeVisible();
  for (const hint of ['14 chiffres', '4 chiffres et 1 lettre', '15 chiffres'])
    await expect(form(page).getByText(hint, { exact: true })).toBeVisible();
  await expectGoodLooks(page);

  await button(page, 'Enregistrer et finaliser').click();
  await expect(field(page, 'Forme juridique')).toBeFocused();
  await expect(field(page, 'Forme juridique')).toHaveAccessibleDescription(
    'Ce champ est obligatoire.',
  );
  await expectAccessible(page);

  await field(page, 'SIRET').fill('123');
  await field(page, 'Code APE').fill('4400A');
  await expect(field(page, 'SIRET')).toHaveAccessibleDescription(/Ce SIRET a 3 chiffres\./);
  await expect(form(page).getByText(/ne figure pas dans la nomenclature/)).toBeVisible();
  await field(page, 'Date de naissance du tuteur').fill('17/05/2015');
  await expect(field(page, 'Date de naissance du tuteur')).toHaveAccessibleDescription(/majeur/);
  await expectAccessible(page);
  await field(page, 'Forme juridique').fill('SARL');
  await expect(form(page).getByText(/^Brouillon enregistré/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(form(page)).toHaveCount(0);
  await page.reload();
  await button(page, "Finaliser l'inscription").click();
  await expect(field(page, 'Forme juridique')).toHaveValue('SARL');
  await expect(field(page, 'SIRET')).toHaveValue('123');
  expect(saves()).toBe(0);
});

test('saving finalises, once; the saved sheet hides the NIR until it is asked for', async ({
  page,
  product,
}) => {
  const placement = await somePlacement(product);
  const { company, matchId } = placement;
  await setStatus(product, placement, 3);
  await openAs(page, product, company, `/company/matches?match=${matchId}`);
  const saves = countCalls(page, 'POST', `/api/contract/note/${matchId}/`);
  await button(page, "Finaliser l'inscription").click();
  await fill(page);
  await field(page, 'Fin du contrat').fill('01/09/2026');
  await field(page, 'E-mail du tuteur').fill('tuteur');
  await button(page, 'Enregistrer et finaliser').click();
  await expect(field(page, 'E-mail du tuteur')).toBeFocused();
  await expect(
    form(page)
      .getByText(/La fin du contrat doit suivre son début/)
      .first(),
  ).toBeVisible();
  await field(page, 'E-mail du tuteur').fill('tuteur@exemple.fr');
  await field(page, 'Fin du contrat').fill(`31/08/${contractYears.end}`);

  await button(page, 'Enregistrer et finaliser').dblclick();
  await expect(page.getByText('Informations enregistrées avec succès')).toBeVisible();
  await expect(form(page)).toHaveCount(0);
  await expect(matchRow(page, /Inscription finalisée/)).toBeVisible();
  expect(saves()).toBe(1);

  await button(page, 'Voir la fiche du contrat').click();
  await expect(form(page).getByText('17 mai 1980')).toBeVisible();
  await expect(form(page).getByText(`1er septembre ${contractYears.start}`)).toBeVisible();
  await expect(form(page).getByText(nir)).toHaveCount(0);
  await expectAccessible(page);
  const asked = countCalls(page, 'GET', `/api/contract/note/${matchId}/nir/`);
  expect(asked()).toBe(0);
  await button(page, 'Afficher le NIR').click();
  await expect(form(page).getByText(nir)).toBeVisible();
  expect(asked()).toBe(1);
  await expectPaperHead(page, form(page));
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
  await expect(button(page, 'Imprimer')).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await button(page, 'Corriger').click();
  await field(page, 'Forme juridique').fill('SARL');
  await button(page, 'Terminer').click();
  await expect(form(page)).toHaveCount(0);
  await button(page, 'Voir la fiche du contrat').click();
  await expect(form(page).getByText('SARL', { exact: true })).toBeVisible();
  await button(page, 'Fermer').click();
  await expect(button(page, 'Voir la fiche du contrat')).toBeFocused();
});

test('when the match has changed meanwhile, the refusal is told and the match shown as it is', async ({
  page,
  product,
}) => {
  const placement = await somePlacement(product);
  await setStatus(product, placement, 3);
  await openAs(page, product, placement.company, `/company/matches?match=${placement.matchId}`);
  await button(page, "Finaliser l'inscription").click();
  await fill(page);

  await page.context().setOffline(true);
  await button(page, 'Enregistrer et finaliser').click();
  const failed = page.getByText("Erreur lors de l'enregistrement des informations");
  await expect(failed).toBeVisible();
  await expect(form(page).getByText(/^Pas de réseau/)).toBeVisible();
  await expect(field(page, 'SIRET')).toHaveValue('732 829 320 00074');
  await page.context().setOffline(false);
  await expect(form(page).getByText(/^Brouillon enregistré/)).toBeVisible();

  await setStatus(product, placement, -2);
  await button(page, 'Enregistrer et finaliser').click();
  await expect(form(page)).toHaveCount(0);
  await expect(failed.last()).toBeVisible();
  await expect(matchRow(page, /Refusé par le candidat/)).toBeVisible();
});

test('the staff sets any status, reads the history, finalises and takes back', async ({
  page,
  product,
}) => {
  const placement = await somePlacement(product);
  const { superuser, matchId } = placement;
  await openAs(page, product, superuser, `/dashboard/offer-management?match=${matchId}`);
  const statuses = page.getByRole('group', { name: 'Changer le statut' });
  const choice = (name: string) => statuses.getByRole('button', { name, exact: true });
  await expect(choice("En attente de l'entreprise")).toHaveAttribute('aria-pressed', 'true');
  await expect(statuses.getByRole('button')).toHaveCount(6);
  await expect(page.getByText('Le statut n’a pas changé')).toBeVisible();
  await choice('Entièrement accepté').click();
  await expect(choice('Entièrement accepté')).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByText('Statut mis à jour avec succès.')).toBeVisible();
  await expect(page.getByText("En attente de l'entreprise → Entièrement accepté")).toBeVisible();
  await button(page, "Finaliser l'inscription").click();
  await fill(page);
  await button(page, 'Enregistrer et finaliser').click();
  await expect(page.getByText('Entièrement accepté → Inscription finalisée')).toBeVisible();
  await expect(button(page, 'Voir la fiche du contrat')).toBeVisible();
  await choice("Accepté par l'entreprise").click();
  const question = page.getByRole('dialog', { name: /^Changer le statut/ });
  await expect(question).toContainText('L’inscription sera annulée');
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Changer le statut' }).click();
  await expect(choice("Accepté par l'entreprise")).toHaveAttribute('aria-pressed', 'true');
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScroll(page);
});
