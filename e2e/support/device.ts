import type { Page } from '@playwright/test';

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
