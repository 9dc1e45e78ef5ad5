import { makePdfForm } from '../../../server/src/testing/pdf-form.ts';
import { expectAccessible } from '../../support/accessibility.ts';
import { button, expectNoSidewaysScroll } from '../../support/matches.ts';
import { expect, test } from '../../support/test.ts';
import { asSuperuser, openAs } from '../../support/world.ts';

test('a superuser gives the official form, says what fills it, and tries it with an example', async ({
  page,
  product,
}) => {
  await openAs(page, product, await asSuperuser(product), '/dashboard/formation-management');
  await page.getByRole('link', { name: 'Formulaires officiels' }).click();
  await expect(page.getByText(/Aucun PDF n’a été donné/)).toBeVisible();
  await page.getByLabel(/PDF vierge/).setInputFiles({
    name: 'cerfa.pdf',
    mimeType: 'application/pdf',
    buffer: makePdfForm(),
  });
  // Its fields take a while to be read: it is said that it is on its way.
  await page.route(
    '**/api/contract/official-forms/*/',
    async (route) => {
      await expect(page.getByText(/Envoi en cours/)).toBeVisible();
      await route.continue();
    },
    { times: 1 },
  );
  await button(page, 'Donner ce PDF').click();
  await expect(page.getByText('7 sur 7')).toBeVisible();
  await expectAccessible(page);

  await button(page, 'Régler champ_nom').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Rempli par').selectOption('contract_start');
  await dialog.getByLabel('Ce qui s’écrit').selectOption('year');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByText(/Début du contrat.*l’année/)).toBeVisible();
  await page.getByLabel('Seulement ceux que rien ne remplit').check();
  await expect(page.getByText('6 sur 7')).toBeVisible();

  const filled = page.waitForEvent('download');
  await button(page, 'Essayer avec un exemple (PDF)').click();
  expect((await filled).suggestedFilename()).toBe('exemple-de-formulaire.pdf');
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScroll(page);
});
