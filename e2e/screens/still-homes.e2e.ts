import type { Browser, Page } from '@playwright/test';
import { phone } from '../support/device.ts';
import { setStatus } from '../support/matches.ts';
import type { Product } from '../support/product.ts';
import { expect, test } from '../support/test.ts';
import { openAs, someManager, somePlacement, type Person } from '../support/world.ts';

/** What a person sees move by itself counts up to this much as still (web.dev/articles/cls: 0.1 is « good »). */
const most = 0.05;

/** A page of a browser of its own that counts what moves on it. */
const watchedPage = async (browser: Browser, viewport = phone.viewport) => {
  const page = await browser.newPage({ viewport, reducedMotion: 'reduce' });
  await page.addInitScript(() => {
    const seen = Object.assign(window, { shifted: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        seen.shifted += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return page;
};

const shiftOf = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        // Two frames: the first draws what has come, the second knows what moved by it.
        requestAnimationFrame(() =>
          requestAnimationFrame(() => resolve((window as { shifted?: number }).shifted ?? 1)),
        );
      }),
  );

/** Those who have a home: the two sides of a match, and who looks after it. */
const someHomes = async (product: Product) => {
  const world = await somePlacement(product);
  await setStatus(product, world, 1);
  return { ...world, manager: await someManager(product, world.superuser) };
};

/** Lets a call wait until it is let go. */
const hold = async (page: Page, call: string) => {
  const gate = Promise.withResolvers<undefined>();
  await page.route(`**/api${call}`, async (route) => {
    await gate.promise;
    await route.fallback();
  });
  return () => gate.resolve(undefined);
};

/** Each answer comes by itself, and what stands highest comes last: the worst order for whoever looks. */
const openSlowly = async (page: Page, open: () => Promise<void>, calls: readonly string[]) => {
  const held = [];
  for (const call of calls) held.push({ call, letGo: await hold(page, call) });
  await open();
  for (const { call, letGo } of held) {
    const answered = page.waitForResponse(`**/api${call}`);
    letGo();
    await answered;
    await shiftOf(page);
  }
};

const ofParty = ['/match_cards/', '/meetings/?*', '/follow-up/own/'];
const ofStaff = ['/staff_frame/', '/skills/added/', '/follow-up/work/?*'];

test('on a home nothing moves by itself, in whatever order the answers come', async ({
  browser,
  product,
}) => {
  const { candidate, company, manager } = await someHomes(product);
  const homes: [person: Person, calls: readonly string[], last: string][] = [
    [candidate, ['/applicant/info/', ...ofParty], 'Ce qui vous attend'],
    [company, ['/company/info/', ...ofParty], 'Ce qui vous attend'],
    [manager, ofStaff, 'L’année jusqu’ici'],
  ];
  const shifts: Record<string, number> = {};
  for (const [person, calls, last] of homes)
    for (const viewport of [phone.viewport, { width: 1366, height: 768 }]) {
      const page = await watchedPage(browser, viewport);
      await openSlowly(page, () => openAs(page, product, person), calls);
      await expect(page.getByRole('heading', { name: last })).toBeVisible();
      await page.waitForLoadState('networkidle');
      shifts[`${person.email} ${viewport.width}`] = await shiftOf(page);
      await page.close();
    }
  expect(Object.entries(shifts).filter(([, shift]) => shift > most)).toEqual([]);
});

/** Lets a call fail until it is let go, and tried again. */
const failing = async (page: Page, call: string) => {
  await page.route(`**/api${call}`, (route) => route.fulfill({ status: 503, json: {} }));
  return async () => {
    await page.unroute(`**/api${call}`);
    await page.getByRole('alert').getByRole('button', { name: 'Réessayer' }).click();
  };
};

type Hindrance = (page: Page, call: string) => Promise<() => Promise<void> | void>;

const hindrances: Readonly<Record<'hangs' | 'fails', Hindrance>> = { hangs: hold, fails: failing };

/** A home of which one call hangs, or fails, until it is let go; `stands` is what other calls have filled. */
const openWithout = async (
  page: Page,
  call: string,
  answer: keyof typeof hindrances,
  open: () => Promise<void>,
  stands: string,
) => {
  const letGo = await hindrances[answer](page, call);
  await open();
  await expect(page.getByRole('heading', { name: stands })).toBeVisible();
  return letGo;
};

/** Nothing else tells what a call that hangs, or fails, leaves of the parts that other calls have filled. */
test('a home waits for no call that hangs or fails: the rest stands, and what comes later moves nothing', async ({
  browser,
  product,
}) => {
  const { candidate, company, manager } = await someHomes(product);
  for (const [person, call, answer, stands, comes] of [
    [candidate, '/follow-up/own/', 'hangs', 'Les besoins les plus', 'Ce qui vous attend'],
    [candidate, '/match_cards/', 'fails', 'Ce qui vous attend', 'Les besoins les plus'],
    [company, '/company/info/', 'fails', 'Ce qui vous attend', 'Ce qui vous attend'],
    [manager, '/follow-up/work/?*', 'hangs', 'L’année jusqu’ici', 'À faire'],
  ] as const) {
    const page = await watchedPage(browser);
    const open = () => openAs(page, product, person);
    const letGo = await openWithout(page, call, answer, open, stands);
    if (answer === 'hangs') await expect(page.getByText('Le reste viendra à la fin')).toBeVisible();
    await letGo();
    await expect(page.getByRole('heading', { name: comes })).toBeVisible();
    await expect(page.getByRole('alert')).toBeHidden();
    if (answer === 'hangs') expect(await shiftOf(page)).toBeLessThanOrEqual(most);
    await page.close();
  }
});
