import { expectGoodLooks } from '../../support/matches.ts';
import { expect, test } from '../../support/test.ts';
import { asSuperuser, openAs, password, someCandidate } from '../../support/world.ts';

test('a wrong password is told, the right one leads home', async ({ page, product }) => {
  const { email } = await someCandidate(product, await asSuperuser(product));
  const submit = page.getByRole('button', { name: 'Se connecter' });
  const typed = page.getByRole('textbox', { name: 'Mot de passe' });
  await page.goto('/login');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Connexion');
  await expect(page).toHaveTitle('Connexion – Tandem');
  await expect(
    page.getByRole('link', { name: 'Mot de passe oublié ? Cliquez ici pour le réinitialiser' }),
  ).toHaveAttribute('href', '/reset-password-email');

  await submit.click();
  await expect(page.getByText('Ce champ est obligatoire.')).toHaveCount(2);
  await expect(page.getByLabel('Adresse email')).toBeFocused();
  await expectGoodLooks(page);

  await page.getByLabel('Adresse email').fill(email);
  await typed.fill('Presque-2026!');
  await submit.click();
  await expect(page.getByText('Connexion en cours...')).toBeVisible();
  await expect(
    page.getByText('Identifiant ou mot de passe incorrect. Veuillez réessayer.'),
  ).toBeVisible();
  await expect(page.getByText('Connexion en cours...')).toHaveCount(0);
  await expectGoodLooks(page);

  await typed.fill(password);
  await page.getByRole('button', { name: 'Afficher le mot de passe' }).click();
  await expect(typed).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: 'Masquer le mot de passe' }).click();
  await expect(typed).toHaveAttribute('type', 'password');
  await submit.click();
  await expect(page.getByText('Connexion réussie !')).toBeVisible();
  await expect(page).toHaveURL(`${product.url}/`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText("Bonjour Zoé D'Arc");
});

test('who is signed in has nothing to do here', async ({ page, product }) => {
  await openAs(page, product, await asSuperuser(product), '/login');
  await expect(page).toHaveURL(`${product.url}/`);
});

test('without a network the password is not blamed', async ({ page }) => {
  await page.route('**/api/token/', (route) => route.abort('internetdisconnected'));
  await page.goto('/login');
  await page.getByLabel('Adresse email').fill('zoe@exemple.fr');
  await page.getByRole('textbox', { name: 'Mot de passe' }).fill(password);
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await expect(page.getByText(/^Le serveur ne répond pas/)).toBeVisible();
  await expect(page.getByText(/mot de passe incorrect/)).toHaveCount(0);
});
