import type { Browser } from '@playwright/test';
import { gzipSync } from 'node:zlib';
import type { Product } from '../../e2e/support/product.ts';
import type { Person } from '../../e2e/support/world.ts';
import { openScreen } from './screens.ts';

export interface Weight {
  /** JavaScript and CSS, gzip, in bytes. */
  code: number;
  /** Everything that the page fetched, fonts and data included; text counted as gzip, in bytes. */
  all: number;
  requests: number;
}

const isText = /javascript|css|json|html|svg|text/;

/** What a browser with an empty cache fetches for a screen. */
export const weigh = async (
  browser: Browser,
  product: Product,
  path: string,
  person: Person | null,
): Promise<Weight> => {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const page = await context.newPage();
  const fetched = new Map<string, Promise<{ bytes: number; isCode: boolean }>>();
  page.on('response', (response) => {
    const type = response.headers()['content-type'] ?? '';
    const weight = response.body().then(
      (body) => ({
        bytes: isText.test(type) ? gzipSync(body).length : body.length,
        isCode: /javascript|css/.test(type),
      }),
      () => ({ bytes: 0, isCode: false }),
    );
    if (!fetched.has(response.url())) fetched.set(response.url(), weight);
  });
  await openScreen(page, product, path, person);
  const weights = await Promise.all(fetched.values());
  await context.close();
  const sum = (parts: readonly { bytes: number }[]): number =>
    parts.reduce((total, { bytes }) => total + bytes, 0);
  return {
    code: sum(weights.filter(({ isCode }) => isCode)),
    all: sum(weights),
    requests: weights.length,
  };
};
