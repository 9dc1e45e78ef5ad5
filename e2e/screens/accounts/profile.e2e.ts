import { expectGoodLooks } from '../../support/matches.ts';
import { expect, test } from '../../support/test.ts';
import {
  asSuperuser,
  openAs,
  password,
  signIn,
  someCandidate,
  someCompany,
} from '../../support/world.ts';

const chosen = 'Mirabelle-2027!';

test('shows the account, changes the password, and ends the other sign-ins', async ({
  page,
  product,
}) => {
  const person = await someCandidate(product, await asSuperuser(product));
  await signIn(product, person.email);
  await openAs(page, product, person, '/profile');
  const main = page.getByRole('main');
  await expect(main.getByText(person.email)).toBeVisible();
  await expect(main.getByText('Candidat', { exact: true })).toBeVisible();
  await expect(main.getByText('Cet appareil', { exact: true })).toBeVisible();
  await expectGoodLooks(page);

  await main.getByRole('button', { name: 'Déconnecter tous les autres appareils' }).click();
  const question = page.getByRole('dialog', { name: 'Déconnecter tous les autres appareils ?' });
  await expectGoodLooks(page);
  await question.getByRole('button', { name: 'Déconnecter tous les autres appareils' }).click();
  await expect(page.getByText('Vos autres appareils sont déconnectés.')).toBeVisible();
  await expect(main.getByRole('button', { name: /^Déconnecter/ })).toHaveCount(0);

  const current = main.getByRole('textbox', { name: 'Mot de passe actuel' });
  await current.fill('Presque-2026!');
  await main.getByRole('textbox', { name: 'Nouveau mot de passe', exact: true }).fill(chosen);
  await main.getByRole('textbox', { name: 'Confirmer le nouveau mot de passe' }).fill(chosen);
  await main.getByRole('button', { name: 'Changer le mot de passe' }).click();
  await expect(page.getByText('Le mot de passe actuel est incorrect.')).toBeVisible();
  await expectGoodLooks(page);
  await current.fill(password);
  await main.getByRole('button', { name: 'Changer le mot de passe' }).click();
  await expect(page.getByText('Mot de passe modifié.')).toBeVisible();
  await expect(current).toHaveValue('');
  await signIn(product, person.email, chosen);
  await page.reload();
  await expect(main.getByText(person.email)).toBeVisible();
});

test('names each kind of account', async ({ browser, page, product }) => {
  const by = await asSuperuser(product);
  await openAs(page, product, by, '/profile');
  await expect(page.getByRole('main').getByText('Admin', { exact: true })).toBeVisible();
  const other = await browser.newPage();
  await openAs(other, product, await someCompany(product, by), '/profile');
  await expect(other.getByRole('main').getByText('Entreprise', { exact: true })).toBeVisible();
  await other.close();
});
