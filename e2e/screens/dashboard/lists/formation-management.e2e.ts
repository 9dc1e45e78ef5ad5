import type { Page } from '@playwright/test';
import { call } from '../../../support/api.ts';
import { expectAccessible } from '../../../support/accessibility.ts';
import type { Product } from '../../../support/product.ts';
import { expect, test } from '../../../support/test.ts';
import {
  asSuperuser,
  completeCandidate,
  openAs,
  someManager,
  someTraining,
  unique,
} from '../../../support/world.ts';

const address = '/dashboard/formation-management';

const open = async (page: Page, product: Product, path = address) => {
  const superuser = await asSuperuser(product);
  await openAs(page, product, superuser, path);
  await expect(page.getByRole('heading', { name: 'Gestion des Formations' })).toBeVisible();
  return superuser;
};

const programmes = (page: Page) => page.getByRole('table', { name: 'Formations' });
const sessions = (page: Page) => page.getByRole('table', { name: 'Sessions' });

test('formations and sessions are counted, searched and sorted', async ({ page, product }) => {
  const superuser = await asSuperuser(product);
  const { programmeName, sessionName } = await someTraining(product, superuser);
  await open(page, product);
  await expect(programmes(page).getByRole('row', { name: programmeName })).toContainText(
    'Bac+2 (BTS, DEUST)',
  );
  await expect(sessions(page).getByRole('row', { name: sessionName })).toBeVisible();
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page);

  await page
    .getByRole('searchbox', { name: 'Rechercher par nom' })
    .fill(programmeName.toUpperCase());
  await expect(page.getByRole('status').filter({ hasText: '1 résultat' })).toBeVisible();
  await expect(page.getByText('Aucune session ne correspond.')).toBeVisible();
  await expect(page).toHaveURL(/\?q=BTS/);
  await page.reload();
  await expect(programmes(page).getByRole('row')).toHaveCount(2);
  await page.getByRole('button', { name: 'Réinitialiser les filtres' }).click();
  await expect(sessions(page)).toBeVisible();
});

test('a formation is added once, changed and deleted', async ({ page, product }) => {
  await open(page, product);
  const name = unique("Licence L'Œuvre ");
  await page.getByRole('button', { name: 'Ajouter une formation' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ajouter une formation' });
  await expect(dialog.getByLabel('Nom')).toBeFocused();
  await dialog.getByRole('button', { name: 'Ajouter' }).click();
  await expect(dialog.getByText('Veuillez remplir tous les champs')).toBeVisible();
  await expect(dialog.getByLabel('Nom')).toBeFocused();
  await expectAccessible(page);

  let sent = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/formations/')) sent += 1;
  });
  await dialog.getByLabel('Nom').fill(name);
  await dialog.getByLabel('Niveau').selectOption('Bac+3/4 (licence, BUT, bachelor)');
  await expect(dialog.getByText('Veuillez remplir tous les champs')).toBeHidden();
  await dialog.getByRole('button', { name: 'Ajouter' }).dblclick();
  await expect(page.getByText('Formation ajoutée avec succès')).toBeVisible();
  await expect(dialog).toBeHidden();
  expect(sent).toBe(1);
  await expect(programmes(page).getByRole('row', { name })).toBeVisible();

  await page.getByRole('button', { name: `Modifier ${name}` }).click();
  const edit = page.getByRole('dialog', { name: 'Modifier la formation' });
  await expect(edit.getByLabel('Nom')).toHaveValue(name);
  await edit.getByLabel('Nom').fill(`${name} bis`);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Formation modifiée avec succès')).toBeVisible();

  await page.getByRole('button', { name: `Supprimer ${name} bis` }).click();
  const question = page.getByRole('dialog', { name: 'Supprimer la formation' });
  await expect(
    question.getByText('Êtes-vous sûr de vouloir supprimer cette formation ?'),
  ).toBeVisible();
  await expect(question.getByRole('button', { name: 'Annuler' })).toBeFocused();
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Supprimer' }).click();
  await expect(page.getByText('Formation supprimée avec succès')).toBeVisible();
  await expect(programmes(page).getByRole('row', { name: `${name} bis` })).toBeHidden();
});

test('a session is added and deleted', async ({ page, product }) => {
  await open(page, product);
  const name = unique('2031-');
  await page.getByRole('button', { name: 'Ajouter une session' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ajouter une session' });
  await expect(dialog.getByText('2024-2025')).toBeVisible();
  await dialog.getByRole('button', { name: 'Ajouter' }).click();
  await expect(dialog.getByText('Veuillez remplir le nom de la session')).toBeVisible();
  await dialog.getByLabel('Nom de la session').fill(name);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Session ajoutée avec succès')).toBeVisible();

  await page.getByRole('button', { name: `Supprimer ${name}` }).click();
  const question = page.getByRole('dialog', { name: 'Supprimer la session' });
  await expect(
    question.getByText('Êtes-vous sûr de vouloir supprimer cette session ?'),
  ).toBeVisible();
  await question.getByRole('button', { name: 'Supprimer' }).click();
  await expect(page.getByText('Session supprimée avec succès')).toBeVisible();
  await expect(page.getByRole('row', { name })).toBeHidden();
});

test('a refusal says why and keeps what was typed', async ({ page, product }) => {
  const superuser = await asSuperuser(product);
  const training = await someTraining(product, superuser);
  await completeCandidate(product, superuser, training);
  await open(page, product);

  await page.getByRole('button', { name: 'Ajouter une session' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ajouter une session' });
  await dialog.getByLabel('Nom de la session').fill(training.sessionName.toUpperCase());
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Une session de ce nom existe déjà.')).toBeVisible();
  await expect(dialog.getByLabel('Nom de la session')).toHaveValue(
    training.sessionName.toUpperCase(),
  );
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  await page.getByRole('button', { name: `Supprimer ${training.programmeName}` }).click();
  const question = page.getByRole('dialog', { name: 'Supprimer la formation' });
  await question.getByRole('button', { name: 'Supprimer' }).click();
  await expect(page.getByText('Erreur lors de la suppression de la formation')).toBeVisible();
  await expect(
    question.getByText(
      'Cette formation est utilisée par 1 candidat et ne peut pas être supprimée.',
    ),
  ).toBeVisible();
  await expectAccessible(page);
});

test('fits a phone, and is not for managers', async ({ page, product, browser }) => {
  const superuser = await asSuperuser(product);
  await call(product, 'POST /formations/', {
    as: superuser.token,
    body: {
      name: `${unique('Titre professionnel ')}Secrétaire assistant médico-social`,
      level: '4',
    },
  });
  await page.setViewportSize({ width: 360, height: 720 });
  await open(page, product);
  await expect(page.getByRole('list', { name: 'Formations' })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await expectAccessible(page);

  const other = await browser.newPage();
  await openAs(other, product, await someManager(product, superuser), address);
  await expect(other).toHaveURL(`${product.url}/`);
  await other.close();
});
