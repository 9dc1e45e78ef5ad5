import { readFileSync } from 'node:fs';
import { readZip } from '../../../server/src/testing/read-zip.ts';
import { expectGoodLooks, setStatus } from '../../support/matches.ts';
import { expect, test } from '../../support/test.ts';
import { asSuperuser, openAs, signIn, someCandidate, somePlacement } from '../../support/world.ts';

test('one’s own data is downloaded as an archive, also after the network was away', async ({
  page,
  product,
}) => {
  const person = await someCandidate(product, await asSuperuser(product));
  await openAs(page, product, person, '/profile');
  const button = page.getByRole('button', { name: 'Télécharger mes données' });
  await expect(button).toBeVisible();
  await expectGoodLooks(page);

  await page.context().setOffline(true);
  await button.click();
  await expect(page.getByText('Vos données n’ont pas pu être téléchargées.')).toBeVisible();
  await page.context().setOffline(false);

  const downloading = page.waitForEvent('download');
  await button.dblclick();
  const download = await downloading;
  await expect(page.getByText('Vos données sont téléchargées.')).toHaveCount(1);
  expect(download.suggestedFilename()).toMatch(/^tandem-mes-donnees-\d{4}-\d\d-\d\d\.zip$/);
  const files = readZip(readFileSync(await download.path()));
  expect(JSON.parse(files.get('compte.json')?.toString() ?? 'null')).toMatchObject({
    'adresse e-mail': person.email,
  });
});

test('after a quarter of an hour the password is asked for, and what was asked goes on by itself', async ({
  page,
  product,
}) => {
  const person = await someCandidate(product, await asSuperuser(product));
  await openAs(page, product, person, '/profile');
  // In the place of a quarter of an hour: what the server answers then.
  const json = { code: 'identity_doubted', message: 'Confirmez d’abord que c’est bien vous.' };
  await page.route('**/api/own-data/', (route) => route.fulfill({ status: 403, json }), {
    times: 1,
  });
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Télécharger mes données' }).click();
  const dialog = page.getByRole('dialog', { name: 'Est-ce bien vous ?' });
  const typed = dialog.getByRole('textbox', { name: 'Mot de passe' });
  await expect(typed).toBeFocused();
  await expectGoodLooks(page);
  await typed.fill('Presque-2026!');
  await typed.press('Enter');
  await expect(dialog.getByText('Le mot de passe est incorrect.')).toBeVisible();
  await typed.fill(person.password);
  await typed.press('Enter');
  expect((await downloading).suggestedFilename()).toMatch(/^tandem-mes-donnees/);
  await expect(dialog).toBeHidden();
});

test('an account is deleted after it was said what goes, with the password', async ({
  page,
  product,
}) => {
  const placement = await somePlacement(product);
  const { candidate } = placement;
  await setStatus(product, placement, 1);
  await openAs(page, product, candidate, '/profile');
  const open = page.getByRole('button', { name: 'Supprimer mon compte' });
  await open.click();
  const dialog = page.getByRole('dialog', { name: 'Supprimer votre compte' });
  await expect(dialog.getByText('1 fichier déposé')).toBeVisible();
  await expect(dialog.getByText('1 match, avec son historique')).toBeVisible();
  await expect(
    dialog.getByText(/^1 entreprise compte sur vous\u202f: 1 souhaite vous rencontrer\./),
  ).toBeVisible();
  await expectGoodLooks(page);

  const password = dialog.getByRole('textbox', { name: 'Votre mot de passe' });
  const confirm = dialog.getByRole('button', { name: 'Supprimer mon compte' });
  await confirm.click();
  await expect(dialog.getByText('Ce champ est obligatoire.')).toBeVisible();
  await password.fill('Presque-2026!');
  await confirm.click();
  await expect(dialog.getByText('Le mot de passe est incorrect.')).toBeVisible();

  await password.fill(candidate.password);
  await page.context().setOffline(true);
  await confirm.click();
  await expect(page.getByText('Votre compte n’a pas pu être supprimé.')).toBeVisible();
  await page.context().setOffline(false);
  await confirm.dblclick();
  await expect(page.getByText('Votre compte a été supprimé.')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Se connecter' })).toBeVisible();
  await expect(page).toHaveURL(`${product.url}/`);

  await page.goto('/profile');
  await expect(page).toHaveURL(/\/login/);
  await expect(signIn(product, candidate.email)).rejects.toThrow('401');
});

test('the last superuser is told that the account stays', async ({ page, product }) => {
  await openAs(page, product, await asSuperuser(product), '/profile');
  await page.getByRole('button', { name: 'Supprimer mon compte' }).click();
  const dialog = page.getByRole('dialog', { name: 'Supprimer votre compte' });
  await expect(dialog.getByText(/Vous êtes le dernier superutilisateur/)).toBeVisible();
  await expect(dialog.getByRole('textbox')).toHaveCount(0);
  await expectGoodLooks(page);
});
