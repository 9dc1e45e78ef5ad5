import type { Page } from '@playwright/test';
import { phone } from '../support/device.ts';
import { setStatus } from '../support/matches.ts';
import { expect, test } from '../support/test.ts';
import { openAs, someManager, somePlacement, type Person } from '../support/world.ts';

/** What a person sees move by itself counts up to this much as still (web.dev/articles/cls: 0.1 is « good »). */
const most = 0.05;

const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const seen = Object.assign(window, { shifted: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        seen.shifted += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });

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

/** Each answer comes by itself, and what stands highest comes last: the worst order for whoever looks. */
const openSlowly = async (page: Page, open: () => Promise<void>, calls: readonly string[]) => {
  const gates = calls.map((address) => ({ address, gate: Promise.withResolvers<undefined>() }));
  for (const { address, gate } of gates)
    await page.route(`**/api${address}`, async (route) => {
      await gate.promise;
      await route.fallback();
    });
  await open();
  for (const { address, gate } of gates) {
    const answered = page.waitForResponse(`**/api${address}`);
    gate.resolve(undefined);
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
  const world = await somePlacement(product);
  await setStatus(product, world, 1);
  const manager = await someManager(product, world.superuser);
  const homes: [person: Person, calls: readonly string[], last: string][] = [
    [world.candidate, ['/applicant/info/', ...ofParty], 'Ce qui vous attend'],
    [world.company, ['/company/info/', ...ofParty], 'Ce qui vous attend'],
    [manager, ofStaff, 'L’année jusqu’ici'],
  ];
  const shifts: Record<string, number> = {};
  for (const [person, calls, last] of homes)
    for (const viewport of [phone.viewport, { width: 1366, height: 768 }]) {
      const context = await browser.newContext({ viewport, reducedMotion: 'reduce' });
      const page = await context.newPage();
      await watchShifts(page);
      await openSlowly(page, () => openAs(page, product, person), calls);
      await expect(page.getByRole('heading', { name: last })).toBeVisible();
      await page.waitForLoadState('networkidle');
      shifts[`${person.email} ${viewport.width}`] = await shiftOf(page);
      await context.close();
    }
  expect(Object.entries(shifts).filter(([, shift]) => shift > most)).toEqual([]);
});

/** A home of which one call hangs, or fails, until it is let go; `stands` is what other calls have filled. */
const openWithout = async (
  page: Page,
  call: string,
  answer: 'hangs' | 'fails',
  open: () => Promise<void>,
  stands: string,
) => {
  const gate = Promise.withResolvers<undefined>();
  await page.route(`**/api${call}`, async (route) => {
    if (answer === 'fails') await route.fulfill({ status: 503, json: {} });
    else await gate.promise.then(() => route.fallback());
  });
  await open();
  await expect(page.getByRole('heading', { name: stands })).toBeVisible();
  return async () => {
    if (answer === 'hangs') gate.resolve(undefined);
    else {
      await page.unroute(`**/api${call}`);
      await page.getByRole('alert').getByRole('button', { name: 'Réessayer' }).click();
    }
  };
};

/** Nothing else tells what a call that hangs, or fails, leaves of the parts that other calls have filled. */
test('a home waits for no call that hangs or fails: the rest stands, and what comes later moves nothing', async ({
  browser,
  product,
}) => {
  const world = await somePlacement(product);
  await setStatus(product, world, 1);
  const manager = await someManager(product, world.superuser);
  for (const [person, call, answer, stands, comes] of [
    [world.candidate, '/follow-up/own/', 'hangs', 'Les besoins les plus', 'Ce qui vous attend'],
    [world.candidate, '/match_cards/', 'fails', 'Ce qui vous attend', 'Les besoins les plus'],
    [world.company, '/company/info/', 'fails', 'Ce qui vous attend', 'Ce qui vous attend'],
    [manager, '/follow-up/work/?*', 'hangs', 'L’année jusqu’ici', 'À faire'],
  ] as const) {
    const context = await browser.newContext({ viewport: phone.viewport, reducedMotion: 'reduce' });
    const page = await context.newPage();
    await watchShifts(page);
    const open = () => openAs(page, product, person);
    const letGo = await openWithout(page, call, answer, open, stands);
    if (answer === 'hangs') await expect(page.getByText('Le reste viendra à la fin')).toBeVisible();
    await letGo();
    await expect(page.getByRole('heading', { name: comes })).toBeVisible();
    await expect(page.getByRole('alert')).toBeHidden();
    if (answer === 'hangs') expect(await shiftOf(page)).toBeLessThanOrEqual(most);
    await context.close();
  }
});
