import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/accessibility.ts';
import { archiveOf } from '../../support/archives.ts';
import { call } from '../../support/api.ts';
import type { Product } from '../../support/product.ts';
import { downloadedRows, rowsOf, sheetFile, type SheetFile } from '../../support/spreadsheets.ts';
import { expect, test } from '../../support/test.ts';
import { asSuperuser, openAs, someEmail, unique } from '../../support/world.ts';

const path = '/dashboard/applicant-management';
const header = ['Prénom', 'Nom', 'Email', 'Téléphone'];

const people = (count: number, prefix = unique('import')) =>
  Array.from({ length: count }, (_, index) => [
    `Prénom ${index}`,
    `Nom ${prefix}`,
    `${prefix}-${index}@exemple.fr`,
    '',
  ]);

const open = async (page: Page, product: Product, { isPhone = false } = {}) => {
  const by = await asSuperuser(product);
  await openAs(page, product, by, path);
  if (isPhone) await page.getByRole('button', { name: 'Autres actions' }).click();
  await page.getByRole('button', { name: 'Importer Excel' }).click();
  await expect(page.getByRole('dialog', { name: 'Importer des candidats' })).toBeVisible();
  return by;
};

const choose = (page: Page, file: SheetFile) =>
  page.getByLabel(/^Fichier Excel/).setInputFiles(file);

test('a file is checked by its content, and said what is wrong with', async ({ page, product }) => {
  await open(page, product);
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Importer', exact: true }).click();
  await expect(dialog.getByText('Aucun fichier sélectionné')).toBeVisible();
  await expectAccessible(page);

  const picture = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0]);
  const zip = await archiveOf(130_000_000);
  const sound = sheetFile([header, ...people(1)]).buffer;
  const files: [string, Buffer, RegExp | string][] = [
    ['photo.xlsx', picture, /est une image/],
    ['coupé.xlsx', sound.subarray(0, 900), /est abîmé ou incomplet/],
    ['énorme.xlsx', zip, /trop volumineux une fois décompressé/],
    ['gros.xlsx', Buffer.concat([sound, Buffer.alloc(15_000_001)]), /dépasse 15\sMo/],
    ['vide.xlsx', sheetFile([]).buffer, /est vide/],
    ['titres.xls', sheetFile([header], { bookType: 'biff8' }).buffer, /n’a que ses titres/],
  ];
  for (const [name, buffer, sentence] of files) {
    await choose(page, { name, mimeType: 'application/octet-stream', buffer });
    await expect(dialog.getByText(sentence)).toBeVisible();
  }
  await choose(page, sheetFile([header, ['Zoé', "D'Arc", 'pas une adresse', '']]));
  await expect(dialog.getByText('Aucun candidat valide trouvé dans le fichier')).toBeVisible();
  await expect(dialog.getByRole('cell', { name: 'Adresse e-mail invalide' })).toBeVisible();
  await expect(dialog.getByRole('button', { name: /^Inviter/ })).toBeHidden();
});

test('a list by hand is read, mended in place, handed over and reported on', async ({
  page,
  product,
}) => {
  const by = await open(page, product);
  const known = someEmail('connu');
  await call(product, 'POST /temp-applicants/', {
    as: by.token,
    body: [{ first_name: '', last_name: '', email: known, phone: null }],
  });
  const lea = someEmail('lea');
  const noe = someEmail('noe');
  const late = someEmail('tard');
  const text = [
    'Liste des candidats;;;',
    ';;;',
    'NOM PRENOM;Mél;Tél;Mail père',
    `DE LA TOUR Léa;${lea};612345678;papa@exemple.fr`,
    `MARTIN Noé;${noe.replace('@', ' @ ')};12;`,
    `=HYPERLINK("x");${known};;`,
    'PETIT Inès;;;',
    `ROUX Tom;${lea.toUpperCase()};;`,
    'Total;4;;',
  ].join('\r\n');
  await choose(page, {
    name: 'liste.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(text, 'latin1'),
  });
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('2 candidats prêts à être invités')).toBeVisible();
  await expect(dialog.getByText('2 lignes à corriger ne seront pas envoyées.')).toBeVisible();
  await expect(dialog.getByLabel('Encodage du texte')).toHaveValue('windows-1252');
  await expect(dialog.getByLabel('Nom, ligne 4', { exact: true })).toHaveValue('de La Tour');
  await expect(
    dialog.getByText('avec des adresses, des numéros ou des noms\u202f: Mail père.'),
  ).toBeVisible();
  await expect(dialog.getByText('Déjà invité')).toBeVisible();
  await expect(dialog.getByText('Téléphone invalide (e-mail seul)')).toBeVisible();
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page);
  await dialog.getByLabel('Adresse e-mail, ligne 7').fill(late);
  await dialog.getByLabel('Adresse e-mail, ligne 7').press('Enter');
  await expect(dialog.getByText('3 candidats prêts à être invités')).toBeVisible();
  await dialog.getByLabel('Lignes affichées').selectOption({ label: 'À corriger (1)' });
  await expect(dialog.getByRole('cell', { name: /En double dans le fichier/ })).toBeVisible();
  await dialog.getByRole('button', { name: 'Laisser de côté 1 ligne' }).click();
  await expect(dialog.getByText('Laissée de côté')).toBeVisible();
  await dialog.getByRole('button', { name: 'Reprendre 1 ligne' }).click();
  // What two rows of one person say otherwise is seen.
  await expect(dialog.getByText(/«\u202fTom\u202f» au lieu de «\u202fLéa\u202f»/)).toBeVisible();

  // What is wrong with a row is said to its end, whatever the width of its column.
  for (const state of await dialog.locator('[role="cell"][data-field="state"]').all())
    expect(
      await state.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight),
    ).toBeLessThanOrEqual(1);
  await dialog.getByRole('button', { name: 'Voir le message d’invitation' }).click();
  await expect(dialog.getByText('Objet\u202f: Trouvez votre alternance avec Tandem')).toBeVisible();
  await expect(dialog.getByText(/\/register-applicant\/lien-personnel/).first()).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Inviter 3 candidats' }).dblclick();
  await expect(page.getByText('3 candidat(s) ajouté(s) avec succès.')).toBeVisible();
  const report = page.getByRole('dialog', { name: 'Compte rendu' });
  await expect(report.getByText(`Email(s) déjà existant(s): ${known}`)).toBeVisible();
  await expectAccessible(page);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    report.getByRole('button', { name: 'Télécharger le compte rendu' }).click(),
  ]);
  const rows = await downloadedRows(download);
  expect(rows.map((row) => row[3])).toEqual([
    'Résultat',
    'Ajouté',
    'Ajouté',
    'Non envoyé',
    'Ajouté',
    'Non envoyé',
  ]);
  expect((await product.mails.lastTo(noe)).link).toContain('/register-applicant/');
  await report.getByRole('link', { name: 'Tous les imports' }).click();
  await expect(page.getByRole('heading', { name: 'Imports' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'liste.csv' }).first().click();
  await page.getByRole('button', { name: 'Retirer cet import' }).click();
  const question = page.getByRole('dialog', { name: /^Retirer cet import/ });
  await question.getByRole('button', { name: 'Retirer cet import' }).click();
  await expect(page.getByText('Retiré', { exact: true })).toBeVisible();
  const invited = await call(product, 'GET /temp-applicants/', { as: by.token });
  expect(invited.filter(({ email }) => [lea, noe, late].includes(email))).toEqual([]);
});

test('columns that are not plain are asked about once', async ({ page, product }) => {
  await open(page, product);
  const dialog = page.getByRole('dialog');
  const tag = unique('Colonne ');
  const paste = async (email: string) => {
    await dialog.getByRole('button', { name: 'Coller depuis un tableur' }).click();
    await dialog
      .getByRole('textbox')
      .fill(`${tag}\tAdr\tÀ rappeler au\nDURAND Léa\t${email}\t0612345678`);
    await dialog.getByRole('button', { name: 'Lire ces lignes' }).click();
  };
  await paste(someEmail());
  const asked = page.getByRole('dialog', { name: /Que contient chaque colonne/ });
  await expect(asked).toBeVisible();
  await expectAccessible(page);
  await asked.getByLabel(/Devient, À rappeler au/).selectOption({ label: 'Ne pas reprendre' });
  await expect(asked.getByText('Ne seront pas reprises\u202f: À rappeler au.')).toBeVisible();
  await asked.getByRole('button', { name: 'Voir les lignes' }).click();
  await expect(dialog.getByText('1 candidat prêt à être invité')).toBeVisible();
  await expect(dialog.getByText('1 sans téléphone')).toBeVisible();
  await dialog.getByRole('button', { name: 'Choisir un autre fichier' }).click();
  await paste(someEmail());
  await expect(dialog.getByText('1 sans téléphone')).toBeVisible();
});

test('after a lost network it goes on where it stopped, and invites nobody twice', async ({
  browser,
  product,
}) => {
  // A page whose console is not watched: the browser tells there of the lost answer.
  const context = await browser.newContext({ locale: 'fr-FR' });
  const page = await context.newPage();
  const by = await open(page, product);
  const prefix = unique('reprise');
  let calls = 0;
  await page.route('**/api/imports/*/candidates/', async (route) => {
    calls += 1;
    // The rows arrive, the answer does not.
    if (calls === 1) await route.fetch();
    await (calls === 1 ? route.abort('connectionreset') : route.continue());
  });
  await choose(page, sheetFile([header, ...people(120, prefix)]));
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Inviter 120 candidats' }).click();
  await expect(dialog.getByRole('button', { name: 'Reprendre' })).toBeVisible({ timeout: 30_000 });
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Reprendre' }).click();
  await expect(page.getByText('120 candidat(s) ajouté(s) avec succès.')).toBeVisible({
    timeout: 30_000,
  });
  const invited = await call(product, 'GET /temp-applicants/', { as: by.token });
  expect(invited.filter(({ last_name: name }) => name === `Nom ${prefix}`)).toHaveLength(120);
  await context.close();
});

test('2,000 rows are read and shown at 360 px without sideways scroll', async ({
  page,
  product,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, product, { isPhone: true });
  await choose(page, sheetFile([header, ...people(2000)]));
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(/^2\s000 candidats prêts/)).toBeVisible({ timeout: 20_000 });
  expect(await dialog.getByRole('row').count()).toBeLessThan(60);
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await dialog.getByRole('button', { name: 'Choisir un autre fichier' }).click();
  await expect(dialog.getByLabel(/^Fichier Excel/)).toBeVisible();
});

test('the template is a real file, whose example is not sent by mistake', async ({
  page,
  product,
}) => {
  await open(page, product);
  const dialog = page.getByRole('dialog');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('link', { name: 'Télécharger le modèle' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('modele-candidats.xlsx');
  const answer = await fetch(`${product.url}/modele-candidats.xlsx`);
  const buffer = Buffer.from(await answer.arrayBuffer());
  expect(rowsOf(buffer)[0]?.slice(0, 4)).toEqual(header);
  await choose(page, { name: 'modele.xlsx', mimeType: '', buffer });
  await expect(dialog.getByText('Aucun candidat valide trouvé dans le fichier')).toBeVisible();
});
