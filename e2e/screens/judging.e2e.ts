import { devices } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { expect, test } from '../support/test.ts';
import { openAs, somePlacement } from '../support/world.ts';

test.use({ ...devices['Pixel 5'], viewport: { width: 390, height: 844 } });

test('a company looks at a resume where it is, and shows the candidate to the tutor by a link that it takes back', async ({
  page,
  product,
  browser,
}) => {
  const { company, matchId } = await somePlacement(product);
  await openAs(page, product, company, `/company/matches?match=${matchId}`);
  await page.getByRole('button', { name: 'Voir le CV' }).click();
  const resume = page.getByRole('img', { name: 'CV, page 1 sur 1' });
  await expect(resume).toBeVisible();
  await page.getByRole('button', { name: 'Créer un lien' }).click();
  const link = await page.getByLabel('Lien à transmettre').inputValue();
  await expectAccessible(page);

  const guest = await (await browser.newContext()).newPage();
  await guest.goto(`${product.url}${new URL(link).pathname}`);
  await expect(guest.getByRole('heading', { level: 1, name: /Zoé D'Arc/ })).toBeVisible();
  await expect(guest.getByText('06 39 98 12 34')).toHaveCount(0);
  await guest.getByRole('button', { name: 'Voir le CV' }).click();
  await expect(guest.getByRole('img', { name: /CV, page 1/ })).toBeVisible();
  await expectAccessible(guest);

  await page.getByRole('button', { name: 'Retirer' }).click();
  await expect(page.getByText('Lien retiré')).toBeVisible();
  await guest.reload();
  await expect(guest.getByText(/Ce lien ne montre plus rien/)).toBeVisible();
  await guest.context().close();
});
