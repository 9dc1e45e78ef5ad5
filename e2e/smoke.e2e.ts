import { expectAccessible } from './support/accessibility.ts';
import { expect, test } from './support/test.ts';
import { asSuperuser, openAs, somePlacement } from './support/world.ts';

test('a visitor meets the home page, a superuser the six areas', async ({ page, product }) => {
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Se connecter' }).first()).toBeVisible();
  await expectAccessible(page);
  await openAs(page, product, await asSuperuser(product));
  await expect(page.getByText('Gestion de la plateforme')).toBeVisible();
  await somePlacement(product);
});
