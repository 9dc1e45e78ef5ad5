import { devices, expect, type Page } from '@playwright/test';

/** A phone that keeps the product: `test.use(phone)`. */
export const phone = {
  ...devices['Pixel 5'],
  viewport: { width: 390, height: 844 },
  serviceWorkers: 'allow',
} as const;

/** The page and all its files lie on the device. */
export const expectKept = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(async () => {
        const page = await (await caches.open('tandem-page')).keys();
        const files = await (await caches.open('tandem-files')).keys();
        const wanted = performance
          .getEntriesByType('resource')
          .filter(({ name }) => name.includes('/assets/'));
        return page.length === 1 && files.length >= new Set(wanted.map(({ name }) => name)).size;
      }),
    )
    .toBe(true);
