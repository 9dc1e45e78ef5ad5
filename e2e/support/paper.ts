import { expect, type Page } from '@playwright/test';
import { formatDay } from '../../web/src/platform/format/dates.ts';

/** What is printed says of which day it is, which the screen does not. */
export const expectPaperHead = async (page: Page): Promise<void> => {
  const head = page.getByText(formatDay(new Date().toISOString()), { exact: true }).first();
  await page.emulateMedia({ media: 'screen' });
  await expect(head).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(head).toBeVisible();
};
