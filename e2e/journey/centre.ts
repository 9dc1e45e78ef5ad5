import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import type { SheetFile } from '../support/spreadsheets.ts';
import { expect } from '../support/test.ts';
import { goTo, labelled } from './people.ts';

/** What the training centre's staff do. */

export const createTraining = async (
  page: Page,
  programme: string,
  level: string,
  session: string,
): Promise<void> => {
  await goTo(page, 'Formations', 'Gestion des Formations');
  await page.getByRole('button', { name: 'Ajouter une session' }).first().click();
  let dialog = page.getByRole('dialog');
  await dialog.getByLabel('Nom de la session').fill(session);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Ajouter', exact: true }).click();
  await expect(page.getByText('Session ajoutée avec succès')).toBeVisible();
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Ajouter une formation' }).first().click();
  dialog = page.getByRole('dialog');
  await dialog.getByLabel(labelled('Nom')).fill(programme);
  await dialog.getByLabel('Niveau').selectOption(level);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Ajouter', exact: true }).click();
  await expect(page.getByText('Formation ajoutée avec succès')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(programme)).toBeVisible();
};

export const inviteManager = async (
  page: Page,
  firstName: string,
  lastName: string,
  email: string,
): Promise<void> => {
  await goTo(page, 'Gestionnaires', 'Gestion des Responsables');
  await page.getByRole('button', { name: 'Nouveau responsable' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(labelled('Prénom')).fill(firstName);
  await dialog.getByLabel(labelled('Nom')).fill(lastName);
  await dialog.getByLabel('Adresse email').fill(email);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Ajouter', exact: true }).click();
  await expect(page.getByText('Membre créé avec succès')).toBeVisible();
  await expect(page.getByText(email)).toBeVisible();
};

export interface Import {
  /** The entry of the menu, and the title of its screen. */
  entry: string;
  title: string;
  file: SheetFile;
  /** The button that sends, and the toast when it is done. */
  send: string;
  done: string;
}

export const importFile = async (
  page: Page,
  { entry, title, file, send, done }: Import,
): Promise<void> => {
  await goTo(page, entry, title);
  await page.getByRole('button', { name: 'Importer Excel' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(/Fichier Excel/).setInputFiles(file);
  await expect(dialog.getByRole('button', { name: send })).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: send }).click();
  await expect(page.getByText(done)).toBeVisible();
  await expect(dialog.getByRole('heading', { name: 'Compte rendu' })).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Fermer' }).last().click();
  await expect(dialog).toBeHidden();
};

export const launchMatching = async (page: Page): Promise<void> => {
  await goTo(page, 'Statistiques', 'Statistiques par formation');
  await page.getByRole('button', { name: 'Lancer le matching' }).click();
  await expect(page.getByText('Matching terminé avec succès!')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Lancer le matching' })).toBeEnabled();
};
