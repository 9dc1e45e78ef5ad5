import type { Page } from '@playwright/test';
import { makePdf } from '../../server/src/testing/pdf.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { expect } from '../support/test.ts';
import { goTo } from './people.ts';
import { passTest } from './test-form.ts';

const resume = {
  name: 'cv-maëlle-l-hostis.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from(
    makePdf([
      'Maëlle L’Hostis',
      'Recherche alternance BTS SIO',
      '4 rue des Lices, 35000 Rennes',
      '06 39 98 12 34 - maelle.lhostis@exemple.fr',
      'PROFIL',
      'Curieuse et appliquée, je développe des sites pour des associations.',
      'FORMATION',
      '2023 - 2026 : Baccalauréat général, Lycée Zola, Rennes',
      'COMPÉTENCES',
      'JavaScript, TypeScript, React',
    ]),
  ),
};

/** Fills in the sheet with a resume: what it says is proposed, the rest is chosen. */
export const fillSheet = async (page: Page, formation: string, session: string): Promise<void> => {
  await goTo(page, 'Ma fiche', 'Ma fiche candidat');
  await page.getByLabel(/mon CV/).setInputFiles(resume);
  await expect(page.getByText(/proposés? d’après votre CV/i).first()).toBeVisible();
  const choice = (name: string) => page.getByRole('combobox', { name, exact: true });
  await expect(choice('Ville')).toHaveValue('Rennes');
  await expect(page.getByLabel('Téléphone')).toHaveValue(/06/);
  await choice('Formation').selectOption({ label: formation });
  await choice('Session').selectOption({ label: session });
  await choice('Niveau visé').selectOption('5');
  await choice('Durée souhaitée').selectOption('2 ans');
  await choice('Type de contrat').selectOption("Contrat d'apprentissage");
  await choice('Civilité').selectOption('Madame');
  const sectors = page.getByRole('listbox', { name: 'Secteurs d’activité' });
  await sectors.getByRole('option', { name: /^Activités informatiques/ }).click();
  const location = choice('Lieu de recherche');
  if ((await location.inputValue()) === '') {
    await location.fill('Rennes');
    await page
      .getByRole('option', { name: /^Rennes/ })
      .first()
      .click();
  }
  await choice('Distance maximale').selectOption('50 km');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Créer', exact: true }).click();
  await expect(page.getByText('Fiche candidat créée avec succès!')).toBeVisible();
  await expect(page).toHaveURL(/\/#home$/);
};

export const passCandidateTest = async (page: Page): Promise<void> => {
  await goTo(page, 'Mon test', 'Test de personnalité');
  await passTest(page, 4);
  await expect(page).toHaveURL(/\/#home$/);
};

/** Accepts the need of the match that a mail has led to. */
export const acceptNeed = async (page: Page, need: string): Promise<void> => {
  await expect(page.getByRole('heading', { level: 1, name: 'Vos matchs' })).toBeVisible();
  await expect(page.getByText(need).first()).toBeVisible();
  await expect(page.getByText(/^Score total/).first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Accepter le besoin' }).click();
  await expect(page.getByText('Statut mis à jour avec succès.')).toBeVisible();
};
