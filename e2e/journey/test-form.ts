import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { expect } from '../support/test.ts';

/** Answers every question of the personality test as a person would, and saves. */
export const passTest = async (page: Page, choice: number): Promise<void> => {
  await expect(page.getByText('Ce test rapide prend 2 minutes.')).toBeVisible();
  const questions = page.getByRole('main').getByRole('combobox');
  for (const question of await questions.all()) await question.selectOption({ index: choice });
  await expect(page.getByText('Il reste 1 question.')).toBeVisible();
  await page.getByRole('main').getByRole('textbox').fill('Apprendre un métier en équipe.');
  await expect(page.getByText('Toutes les questions ont une réponse.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByText('Données mises à jour avec succès')).toBeVisible();
};
