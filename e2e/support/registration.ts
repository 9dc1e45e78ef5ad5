import type { Page } from '@playwright/test';
import { expectGoodLooks } from './matches.ts';
import type { Product } from './product.ts';
import { expect } from './test.ts';
import { password } from './world.ts';

interface Invited {
  email: string;
  title: string;
  /** What the invitation has filled: label and value. */
  known: Readonly<Record<string, string>>;
  hello: string;
}

const criteria = [
  'au moins 8 caractères',
  'une majuscule',
  'une minuscule',
  'un chiffre',
  'un caractère spécial',
];

/** Somebody accepts an invitation: from the link of its mail, over every error, to a home of their own. */
export const acceptInvitation = async (
  page: Page,
  product: Product,
  { email, title, known, hello }: Invited,
): Promise<void> => {
  const { link } = await product.mails.lastTo(email);
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  for (const [label, value] of Object.entries(known)) {
    const field = page.getByLabel(label, { exact: true });
    await expect(field).toHaveValue(value);
    await expect(field).not.toBeEditable();
  }
  const chosen = page.getByRole('textbox', { name: 'Mot de passe', exact: true });
  const again = page.getByRole('textbox', { name: 'Confirmer le mot de passe' });
  await page.getByRole('button', { name: 'Créer mon compte' }).click();
  for (const criterion of criteria)
    await expect(
      page.getByText(`Le mot de passe doit contenir ${criterion}`, { exact: true }),
    ).toBeVisible();
  await expect(chosen).toBeFocused();
  await chosen.fill('abc');
  await expect(page.getByText(/, à remplir$/)).toHaveCount(4);
  await expectGoodLooks(page);
  await chosen.fill(password);
  await expect(page.getByText(/, rempli$/)).toHaveCount(5);
  await again.fill('Autre-2026!');
  await page.getByRole('button', { name: 'Créer mon compte' }).click();
  await expect(page.getByText('Les mots de passe ne correspondent pas.')).toBeVisible();
  await expect(again).toBeFocused();

  await page.route('**/api/user/register/', (route) => route.abort('internetdisconnected'));
  await again.fill(password);
  await page.getByRole('button', { name: 'Créer mon compte' }).click();
  await expect(
    page.getByText("Une erreur s'est produite lors de la création du compte."),
  ).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Créer mon compte' }).click();
  await expect(
    page.getByRole('status').filter({ hasText: 'Votre compte a été créé avec succès.' }),
  ).toBeVisible();
  await expect(page).toHaveURL(`${product.url}/`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(hello);
  await expect(page.getByRole('heading', { name: 'Tandem en trois lignes' })).toBeVisible();
  await expectGoodLooks(page);
  await page.getByRole('button', { name: /^Compte de/ }).click();
  await page.getByRole('menuitem', { name: 'Déconnexion' }).click();
  await expect(page).toHaveURL(/\/login$/);

  // The link has done its work: it leads to the account that is there.
  await page.goto(link);
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByText('Ce compte existe déjà.')).toBeVisible();
  await expectGoodLooks(page);
  await expect(page.getByLabel('Adresse email')).toHaveValue(email);
  await page.getByRole('textbox', { name: 'Mot de passe' }).fill(password);
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(hello);
};
