import { readFile } from 'node:fs/promises';
import { read, utils } from '@e965/xlsx';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../../../support/accessibility.ts';
import type { Product } from '../../../support/product.ts';
import { expect, test } from '../../../support/test.ts';
import { openAs, somePlacement, type Person } from '../../../support/world.ts';

const open = async (page: Page, product: Product, person: Person, query = '') => {
  await openAs(page, product, person, `/dashboard/offer-management${query}`);
  await expect(page.getByRole('heading', { name: 'Gestion des Offres' })).toBeVisible();
};

const group = (page: Page, name: string | RegExp) =>
  page.getByRole('list', { name: 'Groupes de matchs' }).getByRole('button', { name });

test('matches are grouped by need, one group open at a time', async ({ page, product }) => {
  const one = await somePlacement(product);
  const other = await somePlacement(product);
  await open(page, product, one.superuser, '?session=toutes');
  await expect(page.getByText(/^\d+,\d\d\s%$/)).toBeVisible();
  const title = `${one.need.company?.name} - ${one.need.title}`;
  const first = group(page, `${title} 1 match`);
  await page.setViewportSize({ width: 1366, height: 768 });
  const long = 'Association Ty Skoazell - Assistant de direction, secteur associatif – alternance';
  const height = await first.evaluate((head, words) => {
    const name = head.querySelector('[id$="-title"]')?.firstChild;
    if (!name) return Infinity;
    const before = name.nodeValue;
    name.nodeValue = words;
    const box = head.getBoundingClientRect();
    name.nodeValue = before;
    return box.height;
  }, long);
  // On a laptop's screen a name of two lines is no higher: it shows twelve.
  expect(height).toBeLessThanOrEqual(40);
  const second = group(page, `${other.need.company?.name} - ${other.need.title}`);
  await first.click();
  const matches = page.getByRole('region', { name: title });
  await expect(matches.getByText("En attente de l'entreprise")).toBeVisible();
  await expect(matches.getByRole('button', { name: "Zoé D'Arc" })).toContainText('/100');
  await expectAccessible(page);
  await second.click();
  await expect(first).toHaveAttribute('aria-expanded', 'false');
  await expect(second).toHaveAttribute('aria-expanded', 'true');
  await page.reload();
  await expect(second).toHaveAttribute('aria-expanded', 'true');
});

test('a match opens to its panel, where the staff moves it', async ({ page, product }) => {
  const { superuser, need } = await somePlacement(product);
  await open(page, product, superuser);
  await group(page, `${need.company?.name}`).click();
  await page.getByRole('button', { name: "Zoé D'Arc" }).press('Enter');
  const panel = page.getByRole('region', { name: "Zoé D'Arc" });
  await expect(panel.getByText(/Score total: .*\/100/)).toBeVisible();
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page);
  await page.getByLabel('Enregistrer sans prévenir personne').check();
  await panel.getByRole('button', { name: "Accepté par l'entreprise" }).click();
  await expect(page.getByText('Statut mis à jour avec succès.')).toBeVisible();
  // Nothing is said of a message that does not leave.
  await expect(page.getByText('Le changement est enregistré.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Annuler ce changement/ })).toBeVisible();
  const item = page.getByRole('listitem').filter({ has: panel }).last();
  await expect(item.getByText("Accepté par l'entreprise").first()).toBeVisible();
});

test('filters stand in the address, and are reset', async ({ page, product }) => {
  const { superuser, need, training } = await somePlacement(product);
  await somePlacement(product);
  const company = need.company?.name ?? '';
  await open(page, product, superuser, '?session=toutes');
  await page.getByRole('searchbox', { name: 'Entreprise' }).fill(company.toUpperCase());
  await expect(page.getByText('1 groupe', { exact: true })).toBeVisible();
  await expect(page.getByText('Selon les filtres choisis').first()).toBeVisible();
  await page.getByRole('combobox', { name: 'Affichage' }).selectOption('Grouper par candidat');
  await expect(group(page, "Zoé D'Arc 1 match")).toBeVisible();
  await page.getByRole('combobox', { name: 'Formation' }).selectOption({
    label: `${training.programmeName} – Bac+2 (BTS, DEUST)`,
  });
  await expect(page).toHaveURL(/by=applicant.*formation=\d+|formation=\d+.*by=applicant/);
  await page.reload();
  await expect(page.getByRole('searchbox', { name: 'Entreprise' })).toHaveValue(
    company.toUpperCase(),
  );
  await page.getByRole('searchbox', { name: 'Prénom du candidat' }).fill('zo');
  await page.getByRole('searchbox', { name: 'Nom du candidat', exact: true }).fill("d'a");
  await expect(group(page, "Zoé D'Arc 1 match")).toBeVisible();
  await page.getByRole('searchbox', { name: 'Offre' }).fill('100%');
  await expect(page.getByText('Aucune correspondance trouvée.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Réinitialiser les filtres' }).click();
  await expect(page.getByText('Aucune correspondance trouvée.')).toBeHidden();
  await expect(page.getByRole('searchbox', { name: 'Entreprise' })).toHaveValue('');
  // The way of grouping is no filter.
  await expect(page.getByRole('combobox', { name: 'Affichage' })).toHaveValue('applicant');
});

test('a link opens its match above the groups', async ({ page, product }) => {
  const { superuser, matchId } = await somePlacement(product);
  await open(page, product, superuser, `?match=${matchId}`);
  const linked = page.getByRole('region', { name: 'Match demandé' });
  await expect(linked.getByText(/Score total/)).toBeVisible();
  await linked.getByRole('button', { name: 'Fermer ce match' }).click();
  await expect(linked).toBeHidden();
  await expect(page).not.toHaveURL(/match=/);
});

test('a link to a match that is gone says so', async ({ page, product }) => {
  const { superuser } = await somePlacement(product);
  await open(page, product, superuser, '?match=999999999999');
  await expect(page.getByRole('alert')).toContainText(/n.existe plus/);
  await expect(page.getByRole('alert').getByText(/Réessayer/)).toHaveCount(0);
  await expectAccessible(page);
});

test('the filtered matches are exported', async ({ page, product }) => {
  const { superuser, need } = await somePlacement(product);
  const company = need.company?.name ?? '';
  await open(page, product, superuser, `?company=${encodeURIComponent(company)}`);
  await expect(page.getByText('1 groupe', { exact: true })).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Exporter' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^tandem-matchs-.*\.xlsx$/);
  const book = read(await readFile(await file.path()));
  // The first sheet says what the list is.
  const sheet = Object.values(book.Sheets).at(-1);
  const rows = sheet ? utils.sheet_to_json<Record<string, unknown>>(sheet) : [];
  expect(rows).toEqual([
    expect.objectContaining({
      Entreprise: company,
      Offre: need.title,
      Nom: "D'Arc",
      Statut: "En attente de l'entreprise",
    }),
  ]);
});

test('fits a phone', async ({ page, product }) => {
  const { superuser, need } = await somePlacement(product);
  await page.setViewportSize({ width: 360, height: 720 });
  await open(page, product, superuser);
  await group(page, `${need.company?.name}`).click();
  await page.getByRole('button', { name: "Zoé D'Arc" }).click();
  await expect(page.getByText(/Score total/)).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await expectAccessible(page);
});
