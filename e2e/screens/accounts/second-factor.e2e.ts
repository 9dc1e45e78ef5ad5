import { codeAt } from '../../../server/src/testing/fixtures/app-code.ts';
import { expectGoodLooks } from '../../support/matches.ts';
import { expect, test } from '../../support/test.ts';
import { asSuperuser, openAs, password, someCandidate } from '../../support/world.ts';

test('codes of an app: set up, asked for after the password, switched off', async ({
  page,
  product,
}) => {
  const person = await someCandidate(product, await asSuperuser(product));
  await openAs(page, product, person, '/profile');
  const card = page.getByRole('region', { name: 'Connexion en deux étapes' });
  await card.getByRole('button', { name: 'Activer' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Continuer' }).click();
  await expect(
    dialog.getByRole('img', { name: 'Code QR à lire avec l’application' }),
  ).toBeVisible();
  await expectGoodLooks(page);
  const key = (await dialog.locator('code').innerText()).replaceAll(' ', '');
  const code = dialog.getByLabel('Code affiché par l’application');
  await code.fill('12');
  await dialog.getByRole('button', { name: 'Activer' }).click();
  await expect(page.getByText('Ce code n’est pas le bon, ou il a déjà servi.')).toBeVisible();
  await code.fill(codeAt(key, new Date()));
  await dialog.getByRole('button', { name: 'Activer' }).click();
  const codes = dialog.getByRole('list', { name: 'Codes de secours' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  const [recovery = ''] = await codes.allInnerTexts();
  await expectGoodLooks(page);
  await dialog.getByRole('button', { name: 'Je les ai gardés' }).click();
  await expect(card.getByText(/^Activée le/)).toBeVisible();

  await page.getByRole('button', { name: /^Compte de/ }).click();
  await page.getByRole('menuitem', { name: 'Déconnexion' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await page.getByLabel('Adresse email').fill(person.email);
  await page.getByRole('textbox', { name: 'Mot de passe' }).fill(password);
  await page.getByRole('button', { name: 'Se connecter' }).click();
  const asked = page.getByRole('textbox', { name: 'Code' });
  await expect(asked).toBeFocused();
  await expectGoodLooks(page);
  await asked.fill('000000');
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await expect(page.getByText('Ce code n’est pas le bon, ou il a déjà servi.')).toBeVisible();
  await asked.fill(recovery.toLowerCase());
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText("Bonjour Zoé D'Arc");

  await page.goto('/profile');
  await expect(card.getByText('Il vous reste 9 codes de secours.')).toBeVisible();
  await card.getByRole('button', { name: 'Désactiver' }).click();
  await dialog.getByRole('textbox', { name: 'Mot de passe' }).fill(password);
  await dialog.getByRole('button', { name: 'Désactiver' }).click();
  await expect(card.getByRole('button', { name: 'Activer' })).toBeVisible();
});
