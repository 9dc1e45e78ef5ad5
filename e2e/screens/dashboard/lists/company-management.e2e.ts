import type { Page } from '@playwright/test';
import { expectAccessible } from '../../../support/accessibility.ts';
import { call } from '../../../support/api.ts';
import type { Product } from '../../../support/product.ts';
import { downloadedRows, sheetFile } from '../../../support/spreadsheets.ts';
import { expect, test } from '../../../support/test.ts';
import {
  activeNeed,
  asSuperuser,
  completeCompany,
  openAs,
  someEmail,
  someNeed,
  someTraining,
  unique,
} from '../../../support/world.ts';

const path = '/dashboard/company-management';

/** An invited company and a registered one with two needs, whose names begin alike. */
const someCompanies = async (product: Product) => {
  const by = await asSuperuser(product);
  const training = await someTraining(product, by);
  const name = unique("L'Étang ");
  const email = someEmail('fournil');
  await call(product, 'POST /temp-companies/', {
    as: by.token,
    body: [{ name: `${name} Invité`, email }],
  });
  await product.mails.lastTo(email);
  const company = await completeCompany(product, by, `${name} Inscrit`);
  await activeNeed(product, company, training, 'Développeuse web');
  await someNeed(product, company, training, 'Technicien réseau');
  return { by, training, name, email };
};

const row = (page: Page, name: RegExp) => page.getByRole('row', { name });

const toast = (page: Page, sentence: string) => expect(page.getByText(sentence)).toBeVisible();

test.use({
  permissions: ['clipboard-read', 'clipboard-write'],
});

test('the list, its filters, and a company with its offers', async ({ page, product }) => {
  const { by, training, name } = await someCompanies(product);
  await openAs(page, product, by, path);
  await expect(page.getByRole('heading', { name: 'Gestion des Entreprises' })).toBeVisible();
  for (const title of ['Nom', 'E-mail', 'Secteur', 'Ville', 'Statut', 'Étape', 'Offres'])
    await expect(page.getByRole('columnheader', { name: title, exact: true })).toBeVisible();
  const search = page.getByRole('searchbox', { name: 'Rechercher une entreprise' });
  await search.fill(name.toLowerCase());
  await expect(page.getByText('2 entreprises', { exact: true })).toBeVisible();
  await expect(row(page, /Invité/)).toContainText('Inscription');
  await expect(row(page, /Inscrit/)).toContainText('Matching');
  await expect(row(page, /Inscrit/)).toContainText('2 (1 active)');
  await expect(row(page, /Inscrit/)).toContainText('Lyon');
  await expect(row(page, /Inscrit/)).toContainText('Active');
  await page.getByLabel('Étape').selectOption('invited');
  await expect(row(page, /Inscrit/)).toBeHidden();
  await page.getByLabel('Étape').selectOption('Toutes les étapes');
  await page.getByLabel('Statut').selectOption("En attente d'inscription");
  await expect(row(page, /Inscrit/)).toBeHidden();
  await expect(page).toHaveURL(/status=inscription/);
  await page.reload();
  await expect(row(page, /Invité/)).toBeVisible();
  await expect(row(page, /Inscrit/)).toBeHidden();
  await page.getByLabel('Statut').selectOption('En cours de matching');
  await expect(page.getByText('1 entreprise', { exact: true })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: `${name} Inscrit`, exact: true }).click();
  const drawer = page.getByRole('dialog', { name: `${name} Inscrit` });
  const active = drawer.getByRole('article').filter({ hasText: 'Développeuse web' });
  await expect(active).toContainText('Besoin actif');
  await expect(active).toContainText(/Créé le\d{4}-\d{2}-\d{2}/);
  await expect(active).toContainText(training.sessionName);
  await expect(active).toContainText(training.programmeName);
  await expect(active).toContainText("Contrat d'apprentissage");
  await expect(active).toContainText('Bac+2 (BTS, DEUST)');
  await expect(drawer.getByRole('article').filter({ hasText: 'Technicien réseau' })).toContainText(
    'Besoin inactif',
  );
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await search.fill('aucune ne s’appelle ainsi');
  await expect(page.getByText('Aucune entreprise trouvée')).toBeVisible();
});

test('one is added once, and a refusal keeps what was typed', async ({ page, product }) => {
  await openAs(page, product, await asSuperuser(product), path);
  await page.getByRole('button', { name: 'Ajouter une entreprise' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Ajouter une entreprise' });
  const submit = dialog.getByRole('button', { name: 'Ajouter' });
  await submit.click();
  await expect(dialog.getByText('Ce champ est obligatoire.')).toHaveCount(2);
  await expect(dialog.getByLabel('Nom')).toBeFocused();
  await expectAccessible(page);
  const email = someEmail('atelier');
  const name = unique("L'Atelier ");
  await dialog.getByLabel('Nom').fill(name);
  await dialog.getByLabel('E-mail').fill(email);
  await submit.dblclick();
  await toast(page, '1 entreprise(s) ajoutée(s) avec succès');
  await expect(dialog).toBeHidden();
  await page.getByRole('searchbox').fill(name);
  await expect(page.getByText('1 entreprise', { exact: true })).toBeVisible();
  await product.mails.lastTo(email);
  expect(product.mails.count(email)).toBe(1);
  await page.getByRole('button', { name: 'Ajouter une entreprise' }).first().click();
  await dialog.getByLabel('Nom').fill('La même');
  await dialog.getByLabel('E-mail').fill(email);
  await submit.click();
  await expect(dialog.getByText(`Email(s) déjà existant(s): ${email}`)).toBeVisible();
  await expect(dialog.getByLabel('Nom')).toHaveValue('La même');
});

test('the deeds of a row', async ({ page, product }) => {
  const { by, name, email } = await someCompanies(product);
  await openAs(page, product, by, `${path}?q=${encodeURIComponent(name)}`);
  const invited = row(page, /Invité/);
  await invited.getByRole('button', { name: /Relancer/ }).click();
  await toast(page, 'Entreprise recontactée avec succès.');
  await expect(invited.getByRole('img', { name: /2 e-mails envoyés/ })).toBeVisible();
  await invited.getByRole('button', { name: /Copier le lien/ }).click();
  await toast(page, 'Lien copié !');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    (await product.mails.lastTo(email)).link,
  );

  const dialog = page.getByRole('dialog', { name: /Supprimer cette entreprise/ });
  await invited.getByRole('button', { name: /Supprimer/ }).click();
  await expect(dialog).toContainText(
    `Êtes-vous sûr de vouloir supprimer l'entreprise "${name} Invité" ?`,
  );
  await expect(dialog).not.toContainText('offre(s)');
  await dialog.getByRole('button', { name: 'Supprimer' }).dblclick();
  await toast(page, 'Entreprise temporaire supprimée avec succès');
  await expect(invited).toBeHidden();

  await row(page, /Inscrit/)
    .getByRole('button', { name: /Supprimer/ })
    .click();
  await expect(dialog).toContainText('Cette entreprise a 1 offre(s) active(s).');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Annuler' }).click();
  await expect(dialog).toBeHidden();
  await row(page, /Inscrit/)
    .getByRole('button', { name: /Supprimer/ })
    .click();
  await dialog.getByRole('button', { name: 'Supprimer' }).click();
  await toast(page, 'Entreprise supprimée avec succès');
  await expect(page.getByText('Aucune entreprise trouvée')).toBeVisible();
});

test('companies come from a file, and go into one', async ({ page, product }) => {
  await openAs(page, product, await asSuperuser(product), path);
  const name = unique('Import ');
  await page.getByRole('button', { name: 'Importer Excel' }).click();
  const dialog = page.getByRole('dialog');
  const input = dialog.getByLabel(/^Fichier Excel/);
  await input.setInputFiles(
    sheetFile([
      ['Nom', 'Email'],
      [name, ''],
    ]),
  );
  await expect(dialog.getByText('Aucune entreprise valide trouvée dans le fichier')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Choisir un autre fichier' }).click();
  await input.setInputFiles(
    sheetFile([
      ['EMAIL', 'NOM'],
      [someEmail(), name],
      // Of another firm: a further address of the one above would be taken for one of its own.
      [someEmail().replace('exemple.fr', 'ailleurs.example'), ''],
      [someEmail(), `@${name}`],
    ]),
  );
  await expect(dialog.getByRole('cell', { name: 'Nom manquant' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Inviter 2 entreprises' }).click();
  await toast(page, '2 entreprise(s) ajoutée(s) avec succès');
  await page.getByRole('dialog', { name: 'Compte rendu' }).getByRole('button').last().click();
  await page.getByRole('searchbox').fill(name);
  await expect(page.getByText('2 entreprises', { exact: true })).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Exporter' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^tandem-entreprises-\d{4}-\d{2}-\d{2}\.xlsx$/);
  const [titles, ...lines] = await downloadedRows(download);
  expect(titles?.slice(0, 4)).toEqual(['Nom', 'E-mail', 'Secteur', 'Ville']);
  expect(new Set(lines.map(([first]) => first))).toEqual(new Set([`@${name}`, name]));
});

test('on a phone it is a list of cards; a failed load is told', async ({ page, product }) => {
  const { by, name } = await someCompanies(product);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.route('**/api/companies/*', (route) =>
    route.fulfill({ status: 400, json: { code: 'invalid_input', message: 'Refusé.' } }),
  );
  await openAs(page, product, by, `${path}?q=${encodeURIComponent(name)}`);
  await expect(page.getByText(/Erreur lors du chargement des entreprises/)).toBeVisible();
  await page.unroute('**/api/companies/*');
  await page.getByRole('button', { name: 'Réessayer' }).click();
  const card = page.getByRole('listitem').filter({ hasText: `${name} Inscrit` });
  await expect(card).toContainText('2 (1 active)');
  await expectAccessible(page);
  await card.getByRole('button', { name: /Voir le détail/ }).click();
  await expect(page.getByRole('dialog')).toContainText('Technicien réseau');
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});
