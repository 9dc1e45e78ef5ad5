import type { Page } from '@playwright/test';
import { expectAccessible } from '../../../support/accessibility.ts';
import { call } from '../../../support/api.ts';
import { withoutStaffFrame } from '../../../support/frames.ts';
import { expectGoodLooks } from '../../../support/matches.ts';
import type { Product } from '../../../support/product.ts';
import { expect, test } from '../../../support/test.ts';
import {
  asSuperuser,
  openAs,
  someEmail,
  someManager,
  someTraining,
  unique,
} from '../../../support/world.ts';

const address = '/dashboard/manager-management';

const open = async (page: Page, product: Product) => {
  const superuser = await asSuperuser(product);
  await openAs(page, product, superuser, address);
  await expect(page.getByRole('heading', { name: 'Gestion des Responsables' })).toBeVisible();
  return superuser;
};

const rowOf = (page: Page, name: string) => page.getByRole('row', { name });

/** A manager who has been invited and has a name of their own. */
const someInvited = async (product: Product) => {
  const superuser = await asSuperuser(product);
  const name = unique('Nom');
  const manager = await call(product, 'POST /staff/', {
    as: superuser.token,
    body: { first_name: "D'Artagnan", last_name: name, email: someEmail('responsable') },
  });
  return { superuser, name, manager };
};

test('a manager is added once, told by mail, and deleted', async ({ page, product }) => {
  await open(page, product);
  await expect(page.getByText('Responsables au total')).toBeVisible();
  await page.getByRole('button', { name: 'Nouveau responsable' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ajouter un responsable' });
  let sent = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/staff/')) sent += 1;
  });
  await dialog.getByLabel('Prénom').fill('Maëlle');
  await dialog.getByRole('button', { name: 'Ajouter' }).click();
  await expect(dialog.getByText('Veuillez remplir tous les champs')).toBeVisible();
  await expect(dialog.getByLabel('Nom', { exact: false }).nth(1)).toBeFocused();
  await expectAccessible(page);
  expect(sent).toBe(0);

  const name = unique("L'Hostis");
  const email = someEmail('responsable');
  await dialog.getByRole('textbox', { name: 'Nom', exact: true }).fill(name);
  await dialog.getByLabel('Adresse email').fill(email);
  await dialog.getByRole('button', { name: 'Ajouter' }).dblclick();
  await expect(page.getByText('Membre créé avec succès')).toBeVisible();
  await expect(dialog).toBeHidden();
  expect(sent).toBe(1);
  await expect(rowOf(page, name)).toContainText('Invité');
  expect((await product.mails.lastTo(email)).subject).toBe('Votre accès à Tandem');

  await page.getByRole('button', { name: `Passer le suivi de Maëlle ${name}` }).click();
  const passing = page.getByRole('dialog', { name: 'Passer tout le suivi' });
  await passing.getByRole('button', { name: 'Passer le suivi' }).click();
  await expect(passing.getByText('Choisissez à qui passer le suivi.')).toBeVisible();
  await passing.getByLabel('À qui').selectOption({ index: 1 });
  // Narrowed to a phone the list becomes cards, and the question stays.
  await expectGoodLooks(page);
  await passing.getByRole('button', { name: 'Passer le suivi' }).click();
  await expect(page.getByText('0 personne et 0 note transmises.')).toBeVisible();

  // The form is empty again.
  await page.getByRole('button', { name: 'Nouveau responsable' }).click();
  await expect(dialog.getByLabel('Adresse email')).toHaveValue('');
  await dialog.getByRole('button', { name: 'Annuler' }).click();
  await expect(dialog).toBeHidden();

  await page.getByRole('button', { name: `Supprimer Maëlle ${name}` }).click();
  const question = page.getByRole('dialog', { name: 'Supprimer le responsable' });
  await expect(
    question.getByText('Êtes-vous sûr de vouloir supprimer ce responsable ?'),
  ).toBeVisible();
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Supprimer' }).click();
  await expect(page.getByText('Membre supprimé avec succès')).toBeVisible();
  await expect(rowOf(page, name)).toBeHidden();
});

test('an address that is known stays in the form with the reason', async ({ page, product }) => {
  const { manager } = await someInvited(product);
  await open(page, product);
  await page.getByRole('button', { name: 'Nouveau responsable' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ajouter un responsable' });
  await dialog.getByLabel('Prénom').fill('Zoé');
  await dialog.getByRole('textbox', { name: 'Nom', exact: true }).fill('Martin');
  await dialog.getByLabel('Adresse email').fill(manager.email.toUpperCase());
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Cette adresse e-mail est déjà utilisée.')).toBeVisible();
  await expect(dialog.getByLabel('Adresse email')).toBeFocused();
  await expect(dialog.getByLabel('Prénom')).toHaveValue('Zoé');
});

test('formations are added by search and taken away', async ({ page, product }) => {
  const { superuser, name } = await someInvited(product);
  const training = await someTraining(product, superuser);
  for (let index = 0; index < 8; index += 1) await someTraining(product, superuser);
  await open(page, product);
  const row = rowOf(page, name);
  await expect(row).toContainText('Aucune formation');
  const add = row.getByRole('button', { name: `Ajouter une formation à D'Artagnan ${name}` });
  // So low that the list has room above its button only, and the page some to scroll.
  await page.setViewportSize({ width: 1280, height: 560 });
  await add.focus();
  const scrolled = await page.evaluate(() => window.scrollY);
  await page.keyboard.press('Enter');
  const search = page.getByRole('combobox', { name: 'Rechercher une formation' });
  await expect(search).toBeFocused();
  await expect(search).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);
  const options = page.getByRole('listbox');
  expect(await options.evaluate((list) => list.scrollHeight > list.clientHeight)).toBe(true);
  await expectAccessible(page);
  await search.fill(training.programmeName.toLowerCase());
  await expect(options.getByRole('option')).toHaveCount(1);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Formation associée avec succès')).toBeVisible();
  await expect(row.getByText(training.programmeName, { exact: true })).toBeVisible();
  await expect(add).toBeFocused();

  await add.click();
  await search.fill(training.programmeName);
  await expect(page.getByText('Aucune formation ne correspond.')).toBeVisible();
  await page.keyboard.press('Escape');
  await row
    .getByRole('button', { name: `Retirer ${training.programmeName} à D'Artagnan ${name}` })
    .click();
  await expect(page.getByText('Formation dissociée avec succès')).toBeVisible();
  await expect(row).toContainText('Aucune formation');
});

test('names and addresses are searched; who has a password is told', async ({ page, product }) => {
  const { superuser, name, manager } = await someInvited(product);
  const registered = await someManager(product, superuser);
  await open(page, product);
  await expect(rowOf(page, registered.email)).toContainText('Actif');
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page);
  const search = page.getByRole('searchbox', { name: 'Rechercher un responsable' });
  for (const typed of [name.toUpperCase(), manager.email, `d'artagnan ${name}`]) {
    await search.fill(typed);
    await expect(page.getByText('1 responsable', { exact: true })).toBeVisible();
    await expect(rowOf(page, name)).toContainText('Invité');
  }
  await search.fill('personne de ce nom');
  await expect(page.getByText('Aucun responsable ne correspond.')).toBeVisible();
});

test('a list that cannot be loaded says which', async ({ page, product }) => {
  await someInvited(product);
  await page.route('**/api/formationlink/', (route) => route.fulfill({ status: 404, json: {} }));
  await withoutStaffFrame(page);
  await open(page, product);
  await expect(
    page.getByText('Erreur lors de la récupération des liens de formation'),
  ).toBeVisible();
  await page.unroute('**/api/formationlink/');
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await expect(page.getByRole('table', { name: 'Gestion des Responsables' })).toBeVisible();
});

test('fits a phone, whose first third is enough for what stands above the list', async ({
  page,
  product,
}) => {
  const { name } = await someInvited(product);
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, product);
  const begin = await page.getByRole('list').filter({ hasText: name }).boundingBox();
  expect(begin?.y).toBeLessThan(844 / 3);
  // A laptop's screen at four times its size is as narrow as this.
  await page.setViewportSize({ width: 320, height: 568 });
  await expect(page.getByRole('listitem').filter({ hasText: name })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  const menu = await page.getByRole('button', { name: 'Ouvrir le menu' }).boundingBox();
  expect((menu?.x ?? 0) + (menu?.width ?? 0)).toBeLessThanOrEqual(308.5);
  await expectAccessible(page);
});
