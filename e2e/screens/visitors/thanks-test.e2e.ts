import { expectGoodLooks } from '../../support/matches.ts';
import { expect, test } from '../../support/test.ts';

test('the tutor is thanked, and may go home', async ({ page, product }) => {
  await page.goto('/thanks-test');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Merci');
  await expect(page.getByText(/Vos réponses sont enregistrées avec succès/)).toBeVisible();
  await expectGoodLooks(page);
  await page.getByRole('link', { name: "Retour à la page d'accueil" }).click();
  await expect(page).toHaveURL(`${product.url}/`);
});
