import type { Page } from '@playwright/test';
import { makePdf } from '../../server/src/testing/pdf.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { choice, fillRest } from '../support/applicant-sheet.ts';
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

/** Fills in the sheet with a resume that is given at home: what it says is proposed, the rest is chosen. */
export const fillSheet = async (
  page: Page,
  programmeName: string,
  sessionName: string,
): Promise<void> => {
  await page.getByLabel(/^Déposez votre CV/).setInputFiles(resume);
  await expect(page.getByRole('heading', { level: 1, name: 'Ma fiche candidat' })).toBeVisible();
  await expect(page.getByText(/proposés? d’après votre CV/i).first()).toBeVisible();
  await expect(choice(page, 'Ville')).toHaveValue('Rennes');
  await expect(page.getByLabel('Téléphone')).toHaveValue(/06/);
  await fillRest(page, { programmeName, sessionName });
  await choice(page, 'Niveau visé').selectOption('5');
  const location = choice(page, 'Lieu de recherche');
  if ((await location.inputValue()) === '') {
    await location.fill('Rennes');
    await page
      .getByRole('option', { name: /^Rennes/ })
      .first()
      .click();
  }
  await choice(page, 'Distance maximale').selectOption('50 km');
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
