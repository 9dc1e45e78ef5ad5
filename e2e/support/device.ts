import { devices, expect, type Page } from '@playwright/test';

/** All that a page's address keeps on the device, as text: its storages, databases and caches. */
export const keptOnDevice = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const kept = [JSON.stringify(localStorage), JSON.stringify(sessionStorage)];
    for (const { name } of await indexedDB.databases()) {
      const request = indexedDB.open(name ?? '');
      await new Promise((resolve) => request.addEventListener('success', resolve));
      for (const store of request.result.objectStoreNames) {
        const all = request.result.transaction(store).objectStore(store).getAll();
        await new Promise((resolve) => all.addEventListener('success', resolve));
        kept.push(JSON.stringify(all.result));
      }
      request.result.close();
    }
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const { url } of await cache.keys())
        if (new URL(url).pathname.startsWith('/api/'))
          kept.push(await ((await cache.match(url)) ?? new Response()).text());
    }
    return kept.join('\n');
  });

/** `test.use(phone)`. */
export const phone = { ...devices['Pixel 5'], viewport: { width: 390, height: 844 } };

/** One that keeps the product. */
export const keepingPhone = { ...phone, serviceWorkers: 'allow' } as const;

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

/** What has been answered without a network, and waits for it. */
export const waits = (page: Page) => page.getByText('Pas encore parti depuis');
