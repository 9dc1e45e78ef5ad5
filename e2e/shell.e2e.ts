import { expectAccessible } from './support/accessibility.ts';
import { whoIsThere } from './support/frames.ts';
import { setStatus } from './support/matches.ts';
import { holdBack } from './support/needs.ts';
import { expect, test } from './support/test.ts';
import {
  asSuperuser,
  openAs,
  password,
  someCandidate,
  someManager,
  somePlacement,
} from './support/world.ts';

test('a visitor signs in first, and arrives where they wanted to go', async ({ page, product }) => {
  const { email } = await someCandidate(product, await asSuperuser(product));
  await page.goto('/applicant/test?x=1');
  await expect(page).toHaveURL(/\/login$/);
  await page.getByLabel('Adresse email').fill(email);
  await page.getByRole('textbox', { name: 'Mot de passe' }).fill(password);
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await expect(page).toHaveURL(/\/applicant\/test\?x=1$/);
  for (const address of ['/company/page', '/dashboard/offer-management', '/dashboard/outbox']) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText("Bonjour Zoé D'Arc");
    await expect(page).toHaveURL(`${product.url}/`);
  }
});

test('while the session is checked nothing is shown of what may not be seen', async ({
  page,
  product,
}) => {
  const { release } = await holdBack(page, '**/api/user/', 'GET');
  const manager = await someManager(product, await asSuperuser(product));
  await openAs(page, product, manager, '/dashboard/manager-management');
  await expect(page.getByText('Loading...')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Gestion des Responsables' })).toHaveCount(0);
  await expectAccessible(page);
  release();
  await expect(page).toHaveURL(`${product.url}/`);
  await expect(page.getByRole('heading', { name: 'Gestion des formations :' })).toBeVisible();
});

test('a server that does not answer for a while signs nobody out', async ({ page, product }) => {
  const person = await someCandidate(product, await asSuperuser(product));
  await page.route(whoIsThere, (route) => route.abort('internetdisconnected'));
  await openAs(page, product, person, '/profile');
  const retry = page.getByRole('main').getByRole('button', { name: 'Réessayer' });
  await expect(page.getByText('Le serveur ne répond pas.')).toBeVisible();
  await expectAccessible(page);
  await expect(page).toHaveURL(/\/profile$/);
  await page.unrouteAll();
  await retry.click();
  await expect(page.getByText('Candidat', { exact: true })).toBeVisible();
});

test('a screen that cannot be fetched says so, and is tried again', async ({ page, product }) => {
  await openAs(page, product, await asSuperuser(product), '/profile');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Profil');
  await page.route(/\/assets\/FormationStatistics/, (route) => route.abort('internetdisconnected'));
  await page.route(/\/profile\/?$/, (route) => route.abort('internetdisconnected'));
  await page.context().setOffline(true);
  const nav = page.getByRole('navigation', { name: 'Menu principal' });
  await nav.getByRole('link', { name: 'Statistiques' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Cette page n’a pas pu être chargée',
  );
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await expect(page.getByText('Toujours pas de connexion.')).toBeVisible();
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page);
  // What was fetched before is still there.
  await page.getByRole('button', { name: /^Compte de/ }).click();
  await page.getByRole('menuitem', { name: 'Profil' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Profil');
  await page.goBack();
  await page.unrouteAll();
  await page.context().setOffline(false);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Statistiques par formation');
});

test('on a phone the menu and the bell are within reach', async ({ page, product }) => {
  const placement = await somePlacement(product);
  await setStatus(product, placement, 1);
  await page.setViewportSize({ width: 360, height: 740 });
  await openAs(page, product, placement.company);
  await page.getByRole('button', { name: 'Ouvrir le menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu.getByRole('link')).toHaveText([
    'Fiche Entreprise',
    'Besoins en recrutement',
    'Matchs',
    'Rendez-vous',
    'Profil',
  ]);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Ouvrir le menu' })).toBeFocused();
  await page.getByRole('button', { name: /^Notifications, \d+ non lue/ }).click();
  await expect(page.getByRole('dialog', { name: 'Notifications' })).toBeVisible();
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Ouvrir le menu' }).click();
  await menu.getByRole('button', { name: 'Déconnexion' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Connexion');
  await expect(page).toHaveURL(`${product.url}/login`);
  await expect(page.getByText('Votre session est terminée')).toHaveCount(0);
  expect(await page.evaluate(() => window.localStorage.getItem('refresh'))).toBeNull();
});

test('the back button closes what is open before it leaves the screen', async ({
  page,
  product,
}) => {
  const superuser = await asSuperuser(product);
  await page.setViewportSize({ width: 360, height: 740 });
  await openAs(page, product, superuser, '/');
  const menu = page.getByRole('dialog', { name: 'Menu' });
  // Nothing of Tandem lies before the entry that one came by: a link leads to what is open on it.
  await page.getByRole('button', { name: 'Ouvrir le menu' }).click();
  await expect(menu).toBeVisible();
  await page.goBack();
  await expect(menu).toHaveCount(0);
  await page.getByRole('link', { name: /^Candidats/ }).click();
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText('Gestion des Candidats');
  await page.getByRole('button', { name: 'Ouvrir le menu' }).click();
  await expect(menu).toBeVisible();
  await page.goBack();
  await expect(menu).toHaveCount(0);
  await expect(title).toHaveText('Gestion des Candidats');
  await page.getByRole('button', { name: 'Ajouter un candidat' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Ajouter un candidat' });
  await dialog.getByLabel('E-mail').fill('ana');
  await page.goBack();
  await expect(dialog).toHaveCount(0);
  // What was typed in a dialog is kept: leaving asks nothing.
  await page.goBack();
  await expect(page).toHaveURL(`${product.url}/`);
  await page.goForward();
  await page.getByRole('button', { name: 'Ajouter un candidat' }).first().click();
  await expect(dialog.getByLabel('E-mail')).toHaveValue('ana');
});

test('what is kept nowhere is asked about; a step back closes the question first', async ({
  page,
  product,
}) => {
  await page.goto('/');
  await page.getByRole('main').locator('a[href="/contact"]').first().click();
  await page.getByLabel('Votre nom').fill('Ana Le Bihan');
  await page.goBack();
  const question = page.getByRole('dialog');
  await expect(question.getByRole('button', { name: 'Quitter sans enregistrer' })).toBeVisible();
  await page.goBack();
  await expect(question).toHaveCount(0);
  await expect(page.getByLabel('Votre nom')).toHaveValue('Ana Le Bihan');
  await page.goBack();
  await question.getByRole('button', { name: 'Quitter sans enregistrer' }).click();
  await expect(page).toHaveURL(`${product.url}/`);
});

test('the keyboard reaches the content first', async ({ page }) => {
  await page.goto('/contact');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Aller au contenu' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('a dialog that cannot be fetched says so, leaves the screen as it is, and opens later', async ({
  page,
  product,
}) => {
  await openAs(page, product, await asSuperuser(product), '/dashboard/company-management');
  const open = page.getByRole('button', { name: /^Importer/ });
  await expect(open).toBeVisible();
  await page.context().setOffline(true);
  await open.click();
  await expect(page.getByText(/^Cette fenêtre n’a pas pu être ouverte\./)).toBeVisible();
  await expect(open).toBeVisible();
  await page.context().setOffline(false);
  await open.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page);
});

test('code that is gone reloads the page, but never under unsaved changes', async ({ page }) => {
  const gone = /\/assets\/Login-/;
  await page.route(gone, (route) => route.abort('internetdisconnected'));
  await page.goto('/contact');
  const name = page.getByLabel('Votre nom');
  await name.fill('Ana Le Bihan');
  const signIn = page.getByRole('link', { name: 'Connexion', exact: true });
  const failed = page.waitForEvent('requestfailed', (request) => gone.test(request.url()));
  await signIn.hover();
  await failed;
  await signIn.click();
  const question = page.getByRole('dialog');
  await question.getByRole('button', { name: 'Quitter sans enregistrer' }).click();
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText('Cette page n’a pas pu être chargée');
  await expect(page).toHaveURL(/\/login$/);
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await expect(title).toHaveText('Connexion');
});

test('what was typed is asked about also where the question cannot be fetched', async ({
  page,
}) => {
  await page.goto('/contact');
  const name = page.getByLabel('Votre nom');
  await name.fill('Ana Le Bihan');
  await page.context().setOffline(true);
  const asked = page.waitForEvent('dialog');
  const click = page.getByRole('link', { name: 'Tandem, retour à l’accueil' }).click();
  const question = await asked;
  expect(question.message()).toContain('elles seront perdues');
  await question.dismiss();
  await click;
  await expect(name).toHaveValue('Ana Le Bihan');
  await expect(page).toHaveURL(/\/contact$/);
});
