import { expectAccessible } from '../../../support/accessibility.ts';
import { somePeople } from '../../../support/candidates.ts';
import { expectTwelveRows } from '../../../support/matches.ts';
import { downloadedRows } from '../../../support/spreadsheets.ts';
import { expect, test } from '../../../support/test.ts';
import { openAs } from '../../../support/world.ts';

const path = '/dashboard/applicant-management';

test('a list as one wants it, saved, exported as it is seen, and anybody found from anywhere', async ({
  page,
  product,
}) => {
  const { by, name, email } = await somePeople(product);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await openAs(page, product, by, path);
  const search = page.getByRole('searchbox', { name: 'Rechercher un candidat' });
  await expect(page.getByRole('columnheader', { name: 'Étape' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(asked.length).toBeLessThanOrEqual(20);
  await expectTwelveRows(page);
  await page.setViewportSize({ width: 390, height: 844 });
  const card = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('checkbox') })
    .first();
  await expect.poll(async () => (await card.boundingBox())?.y ?? Infinity).toBeLessThan(844 / 3);
  // Nothing hangs out at the side: what has no room unfolds.
  const stages = page.getByRole('combobox', { name: 'Étape' });
  const hangingOut = () =>
    page.evaluate(
      () =>
        [...document.querySelectorAll('main *')].filter(
          (one) => one.checkVisibility() && one.getBoundingClientRect().right > window.innerWidth,
        ).length,
    );
  await expect(stages).toBeHidden();
  expect(await hangingOut()).toBe(0);
  await page.getByRole('button', { name: 'Filtrer' }).click();
  await expect(stages).toBeVisible();
  await page.getByRole('button', { name: 'Autres actions' }).click();
  await expect(page.getByRole('button', { name: 'Importer Excel' })).toBeInViewport({ ratio: 1 });
  expect(await hangingOut()).toBe(0);
  await expectAccessible(page);
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.getByRole('heading', { level: 1 }).press('/');
  await expect(search).toBeFocused();
  await search.fill(`zoe 06.39.98.12.34 ${name}`);
  await expect(page.getByText('1 candidat', { exact: true })).toBeVisible();
  await search.press('ArrowDown');
  await expect(
    page.getByRole('table').getByRole('button', { name: 'Zoé', exact: true }),
  ).toBeFocused();

  await page.getByRole('button', { name: 'Colonnes' }).click();
  const columns = page.getByRole('dialog', { name: 'Colonnes' });
  await columns.getByRole('checkbox', { name: 'Téléphone' }).check();
  await columns.getByRole('checkbox', { name: 'Diplôme' }).uncheck();
  for (let place = 7; place > 0; place -= 1)
    await columns.getByRole('button', { name: 'Monter Téléphone' }).click();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('columnheader', { name: 'Téléphone' })).toBeVisible();
  await expect(page).toHaveURL(/colonnes=first_name%2Cphone%2Clast_name/);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Exporter' }).click(),
  ]);
  const [titles, ...lines] = await downloadedRows(file);
  expect(titles?.slice(0, 4)).toEqual(['Prénom', 'Téléphone', 'Nom', 'E-mail']);
  expect(lines.map((line) => line.slice(0, 4))).toEqual([['Zoé', '06 39 98 12 34', name, email]]);

  await page.getByRole('button', { name: 'Vues' }).click();
  const views = page.getByRole('dialog', { name: 'Vues' });
  await views.getByLabel('Nom de la vue').fill('À appeler');
  await expectAccessible(page);
  await views.getByRole('button', { name: 'Enregistrer cette vue' }).click();
  await expect(page.getByText('Vue enregistrée.')).toBeVisible();
  await openAs(page, product, by, '/');
  await page.getByRole('link', { name: 'À appeler · Candidats' }).click();
  await expect(search).toHaveValue(`zoe 06.39.98.12.34 ${name}`);
  await expect(page.getByRole('columnheader', { name: 'Téléphone' })).toBeVisible();

  await page.getByRole('row', { name: /Zoé/ }).getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Étiqueter' }).click();
  const tag = page.getByRole('dialog', { name: 'Étiqueter la sélection' });
  await tag.getByLabel('Étiquette', { exact: true }).fill(`Forum ${name}`);
  await tag.getByRole('button', { name: 'Appliquer' }).click();
  await expect(page.getByText('Étiquettes de 1 personne à jour.')).toBeVisible();
  await page.getByRole('search').getByLabel('Étiquette').selectOption(`Forum ${name}`);
  await expect(page.getByText('1 candidat', { exact: true })).toBeVisible();

  await page.keyboard.press('Control+k');
  const box = page.getByRole('dialog', { name: 'Aller à' });
  const field = box.getByRole('combobox');
  await expect(field).toBeFocused();
  await field.fill('rien de tel');
  await field.press('Escape');
  await page.keyboard.press('Control+k');
  await expect(field).toBeFocused();
  await page.keyboard.type(`${name} lea`);
  await expect(box.getByRole('option', { name: new RegExp(`Léa ${name}`) })).toBeVisible();
  await expectAccessible(page);
  await field.press('Enter');
  await expect(page.getByRole('heading', { name: `Léa ${name}` })).toBeVisible();
  await page.keyboard.press('Control+k');
  await field.fill('rapport');
  await field.press('ArrowDown');
  await field.press('ArrowUp');
  await field.press('Enter');
  await expect(page.getByRole('heading', { name: 'Rapport du centre' })).toBeVisible();
});

test('a thousand rows are a file too, written without a further thread', async ({
  page,
  product,
}) => {
  const { by, name } = await somePeople(product);
  const [invited, rows] = ['**/api/temp-applicants/?*', 1000];
  await page.route(invited, async (route) => {
    const response = await route.fetch();
    const [first] = (await response.json()) as { id: number }[];
    const json = Array.from({ length: rows }, (_, index) => ({ ...first, id: 1_000_000 + index }));
    await route.fulfill({ response, json, headers: { 'x-total-count': String(rows) } });
  });
  // None of them is known to the journal, which is told before there is a file: the button says meanwhile that one is made.
  await page.route('**/api/journal/exports/', async (route) => {
    await expect(page.getByRole('button', { name: 'Préparation…' })).toBeVisible();
    await route.fulfill({ status: 204 });
  });
  await openAs(page, product, by, `${path}?q=${encodeURIComponent(name)}`);
  await expect(page.getByText(/^1\s001 candidats$/)).toBeVisible();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Exporter' }).click(),
  ]);
  expect(await downloadedRows(file)).toHaveLength(1 + rows + 1);

  // A sheet of paper is as wide as a tablet, and has nothing on it to choose from.
  await page.setViewportSize({ width: 794, height: 1123 });
  const search = page.getByRole('searchbox', { name: 'Rechercher un candidat' });
  await expect(search).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(search).toBeHidden();
});
