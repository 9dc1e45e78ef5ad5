import type { Page } from '@playwright/test';
import type { Product } from './product.ts';
import { expect } from './test.ts';
import { openAs, type Person } from './world.ts';

export const statisticsPath = '/dashboard/formation-statistics';

export const openStatistics = async (
  page: Page,
  product: Product,
  person: Person,
  path = statisticsPath,
): Promise<void> => {
  await openAs(page, product, person, path);
  await expect(page.getByRole('heading', { name: 'Statistiques par formation' })).toBeVisible();
};
