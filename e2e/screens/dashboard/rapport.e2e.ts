import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/accessibility.ts';
import { expectGoodLooks } from '../../support/matches.ts';
import type { Product } from '../../support/product.ts';
import { expectPaperHead } from '../../support/paper.ts';
import { expect, test } from '../../support/test.ts';
import { openAs, somePlacement } from '../../support/world.ts';

/** The statistics of a session with one match, where both pages begin. */
const openStatistics = async (page: Page, product: Product): Promise<void> => {
  const { superuser, training } = await somePlacement(product);
  const address = `/dashboard/formation-statistics?session=${training.sessionId}`;
  await openAs(page, product, superuser, address);
};

test('the centre’s report is read, exported and left for the companies that are silent', async ({
  page,
  product,
}) => {
  await openStatistics(page, product);
  await page.getByRole('link', { name: 'Rapport du centre' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rapport du centre');
  const steps = page.getByRole('table', { name: 'L’année, et la précédente au même jour' });
  await expect(steps.getByRole('row', { name: /Avec au moins un match/ })).toContainText('1');
  await expectGoodLooks(page);
  // On paper the tables are whole, each under its name.
  await expectPaperHead(page);
  await expect(page.getByText(/^L’année, et la précédente au même jour\s· /)).toBeVisible();
  await expect(page.getByText(/^Taux de placement par formation\s· /)).toBeVisible();
  await page.emulateMedia({ media: null });
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Exporter' }).first().click();
  expect((await download).suggestedFilename()).toContain('rapport-du-centre');
  await page.getByRole('link', { name: 'Les voir' }).click();
  await expect(page).toHaveURL(/company-management\?.*stage=silent/);
});

test('who is shown and accepted is read beside what the answers say of the weights', async ({
  page,
  product,
}) => {
  await openStatistics(page, product);
  await page.getByRole('link', { name: 'Équité' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Équité et réponses');
  await expect(page.getByText('1 groupe de moins de dix candidats n’est pas montré.')).toHaveCount(
    3,
  );
  await expect(page.getByText(/Il faut 200 réponses/)).toBeVisible();
  await expectAccessible(page);
});
