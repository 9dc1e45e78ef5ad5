import { expectAccessible } from '../../support/accessibility.ts';
import { expect, test } from '../../support/test.ts';
import { asSuperuser, openAs, unique } from '../../support/world.ts';

test('a superuser makes a key for a program, sees it once, and revokes it', async ({
  page,
  product,
}) => {
  await openAs(page, product, await asSuperuser(product), '/');
  await page.getByRole('main').getByRole('link', { name: 'Logiciels reliés' }).click();
  await expect(page.getByRole('heading', { name: 'Logiciels reliés' })).toBeVisible();
  await page.getByRole('button', { name: 'Nouvelle clé' }).click();
  const making = page.getByRole('dialog', { name: 'Créer une clé' });
  await making.getByRole('button', { name: 'Créer la clé' }).click();
  await expect(making.getByText('Choisissez au moins un droit.')).toBeVisible();
  await expectAccessible(page);
  const name = unique("Tableau de bord de l'équipe ");
  await making.getByLabel('Logiciel').fill(name);
  for (const scope of ['Candidats', 'Statistiques']) await making.getByLabel(scope).check();
  await making.getByLabel('Dernier jour').fill('31/08/2040');
  await making.getByRole('button', { name: 'Créer la clé' }).click();

  const made = page.getByRole('dialog', { name: 'Copiez la clé maintenant' });
  const key = (await made.locator('code').textContent()) ?? '';
  expect(key).toMatch(/^tandem_[0-9a-f]{10}_[\w-]{43}$/);
  await expectAccessible(page);
  await made.getByRole('button', { name: 'C’est fait' }).click();
  const read = () =>
    page.request.get(`${product.url}/api/v1/statistics/`, {
      headers: { authorization: `Bearer ${key}` },
    });
  expect((await read()).status()).toBe(200);
  await page.reload();
  const row = page.getByRole('table', { name: 'Clés de lecture' }).getByRole('row', { name });
  await expect(row).toContainText('Candidats, Statistiques');
  await expect(row).toContainText('31 août 2040');
  await expect(page.getByText(key)).toHaveCount(0);
  for (const [width, colorScheme] of [
    [390, 'light'],
    [390, 'dark'],
    [1366, 'dark'],
    [1366, 'light'],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page);
  }

  await page.getByRole('button', { name: `Révoquer la clé de ${name}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Révoquer' }).click();
  await expect(row).toContainText('Révoquée');
  expect((await read()).status()).toBe(401);
});
