import { expect, type Locator, type Page } from '@playwright/test';
import { formatDay } from '../../web/src/platform/format/dates.ts';

/** What is printed says of which day it is, which the screen does not: of a dialog its own head, and not that of the page behind. */
export const expectPaperHead = async (
  page: Page,
  printed: Page | Locator = page,
): Promise<void> => {
  const head = printed.getByText(formatDay(new Date().toISOString()), { exact: true }).first();
  await page.emulateMedia({ media: 'screen' });
  await expect(head).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(head).toBeVisible();
};
