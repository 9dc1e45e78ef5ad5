import type { Answer } from '@tandem/contract';
import { expect, type Browser } from '@playwright/test';
import type { Product } from '../../e2e/support/product.ts';
import { openAs, type Person } from '../../e2e/support/world.ts';
import { median } from '../shared/statistics.ts';

const rowCount = 20_000;
const searched = 'candidat 19998';

type Row = Answer<'GET /temp-applicants/'>[number];

const row = (index: number): Row => ({
  id: index + 1,
  token: `jeton-${index}`,
  first_name: 'Prénom',
  last_name: `Candidat ${index}`,
  email: `candidat${index}@exemple.fr`,
  phone: null,
  link_inscription: `https://exemple.fr/register-applicant/jeton-${index}`,
  email_sent: index % 3 > 0,
  last_email_sent: index % 3 > 0 ? '2026-09-01T08:00:00.000Z' : null,
  email_sent_count: index % 3,
  email_error: null,
  sms_sent: false,
  last_sms_sent: null,
  sms_sent_count: 0,
  opened_at: null,
  diploma: null,
  contract_type: null,
  location: null,
  created_at: '2026-09-01T08:00:00.000Z',
  expires_at: '2027-09-01T08:00:00.000Z',
});

export interface BigTable {
  rows: number;
  /** From the arrival of the data to the first rows on the screen. */
  firstRowsMs: number;
  /** From a key stroke in the search box to the next frame with the filtered rows; the median and the worst. */
  keyStrokeMs: { median: number; worst: number };
}

/** The candidates' screen with 20,000 invited candidates, answered in the server's place. */
export const measureBigTable = async (
  browser: Browser,
  product: Product,
  superuser: Person,
): Promise<BigTable> => {
  const context = await browser.newContext();
  const page = await context.newPage();
  const rows = Array.from({ length: rowCount }, (_, index) => row(index));
  let arrivedAt = 0;
  await page.route(/\/api\/temp-applicants\/?(\?|$)/, async (route) => {
    const query = new URL(route.request().url()).searchParams;
    const offset = Number(query.get('offset') ?? 0);
    const limit = Number(query.get('limit') ?? rowCount);
    await route.fulfill({
      contentType: 'application/json',
      headers: { 'x-total-count': String(rowCount) },
      body: JSON.stringify(rows.slice(offset, offset + limit)),
    });
    arrivedAt = performance.now();
  });
  await openAs(page, product, superuser, '/dashboard/applicant-management');
  await page
    .getByText(/candidat\d+@exemple\.fr/)
    .first()
    .waitFor();
  const firstRowsMs = performance.now() - arrivedAt;
  const search = page.getByRole('searchbox').first();
  await search.focus();
  await page.evaluate(() => {
    const strokes: number[] = [];
    Reflect.set(window, 'strokes', strokes);
    document.addEventListener(
      'keydown',
      () => {
        const start = performance.now();
        requestAnimationFrame(() => setTimeout(() => strokes.push(performance.now() - start)));
      },
      true,
    );
  });
  await page.keyboard.type(searched, { delay: 250 });
  await expect(page.getByText('candidat19998@exemple.fr')).toBeVisible();
  const strokes = await page.evaluate(() => Reflect.get(window, 'strokes') as number[]);
  await context.close();
  return {
    rows: rowCount,
    firstRowsMs,
    keyStrokeMs: { median: median(strokes), worst: Math.max(...strokes) },
  };
};
