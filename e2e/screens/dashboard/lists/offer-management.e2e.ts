import { readFile } from 'node:fs/promises';
import { read, utils } from '@e965/xlsx';
import type { Page } from '@playwright/test';
import { status } from '@tandem/domain/matches/match';
import { expectAccessible } from '../../../support/accessibility.ts';
import { call } from '../../../support/api.ts';
import { expectGoodLooks } from '../../../support/matches.ts';
import type { Product } from '../../../support/product.ts';
import { expect, test } from '../../../support/test.ts';
import {
  activeNeed,
  completeCandidate,
  openAs,
  runMatching,
  someNeed,
  somePlacement,
  type Person,
} from '../../../support/world.ts';

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

test('several matches are moved and taken back at once, several needs closed, reopened, their tutors asked', async ({
  page,
  product,
}) => {
  const { superuser, company, need, training } = await somePlacement(product);
  const identity = { first_name: 'Noé', last_name: 'Le Gall' };
  const placed = await completeCandidate(product, superuser, training, identity);
  const second = await activeNeed(product, company, training, 'Testeuse');
  await someNeed(product, company, training, 'Graphiste');
  await runMatching(product, superuser);
  const [first] = await call(product, 'GET /matches/', { as: placed.token });
  expect(first).toBeDefined();

  const name = need.company?.name ?? '';
  await openAs(page, product, superuser, `/dashboard/offer-management?company=${name}`);
  await group(page, need.title).click();
  await page.getByRole('checkbox', { name: 'Cocher ces matchs' }).check();
  const bar = page.getByRole('group', { name: 'Actions sur la sélection' });
  await expect(bar).toContainText('2 matchs sélectionnés');
  await expectGoodLooks(page);
  await bar.getByRole('button', { name: 'Changer le statut' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Changer 2 matchs' }).click();
  await expect(dialog.getByText('Choisissez un statut.')).toBeVisible();
  const to = dialog.getByRole('combobox', { name: 'Nouveau statut' });
  await to.selectOption("Accepté par l'entreprise");
  const why = dialog.getByRole('group', { name: 'Pour quelle raison ?' });
  await expect(why).toHaveCount(0);
  await to.selectOption("Refusé par l'entreprise");
  await expect(why.getByRole('radio', { name: 'Sans raison' })).toBeChecked();
  await why.getByRole('radio', { name: 'Trajet trop long' }).check();
  await dialog.getByRole('checkbox', { name: 'Dire la raison au candidat' }).check();
  await dialog.getByRole('textbox', { name: /^Un mot pour le centre/ }).fill('Dit au forum.');
  await dialog.getByRole('textbox', { name: /^Mot du centre/ }).fill('Le forum a plu.');
  await expectAccessible(page);
  const moved = page.waitForRequest(
    (request) => request.method() === 'POST' && /\/matches\/[^/]+\/$/.test(request.url()),
  );
  await dialog.getByRole('button', { name: 'Changer 2 matchs' }).click();
  expect((await moved).postDataJSON()).toMatchObject({
    action: status.refusedByCompany,
    reason: 'distance',
    tell_reason: true,
    comment: 'Dit au forum.',
    note: 'Le forum a plu.',
  });
  await expect(dialog.getByText('2 matchs sont maintenant')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Annuler pour ces 2 matchs' }).click();
  await expect(dialog.getByText('2 changements annulés.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Fermer', exact: true }).last().click();
  await expect(dialog).toBeHidden();

  for (const title of [need.title, second.title])
    await page.getByRole('checkbox', { name: `Sélectionner ${name} - ${title}` }).check();
  await expect(bar).toContainText('2 besoins sélectionnés');
  await bar.getByRole('button', { name: 'Fermer' }).click();
  await expect(dialog.getByText(/^4 candidats attendent/)).toBeVisible();
  await dialog.getByRole('combobox', { name: 'Que se passe-t-il' }).selectOption({ index: 4 });
  await dialog.getByRole('combobox', { name: 'Pour quelle raison' }).selectOption({ index: 1 });
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Fermer ces besoins' }).click();
  await expect(dialog.getByText('2 besoins fermés.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Fermer', exact: true }).last().click();
  await bar.getByRole('button', { name: 'Rouvrir' }).click();
  await dialog.getByRole('button', { name: 'Rouvrir 2 besoins' }).click();
  await expect(dialog.getByText('2 besoins rouverts.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Fermer', exact: true }).last().click();

  await page.goto('/dashboard/a-faire?kind=tutor_test&everyone=yes');
  await page.getByRole('searchbox').fill(name);
  await page.getByRole('checkbox', { name: `Sélectionner ${name}` }).check();
  await bar.getByRole('button', { name: 'Lien au tuteur' }).click();
  await dialog.getByRole('button', { name: 'Envoyer' }).click();
  await expect(dialog.getByText('Pas possible pour 1')).toBeVisible();
  await expect(dialog.getByText(/Indiquez d’abord l’adresse e-mail/)).toBeVisible();
});
