import type { Locator, Page } from '@playwright/test';
import type { MatchStatus, status } from '@tandem/domain/matches/match';
import { expectAccessible } from './accessibility.ts';
import { call } from './api.ts';
import type { Product } from './product.ts';
import { expect } from './test.ts';
import type { Person } from './world.ts';

type Status = Exclude<MatchStatus, typeof status.finalised>;

interface Moved {
  superuser: Person;
  matchId: number;
}

/** Sets the status of a match as the staff may. */
export const setStatus = (
  product: Product,
  { superuser, matchId }: Moved,
  action: Status,
): Promise<unknown> =>
  call(product, 'POST /matches/{id}/', {
    as: superuser.token,
    params: { id: matchId },
    body: { action },
  });

export const matchList = (page: Page): Locator =>
  page.getByRole('list', { name: 'Liste des matchs' });

/** The line of a match, which opens and closes its panel. */
export const matchRow = (page: Page, name: string | RegExp): Locator =>
  matchList(page).getByRole('heading', { level: 2 }).getByRole('button', { name });

export const button = (page: Page, name: string): Locator =>
  page.getByRole('button', { name, exact: true });

/** A card above the list: its label and its number. */
export const expectCard = (page: Page, label: string, value: string): Promise<void> =>
  expect(page.getByText(label, { exact: true }).locator('xpath=..')).toContainText(
    `${label}${value}`,
  );

/** Cannot be used, and says why to whoever comes to it by keyboard or screen reader. */
export const expectClosed = async (page: Page, name: string, why: string): Promise<void> => {
  await expect(button(page, name)).toBeDisabled();
  await expect(button(page, name)).toHaveAccessibleDescription(why);
};

export const expectNoSidewaysScroll = async (page: Page): Promise<void> => {
  // Lists are drawn anew a moment after the window has become narrow.
  const tooWide = () =>
    page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return Math.max(0, scrollWidth - clientWidth);
    });
  await expect.poll(tooWide).toBe(0);
};

/** On a laptop's screen the first row of a list stands so high that twelve of its height have room; there is one at least. */
export const expectTwelveRows = async (page: Page): Promise<void> => {
  const before = page.viewportSize();
  await page.setViewportSize({ width: 1366, height: 768 });
  const row = page.getByRole('table').getByRole('row').nth(1);
  const foot = async () => {
    const box = await row.boundingBox();
    return box === null ? Infinity : box.y + 12 * box.height;
  };
  await expect.poll(foot).toBeLessThanOrEqual(768);
  if (before) await page.setViewportSize(before);
};

/** axe in both themes, then the narrowest phone. */
export const expectGoodLooks = async (page: Page): Promise<void> => {
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScroll(page);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize({ width: 1280, height: 800 });
};

/** Counts the calls of one kind that a page makes. */
export const countCalls = (page: Page, method: string, path: string): (() => number) => {
  let count = 0;
  page.on('request', (request) => {
    if (request.method() === method && new URL(request.url()).pathname === path) count += 1;
  });
  return () => count;
};
