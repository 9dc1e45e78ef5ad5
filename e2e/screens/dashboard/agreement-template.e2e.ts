import { expectAccessible } from '../../support/accessibility.ts';
import { button, expectNoSidewaysScroll } from '../../support/matches.ts';
import { expect, test } from '../../support/test.ts';
import { asSuperuser, openAs } from '../../support/world.ts';

test('a superuser makes the template of the training agreement their own, and takes the delivered one back', async ({
  page,
  product,
}) => {
  await openAs(page, product, await asSuperuser(product), '/dashboard/formation-management');
  await page.getByRole('link', { name: 'Modèle de convention' }).click();
  const area = page.getByLabel('Texte du modèle');
  await expect(area).toHaveValue(/Modèle à faire relire/);
  await expectAccessible(page);

  await area.fill('# Essai\n\nEntre {{siret}}');
  await button(page, 'Enregistrer').click();
  await expect(page.getByText(/Cette variable n’existe pas/)).toBeVisible();
  await area.fill('# Essai\n\nEntre ');
  await button(page, 'Raison sociale').click();
  await expect(area).toHaveValue('# Essai\n\nEntre {{entreprise}}');
  await expect(page.getByText('Entre Atelier du Rhône')).toBeVisible();
  const saved = page.waitForEvent('download');
  await button(page, 'Voir le PDF').click();
  expect((await saved).suggestedFilename()).toBe('exemple-de-convention.pdf');
  await button(page, 'Enregistrer').click();
  await expect(page.getByText('Modèle enregistré.')).toBeVisible();

  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScroll(page);
  await button(page, 'Revenir au modèle livré').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Revenir au modèle livré' }).click();
  await expect(area).toHaveValue(/Modèle à faire relire/);
});
