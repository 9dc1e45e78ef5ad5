import { expectAccessible } from '../../../support/accessibility.ts';
import { downloadedRows } from '../../../support/spreadsheets.ts';
import { expect, test } from '../../../support/test.ts';
import {
  activeNeed,
  asSuperuser,
  completeCompany,
  openAs,
  someTraining,
  unique,
} from '../../../support/world.ts';

test('all needs in one list: found, filtered, opened, noted on, exported as they are seen', async ({
  page,
  product,
}) => {
  const by = await asSuperuser(product);
  const training = await someTraining(product, by);
  const name = unique('Atelier d’Arc ');
  const company = await completeCompany(product, by, name);
  const { title } = await activeNeed(product, company, training);
  await openAs(page, product, by, `/dashboard/company-management?session=${training.sessionId}`);
  await page.getByRole('link', { name: 'Tous les besoins' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Besoins' })).toBeVisible();
  await page.getByRole('searchbox', { name: 'Rechercher un besoin' }).fill(`${name} lyon`);
  await page.getByRole('search').getByLabel('En attente de').selectOption({ index: 1 });
  await expect(page.getByText('1 besoin', { exact: true })).toBeVisible();
  await expectAccessible(page);

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Exporter' }).click(),
  ]);
  const [titles, ...lines] = await downloadedRows(file);
  expect(titles?.slice(0, 3)).toEqual(['Poste', 'Entreprise', 'Lieu']);
  expect(lines.map((line) => line.slice(0, 3))).toEqual([[title, name, 'Lyon']]);

  await page.getByRole('button', { name: title, exact: true }).click();
  const drawer = page.getByRole('dialog', { name: title });
  await expect(drawer.getByRole('link', { name: 'Voir ses matchs' })).toBeVisible();
  await expect(drawer.getByText(training.programmeName)).toBeVisible();
  await drawer.getByRole('button', { name: 'Noter' }).click();
  const dialog = page.getByRole('dialog', { name: 'Noter' });
  await dialog.getByLabel('Note').fill('Le tuteur part en congé d’été');
  // A slip of the hand beside it: what was typed is there when it opens again.
  await page.keyboard.press('Escape');
  await drawer.getByRole('button', { name: 'Noter' }).click();
  await expect(dialog.getByLabel('Note')).toHaveValue('Le tuteur part en congé d’été');
  await dialog.getByRole('button', { name: 'Enregistrer' }).dblclick();
  await expect(drawer.getByText('Le tuteur part en congé d’été')).toHaveCount(1);
  await drawer.getByRole('button', { name: 'Noter' }).click();
  await expect(dialog.getByLabel('Note')).toHaveValue('');
  await page.keyboard.press('Escape');
  await expectAccessible(page);
  await page.keyboard.press('Escape');

  await page.keyboard.press('Control+k');
  const box = page.getByRole('dialog', { name: 'Aller à' });
  await box.getByRole('combobox').fill(`ete conge ${name}`);
  await expect(box.getByRole('option')).toContainText(`Le tuteur part en congé d’été`);
  await expect(box.getByRole('option')).toContainText(`Note · ${title}`);
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.goBack();

  await page.getByRole('button', { name: 'Carte' }).click();
  await expect(page.getByRole('img', { name: /1 besoin sans personne/ })).toBeVisible();
  await page.setViewportSize({ width: 360, height: 740 });
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);

  await page.getByRole('checkbox', { name: `Sélectionner ${title}` }).check();
  await page.getByRole('button', { name: 'Fermer', exact: true }).click();
  const closing = page.getByRole('dialog', { name: 'Fermer' });
  await closing.getByRole('combobox', { name: 'Que se passe-t-il' }).selectOption({ index: 4 });
  await closing.getByRole('combobox', { name: 'Pour quelle raison' }).selectOption({ index: 1 });
  await closing.getByRole('button', { name: 'Fermer le besoin' }).click();
  await expect(closing.getByText('1 besoin fermé.')).toBeVisible();
  await expect(page.getByText('Aucun besoin trouvé')).toBeVisible();
});
