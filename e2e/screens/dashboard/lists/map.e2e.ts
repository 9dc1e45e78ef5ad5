import { expectAccessible } from '../../../support/accessibility.ts';
import { expect, test } from '../../../support/test.ts';
import {
  asSuperuser,
  completeCandidate,
  openAs,
  someTraining,
  unique,
} from '../../../support/world.ts';

test('the map beside the candidates filters their list by what is chosen on it', async ({
  page,
  product,
}) => {
  const by = await asSuperuser(product);
  const training = await someTraining(product, by);
  const name = unique("D'Arc ");
  for (const [first_name, location] of [
    ['Zoé', 'Lyon'],
    ['Léa', 'Brest'],
    ['Inès', 'Saint-Denis (974)'],
  ] as const)
    await completeCandidate(product, by, training, { first_name, last_name: name }, { location });
  await openAs(
    page,
    product,
    by,
    `/dashboard/applicant-management?q=${encodeURIComponent(name)}&session=${training.sessionId}`,
  );
  const three = page.getByText('3 candidats', { exact: true });
  await expect(three).toBeVisible();
  await page.getByRole('button', { name: 'Carte' }).click();
  const panel = page.getByRole('region', { name: 'Carte' });
  const map = panel.getByRole('img', { name: /Carte de France/ });
  await expect(map).toHaveAccessibleName(/3 candidats sans match/);
  await expectAccessible(page);

  await map.locator('[data-code="29"]').click({ force: true });
  await expect(page).toHaveURL(/zone=29/);
  await expect(page.getByText('1 candidat', { exact: true })).toBeVisible();
  await expect(page.getByRole('row', { name: /Léa/ })).toBeVisible();
  const zone = panel.getByLabel('Zone');
  await zone.selectOption({ label: '974 La Réunion (1)' });
  await expect(page).toHaveURL(/zone=974/);
  await expect(page.getByRole('row', { name: /Inès/ })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('row', { name: /Inès/ })).toBeVisible();
  await panel.getByRole('button', { name: 'Voir toute la France' }).click();
  await expect(three).toBeVisible();

  await map.evaluate((drawing) => drawing.scrollIntoView({ block: 'center' }));
  const box = await map.boundingBox();
  if (!box) throw new Error('The map is not there.');
  await page.mouse.move(box.x + box.width * 0.5, box.y + box.height * 0.5);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width - 2, box.y + box.height - 2, { steps: 4 });
  await page.mouse.up();
  await expect(page.getByText('1 candidat', { exact: true })).toBeVisible();
  await expect(page.getByRole('row', { name: /Zoé/ })).toBeVisible();
  await expect(zone).toHaveValue(/,/);

  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize({ width: 360, height: 740 });
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});
