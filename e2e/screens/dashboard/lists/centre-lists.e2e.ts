import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { momentIn } from '../../../../server/src/testing/fixtures/moments.ts';
import { call } from '../../../support/api.ts';
import { expectGoodLooks, expectTwelveRows, setStatus } from '../../../support/matches.ts';
import { downloadedRows } from '../../../support/spreadsheets.ts';
import { expect, test } from '../../../support/test.ts';
import { openAs, somePlacement } from '../../../support/world.ts';

test('contract files and meetings in lists of their own; a file that was ordered waits for who asked', async ({
  page,
  product,
}) => {
  const placement = await somePlacement(product);
  const { superuser, training, matchId } = placement;
  await setStatus(product, placement, 1);
  await call(product, 'POST /matches/{id}/meetings/', {
    as: superuser.token,
    params: { id: matchId },
    body: {
      moments: [momentIn(3)],
      kind: 'phone',
      place: '04 77 00 00 00',
      for: 'company',
    },
  });
  await setStatus(product, placement, 3);
  const session = `session=${training.sessionId}`;

  await openAs(page, product, superuser, `/dashboard/offer-management?${session}`);
  await page.getByRole('link', { name: 'Contrats' }).click();
  await expect(page.getByText('1 dossier', { exact: true })).toBeVisible();
  await expectTwelveRows(page);
  await page.getByRole('search').getByLabel('État').selectOption({ index: 1 });
  await expectGoodLooks(page);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Exporter' }).click(),
  ]);
  const [titles, ...lines] = await downloadedRows(file);
  expect(titles?.slice(0, 4)).toEqual(['Candidat', 'Entreprise', 'Formation', 'État']);
  expect(lines.map((line) => line[3])).toEqual(['À commencer']);
  // Several at once, as in every list: whoever keeps them waiting is reminded, their candidates get a tag.
  await page.getByRole('checkbox', { name: 'Tout sélectionner' }).check();
  const bar = page.getByRole('group', { name: 'Actions sur la sélection' });
  await expect(bar).toContainText('1 dossier sélectionné');
  await bar.getByRole('button', { name: 'Rappeler' }).click();
  const reminding = page.getByRole('dialog', { name: 'Envoyer ces rappels\u202f?' });
  await expect(reminding).toContainText(/[1-9]/);
  await expectGoodLooks(page);
  await reminding.getByRole('button', { name: 'Annuler' }).click();
  await bar.getByRole('button', { name: 'Étiqueter' }).click();
  const tagging = page.getByRole('dialog', { name: 'Étiqueter la sélection' });
  await tagging.getByRole('combobox', { name: 'Étiquette', exact: true }).fill('Salon');
  await tagging.getByRole('button', { name: 'Appliquer' }).click();
  await expect(page.getByText('Étiquettes de 1 personne à jour.')).toBeVisible();
  await expect(bar).toBeHidden();
  await page.getByRole('row').nth(1).getByRole('button').click();
  const open = page.getByRole('dialog').getByRole('link', { name: 'Ouvrir le dossier' });
  await expect(open).toHaveAttribute('href', new RegExp(`/dashboard/contract/${matchId}`));

  await page.goto(`${product.url}/dashboard/rendez-vous?${session}`);
  await expect(page.getByText('1 rendez-vous', { exact: true })).toBeVisible();
  await expectTwelveRows(page);
  await expectGoodLooks(page);
  await page.getByRole('textbox', { name: 'Au' }).fill('01/02/2020');
  await expect(page.getByText('Aucun rendez-vous trouvé')).toBeVisible();

  await call(product, 'POST /exports/matches/', {
    as: superuser.token,
    body: { key: randomUUID(), query: {}, columns: ['status'], format: 'csv' },
  });
  await page.goto(`${product.url}/dashboard/exports`);
  await expect(page.getByText('Prêt', { exact: true })).toBeVisible();
  await expectGoodLooks(page);
  const [ordered] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: /^Télécharger/ }).click(),
  ]);
  expect(readFileSync(await ordered.path(), 'utf8')).toMatch(/^\uFEFFStatut\r\n/);
});
