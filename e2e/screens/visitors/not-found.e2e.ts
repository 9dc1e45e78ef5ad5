import { expectGoodLooks } from '../../support/matches.ts';
import { expect, nowhere, test } from '../../support/test.ts';

test('an address that leads nowhere says so, and leads home', async ({ page, product }) => {
  for (const address of nowhere) {
    const answer = await page.goto(address);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 - Not Found');
  }
  await expect(
    page.getByText("Désolé, la page que vous recherchez n'existe pas.", { exact: true }),
  ).toBeVisible();
  await expectGoodLooks(page);
  await page.getByRole('link', { name: "Retour à la page d'accueil" }).click();
  await expect(page).toHaveURL(`${product.url}/`);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});
