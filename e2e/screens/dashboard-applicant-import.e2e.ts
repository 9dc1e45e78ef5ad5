import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { call } from '../support/api.ts';
import type { Product } from '../support/product.ts';
import { downloadedRows, rowsOf, sheetFile, type SheetFile } from '../support/spreadsheets.ts';
import { expect, test } from '../support/test.ts';
import { asSuperuser, openAs, someEmail, unique } from '../support/world.ts';

const path = '/dashboard/applicant-management';
const header = ['Prénom', 'Nom', 'Email', 'Téléphone'];

const people = (count: number, prefix = unique('import')) =>
  Array.from({ length: count }, (_, index) => [
    `Prénom ${index}`,
    `Nom ${prefix}`,
    `${prefix}-${index}@exemple.fr`,
    '',
  ]);

const open = async (page: Page, product: Product) => {
  const by = await asSuperuser(product);
  await openAs(page, product, by, path);
  await page.getByRole('button', { name: 'Importer Excel' }).click();
  await expect(page.getByRole('dialog', { name: 'Importer des candidats' })).toBeVisible();
  return by;
};

const choose = (page: Page, file: SheetFile) =>
  page.getByLabel('Fichier Excel').setInputFiles(file);

/** An archive that says to hold one entry, whose content is what `deflated` unpacks to. */
const archiveOf = async (size: number): Promise<Buffer> => {
  const zeros = new Blob([new Uint8Array(size)]).stream();
  const packed = new Uint8Array(
    await new Response(zeros.pipeThrough(new CompressionStream('deflate-raw'))).arrayBuffer(),
  );
  const name = Buffer.from('[Content_Types].xml');
  const local = Buffer.alloc(30);
  local.writeUInt32LE(0x04034b50, 0);
  local.writeUInt16LE(8, 8);
  local.writeUInt32LE(packed.length, 18);
  local.writeUInt16LE(name.length, 26);
  const entry = Buffer.alloc(46);
  entry.writeUInt32LE(0x02014b50, 0);
  entry.writeUInt16LE(8, 10);
  entry.writeUInt32LE(packed.length, 20);
  entry.writeUInt16LE(name.length, 28);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(30 + name.length + packed.length, 16);
  return Buffer.concat([local, name, packed, entry, name, end]);
};

// Colours are looked at, which must not be on their way from one scheme to the other.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

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
    ['photo.xlsx', picture, /n’est pas un fichier Excel/],
    ['liste.csv', sound, 'Seuls les fichiers .xlsx et .xls sont acceptés.'],
    ['coupé.xlsx', sound.subarray(0, 900), /n’a pas pu être lu/],
    ['énorme.xlsx', zip, /trop volumineux une fois décompressé/],
    ['gros.xlsx', Buffer.concat([sound, Buffer.alloc(5_000_001)]), /dépasse 5\sMo/],
    ['vide.xlsx', sheetFile([]).buffer, 'Aucun candidat valide trouvé dans le fichier'],
    ['titres.xls', sheetFile([header], { bookType: 'biff8' }).buffer, /Aucun candidat valide/],
  ];
  for (const [name, buffer, sentence] of files) {
    await choose(page, { name, mimeType: 'application/octet-stream', buffer });
    await expect(dialog.getByText(sentence)).toBeVisible();
  }
  await choose(page, sheetFile([header, ['Zoé', "D'Arc", 'pas une adresse', '']]));
  await expect(dialog.getByText('Aucun candidat valide trouvé dans le fichier')).toBeVisible();
  await expect(dialog.getByText('Adresse e-mail invalide')).toBeVisible();
  await expect(dialog.getByRole('button', { name: /^Inviter/ })).toBeHidden();
});

test('good rows are sent, each row says what is wrong with it, a report is kept', async ({
  page,
  product,
}) => {
  const by = await open(page, product);
  const known = someEmail('connu');
  await call(product, 'POST /temp-applicants/', {
    as: by.token,
    body: [{ first_name: '', last_name: '', email: known, phone: null }],
  });
  const zoe = someEmail('zoé');
  const lea = someEmail('léa');
  const noe = someEmail('noé');
  const file = sheetFile(
    [
      [' PRENOM ', 'nom', 'Ville', 'COURRIEL', 'Tel'],
      ['Zoé', "D'Arc", 'Lyon', zoe, 639981234],
      ['Léa', 'Roux', '', '', ''],
      ['Léa', 'Roux', '', lea, '12'],
      [],
      ['Encore', 'Zoé', '', zoe.toUpperCase(), ''],
      ['=HYPERLINK("x")', 'Noé', '', noe, ''],
      ['Connu', '', '', known, ''],
      ['x'.repeat(101), '', '', someEmail(), ''],
    ],
    { name: 'candidats.XLS', bookType: 'biff8' },
  );
  await choose(page, file);
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('4 candidats prêts à être invités')).toBeVisible();
  await expect(dialog.getByText('3 lignes à corriger ne seront pas envoyées.')).toBeVisible();
  for (const [line, text] of [
    ['2', 'Valide'],
    ['3', 'Pas d’adresse e-mail'],
    ['4', 'Téléphone invalide (e-mail seul)'],
    ['6', 'En double dans le fichier'],
    ['9', 'Prénom : Ce champ est limité à 100 caractères.'],
  ] as const)
    await expect(
      dialog
        .getByRole('row')
        .filter({ has: page.getByRole('cell', { name: line, exact: true }) })
        .last(),
    ).toContainText(text.replace(' :', '\u202f:'));
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page);
  await dialog.getByLabel('Lignes affichées').selectOption({ label: 'À corriger (3)' });
  await expect(dialog.getByRole('cell', { name: '2', exact: true })).toBeHidden();

  await dialog.getByRole('button', { name: 'Inviter 4 candidats' }).dblclick();
  await expect(page.getByText('3 candidat(s) ajouté(s) avec succès.')).toBeVisible();
  const report = page.getByRole('dialog', { name: 'Compte rendu' });
  await expect(report.getByText(`Email(s) déjà existant(s): ${known}`)).toBeVisible();
  await expectAccessible(page);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    report.getByRole('button', { name: 'Télécharger le compte rendu' }).click(),
  ]);
  const rows = await downloadedRows(download);
  expect(rows.map((row) => row[5])).toEqual([
    'Résultat',
    'Ajouté',
    'Non envoyé',
    'Ajouté',
    'Non envoyé',
    'Ajouté',
    'Déjà existant',
    'Non envoyé',
  ]);
  expect(rows[5]?.[1]).toBe(`'=HYPERLINK("x")`);
  expect((await product.mails.lastTo(noe)).link).toContain('/register-applicant/');
  await report.getByRole('button', { name: 'Fermer' }).last().click();
  const invited = await call(product, 'GET /temp-applicants/', { as: by.token });
  expect(invited.find(({ email }) => email === zoe)?.phone).toBe('+33639981234');
  expect(invited.find(({ email }) => email === lea)?.phone).toBeNull();
  await page.getByRole('searchbox').fill("Zoé D'Arc");
  await expect(page.getByRole('row', { name: new RegExp(zoe) })).toBeVisible();
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
  let batches = 0;
  await page.route('**/api/temp-applicants/', async (route) => {
    batches += 1;
    // The second batch arrives, its answer does not.
    if (batches === 2) await route.fetch();
    await (batches === 2 ? route.abort('connectionreset') : route.continue());
  });
  await choose(page, sheetFile([header, ...people(120, prefix)]));
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Inviter 120 candidats' }).click();
  await expect(dialog.getByRole('progressbar')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Reprendre' })).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText("Erreur lors de l'ajout des candidats.")).toBeVisible();
  await expect(dialog.getByText('50 sur 120')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Reprendre' }).click();
  await expect(page.getByText('120 candidat(s) ajouté(s) avec succès.')).toBeVisible({
    timeout: 30_000,
  });
  expect(batches).toBe(3);
  const invited = await call(product, 'GET /temp-applicants/', { as: by.token });
  expect(invited.filter(({ last_name: name }) => name === `Nom ${prefix}`)).toHaveLength(120);
  await context.close();
});

test('2,000 rows are read and shown at 360 px without sideways scroll', async ({
  page,
  product,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, product);
  await choose(page, sheetFile([header, ...people(2000)]));
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(/^2\s000 candidats prêts/)).toBeVisible({ timeout: 20_000 });
  expect(await dialog.getByRole('row').count()).toBeLessThan(60);
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await dialog.getByRole('button', { name: 'Choisir un autre fichier' }).click();
  await expect(dialog.getByLabel('Fichier Excel')).toBeVisible();
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
  expect(rowsOf(buffer)[0]).toEqual(header);
  await choose(page, { name: 'modele.xlsx', mimeType: '', buffer });
  await expect(dialog.getByText('Aucun candidat valide trouvé dans le fichier')).toBeVisible();
});
