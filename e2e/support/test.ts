import { test as base, type ConsoleMessage, type Page } from '@playwright/test';
import { openHost, type ProductHost } from './open-host.ts';
import { startProduct, type Product } from './product.ts';

interface Fixtures {
  /** A page of a person of their own, at the product's address, which must not log errors. */
  page: Page;
  /** One for all tests of a file, so that no other file fills its lists. */
  product: Product;
}

interface WorkerFixtures {
  /** Serves the products of all files that this worker tests. */
  host: ProductHost;
  productOf: (file: string) => Promise<Product>;
}

/** Only where a test takes the network away. */
const isWithoutNetwork = (message: ConsoleMessage): boolean =>
  message.text() === 'Failed to load resource: net::ERR_INTERNET_DISCONNECTED';

/** Addresses that lead nowhere, and are answered with 404. */
export const nowhere: readonly string[] = ['/nulle/part', '/dashboard', '/test'];

/**
 * The browser's own line for an answer of the API, or an address that leads nowhere, of which the screen has told in words;
 * a missing file is no such thing, nor a screen that is not found.
 */
const isTold = (message: ConsoleMessage): boolean => {
  if (isWithoutNetwork(message)) return true;
  if (!/the server responded with a status of (4\d\d|503)/.test(message.text())) return false;
  const { pathname } = new URL(message.location().url);
  return pathname.startsWith('/api/') || nowhere.includes(pathname);
};

/** Fails a test when a page has logged an error or broken its content security policy. */
export const watchConsole = (page: Page): string[] => {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' && !isTold(message)) errors.push(message.text());
  });
  page.on('pageerror', (error) => errors.push(error.message));
  return errors;
};

export const test = base.extend<Fixtures, WorkerFixtures>({
  host: [
    async ({}, use) => {
      const host = openHost();
      await use(host);
      await host.close();
    },
    { scope: 'worker' },
  ],
  productOf: [
    async ({ host }, use) => {
      let running: { file: string; product: Product } | undefined;
      await use(async (file) => {
        if (running?.file !== file) {
          await running?.product.stop();
          running = { file, product: await startProduct({ host }) };
        }
        return running.product;
      });
      await running?.product.stop();
    },
    { scope: 'worker' },
  ],
  product: async ({ productOf }, use, { file }) => use(await productOf(file)),
  baseURL: ({ product }, use) => use(product.url),
  page: async ({ page }, use) => {
    const errors = watchConsole(page);
    await use(page);
    base.expect(errors, 'errors in the console').toEqual([]);
  },
});

export { expect } from '@playwright/test';
