import { expectAccessible } from '../../../support/accessibility.ts';
import { downloadedRows } from '../../../support/spreadsheets.ts';
import { expect, test } from '../../../support/test.ts';
import { completeCandidate, openAs, runMatching, somePlacement } from '../../../support/world.ts';

test('the matches as a list like others: searched, sorted, its columns chosen, saved, exported and dealt with at once', async ({
  page,
  product,
}) => {
  const { superuser, need, training } = await somePlacement(product);
  await completeCandidate(
    product,
    superuser,
    training,
    {
      first_name: 'Noé',
      last_name: 'Le Gall',
    },
    { location: 'Brest' },
  );
  await runMatching(product, superuser);
  const company = need.company?.name ?? '';
  await openAs(page, product, superuser, `/dashboard/offer-management?company=${company}`);
  await page.getByRole('combobox', { name: 'Affichage' }).selectOption('Sans groupe, en lignes');
  // What groups were searched by goes along.
  const search = page.getByRole('searchbox', { name: 'Rechercher un match' });
  await expect(search).toHaveValue(company);
  await expect(page.getByText('2 matchs', { exact: true })).toBeVisible();
  const surnames = page.getByRole('row').getByText(/^(?:Le Gall|D'Arc)$/);
  await page.getByRole('columnheader', { name: 'Nom', exact: true }).getByRole('button').click();
  await expect(surnames).toHaveText(["D'Arc", 'Le Gall']);
  await page.getByRole('columnheader', { name: 'Nom', exact: true }).getByRole('button').click();
  await expect(surnames).toHaveText(['Le Gall', "D'Arc"]);
  await expectAccessible(page);

  await page
    .getByRole('combobox', { name: 'Attendu' })
    .selectOption('Réponse du candidat attendue');
  await expect(page.getByText('0 match', { exact: true })).toBeVisible();
  await page
    .getByRole('combobox', { name: 'Attendu' })
    .selectOption('Réponse de l’entreprise attendue');
  await expect(page.getByText('2 matchs', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Carte' }).click();
  const zone = page.getByRole('combobox', { name: 'Zone' });
  await zone.selectOption({ label: '69 Rhône (1 candidat, 1 besoin)' });
  await expect(page.getByText('2 matchs', { exact: true })).toBeVisible();
  await zone.selectOption({ label: '29 Finistère (1 candidat, 0 besoin)' });
  await expect(page.getByText('1 match', { exact: true })).toBeVisible();
  await expect(surnames).toHaveText(['Le Gall']);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Voir toute la France' }).click();
  await page.getByRole('button', { name: 'Carte' }).click();

  await page.getByRole('button', { name: 'Colonnes' }).click();
  const columns = page.getByRole('dialog', { name: 'Colonnes' });
  await columns.getByRole('checkbox', { name: 'Adresse email' }).check();
  await columns.getByRole('checkbox', { name: 'Offre' }).uncheck();
  await page.keyboard.press('Escape');
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Exporter' }).click(),
  ]);
  const [titles, ...lines] = await downloadedRows(file);
  expect(titles?.slice(0, 3)).toEqual(['Entreprise', 'Prénom', 'Nom']);
  expect(titles?.at(-1)).toBe('Adresse email');
  expect(lines.map((line) => line[2])).toEqual(['Le Gall', "D'Arc"]);

  await page.getByRole('button', { name: 'Vues' }).click();
  const views = page.getByRole('dialog', { name: 'Vues' });
  await views.getByLabel('Nom de la vue').fill('Par nom');
  await views.getByRole('button', { name: 'Enregistrer cette vue' }).click();
  await expect(page.getByText('Vue enregistrée.')).toBeVisible();
  await openAs(page, product, superuser, '/');
  await page.getByRole('link', { name: 'Par nom · Matchs' }).click();
  await expect(surnames).toHaveText(['Le Gall', "D'Arc"]);

  await page.getByRole('checkbox', { name: /Le Gall/ }).check();
  const bar = page.getByRole('group', { name: 'Actions sur la sélection' });
  await expect(bar).toContainText('1 match sélectionné');
  await page
    .getByRole('row', { name: /Le Gall/ })
    .getByRole('button', { name: company })
    .click();
  await expect(page.getByRole('dialog').getByText(/Score total/)).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 360, height: 720 });
  await expect(page.getByRole('listitem').filter({ hasText: 'Le Gall' }).first()).toBeVisible();
  // The line of filters is laid out anew after the window.
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});
