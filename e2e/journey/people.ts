import type { Browser, Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import type { Product } from '../support/product.ts';
import { expect, watchConsole } from '../support/test.ts';

export const password = 'Bonne-Rentree-26!';

/** Somebody at a browser of their own, on the product's home page. */
export interface Visitor {
  page: Page;
  /** What the console has complained of. */
  errors: readonly string[];
  leave(): Promise<void>;
}

export const visitor = async (browser: Browser, { url }: Product): Promise<Visitor> => {
  const context = await browser.newContext({ baseURL: url, acceptDownloads: true });
  const page = await context.newPage();
  return { page, errors: watchConsole(page), leave: () => context.close() };
};

/** A field by its whole label, whether it is marked as required or not. */
export const labelled = (label: string): RegExp =>
  new RegExp(`^${label.replaceAll(/[()]/g, String.raw`\$&`)}(\\s*\\*)?$`);

/** Comes by a link in a mail. */
export const follow = (page: Page, link: string) => page.goto(link);

export const signIn = async (page: Page, email: string, typed = password): Promise<void> => {
  await page.goto('/login');
  await expect(page.getByRole('heading', { level: 1, name: 'Connexion' })).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Adresse email').fill(email);
  await page.getByLabel(labelled('Mot de passe')).fill(typed);
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await expect(page.getByText('Connexion réussie !')).toBeVisible();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('button', { name: /^Compte de/ })).toBeVisible();
};

/** Goes to a screen by the menu of the role. */
export const goTo = async (page: Page, entry: string, title: string): Promise<void> => {
  await page
    .getByRole('navigation', { name: 'Menu principal' })
    .getByRole('link', { name: entry })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expectAccessible(page);
};

/** Accepts an invitation: chooses a password, is told that the account is there, and is signed in. */
export const createAccount = async (page: Page, link: string, title: string): Promise<void> => {
  await follow(page, link);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await page.getByLabel(labelled('Mot de passe')).fill(password);
  await page.getByLabel(labelled('Confirmer le mot de passe')).fill(password);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Créer mon compte' }).click();
  await expect(page.getByText('Votre compte a été créé avec succès.')).toBeVisible();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('button', { name: /^Compte de/ })).toBeVisible();
};
