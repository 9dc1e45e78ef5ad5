import { openAs, type Person } from '../../e2e/support/world.ts';
import type { Page } from '@playwright/test';
import type { Product } from '../../e2e/support/product.ts';

/** Whom a screen is measured as; `null` is a visitor. */
export type Role = 'applicant' | 'company' | 'superuser' | null;

/** The addresses that are measured, and as whom. */
export const screens: readonly (readonly [path: string, role: Role])[] = [
  ['/login', null],
  ['/', null],
  ['/reset-password-email', null],
  ['/contact', null],
  ['/profile', 'applicant'],
  ['/', 'applicant'],
  ['/applicant/application', 'applicant'],
  ['/applicant/test', 'applicant'],
  ['/applicant/matches', 'applicant'],
  ['/', 'company'],
  ['/company/page', 'company'],
  ['/company/offers', 'company'],
  ['/company/matches', 'company'],
  ['/', 'superuser'],
  ['/dashboard/applicant-management', 'superuser'],
  ['/dashboard/company-management', 'superuser'],
  ['/dashboard/offer-management', 'superuser'],
  ['/dashboard/formation-management', 'superuser'],
  ['/dashboard/manager-management', 'superuser'],
  ['/dashboard/formation-statistics', 'superuser'],
];

/** Opens an address as somebody, without the code of other screens that an idle browser fetches in advance. */
export const openScreen = async (
  page: Page,
  product: Product,
  path: string,
  person: Person | null,
): Promise<void> => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'requestIdleCallback'));
  if (person) await openAs(page, product, person, path);
  else await page.goto(`${product.url}${path}`);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.waitForLoadState('networkidle');
};
