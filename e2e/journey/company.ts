import { typedSheet } from '../support/contract-sheet.ts';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { expect } from '../support/test.ts';
import { goTo, labelled } from './people.ts';
import { passTest } from './test-form.ts';

export const fillCompanySheet = async (page: Page): Promise<void> => {
  await goTo(page, 'Fiche Entreprise', 'Fiche entreprise');
  const sectors = page.getByRole('listbox', { name: 'Secteurs d’activité' });
  await sectors.getByRole('option', { name: /^Activités informatiques/ }).click();
  await page.getByRole('combobox', { name: 'Type d’organisation' }).selectOption('PME');
  await page.getByRole('combobox', { name: 'Effectif' }).selectOption('20 à 49 salariés');
  await page.getByRole('combobox', { name: 'Ville' }).fill('Rennes');
  await page
    .getByRole('option', { name: /^Rennes/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByText('Entreprise enregistrée avec succès')).toBeVisible();
  await expect(page).toHaveURL(/\/#home$/);
};

/** Creates a need and answers the test link that is to be handed to the tutor. */
export const createNeed = async (
  page: Page,
  need: string,
  programme: string,
  session: string,
): Promise<string> => {
  await goTo(page, 'Besoins en recrutement', 'Gestion des Besoins');
  await expect(page.getByText('Aucun besoin pour l’instant.')).toBeVisible();
  await page.getByRole('button', { name: 'Nouveau besoin' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'Intitulé du poste' }).fill(need);
  await dialog.getByLabel('Session académique').selectOption({ label: session });
  await dialog.getByLabel('Type de contrat').selectOption("Contrat d'apprentissage");
  await dialog.getByLabel('Niveau visé').selectOption('5');
  await dialog.getByLabel('Le poste est à l’adresse de l’entreprise').check();
  await expect(
    dialog.getByText('Le lieu sera celui de la fiche entreprise : Rennes.'),
  ).toBeVisible();
  await dialog.getByRole('option', { name: programme }).click();
  await dialog
    .getByLabel('Fiche de poste')
    .fill('Vous développez nos sites en TypeScript et React, avec une équipe de cinq personnes.');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Ajouter le besoin' }).click();
  await expect(page.getByText(/^Besoin ajouté avec succès !/)).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Inactif', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: /^Copier le lien/ }).click();
  await expect(page.getByText('Lien copié !')).toBeVisible();
  return page.evaluate(() => navigator.clipboard.readText());
};

/** The tutor's part: no account, only the link. */
export const passTutorTest = async (page: Page, link: string): Promise<void> => {
  await page.goto(link);
  await passTest(page, 4);
  await expect(page).toHaveURL('/thanks-test');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible(page);
};

export const expectActiveNeed = async (page: Page, need: string): Promise<void> => {
  await page.reload();
  await expect(page.getByRole('heading', { name: need })).toBeVisible();
  await expect(page.getByText('Actif', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Copier le lien/ })).toHaveCount(0);
};

export const acceptCandidate = async (page: Page, candidate: string): Promise<void> => {
  await goTo(page, 'Matchs', 'Matchs');
  await page
    .getByRole('button', { name: new RegExp(candidate) })
    .first()
    .click();
  await expect(page.getByText(/^Score total/).first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Accepter le candidat' }).click();
  await expect(page.getByText('Statut mis à jour avec succès.')).toBeVisible();
};

/** Fills in the contract sheet of the match that a mail has led to, which finalises the enrolment. */
export const finalise = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: "Finaliser l'inscription" }).click();
  const dialog = page.getByRole('dialog', {
    name: "FICHE D'INFORMATION POUR PREPARER LA CONVENTION DE FORMATION ET LE CONTRAT",
  });
  for (const { label, text } of typedSheet) await dialog.getByLabel(labelled(label)).fill(text);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByText('Informations enregistrées avec succès')).toBeVisible();
  await expect(dialog).toBeHidden();
};
