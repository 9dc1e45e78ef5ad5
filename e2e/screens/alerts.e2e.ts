import type { BrowserContext, CDPSession, Page } from '@playwright/test';
import { status } from '@tandem/domain/matches/match';
import { call } from '../support/api.ts';
import { inWholeBrowser } from '../support/browser/launch-options.ts';
import { expectGoodLooks } from '../support/matches.ts';
import { expect, test } from '../support/test.ts';
import { openAs, somePlacement } from '../support/world.ts';

test.use({
  serviceWorkers: 'allow',
  permissions: ['notifications'],
  ...inWholeBrowser,
});

/** The push service of this browser is not reached from here. */
const subscribeHere = (): void => {
  const subscription = {
    endpoint: 'https://alertes.exemple.invalid/de-ce-navigateur',
    unsubscribe: () => {
      sessionStorage.removeItem('subscribed');
      return Promise.resolve(true);
    },
    toJSON() {
      const keys = { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) };
      return { endpoint: this.endpoint, keys };
    },
  };
  Object.assign(PushManager.prototype, {
    getSubscription: () =>
      Promise.resolve(sessionStorage.getItem('subscribed') === null ? null : subscription),
    subscribe: () => {
      sessionStorage.setItem('subscribed', 'yes');
      return Promise.resolve(subscription);
    },
  });
};

/** Notes the numbers that a page or the service worker has the browser put on the app's icon: no test sees the icon. */
const noteBadges = (): void => {
  const badges: number[] = [];
  const note = (count: number) => {
    badges.push(count);
    return Promise.resolve();
  };
  Object.assign(Object.getPrototypeOf(navigator), {
    setAppBadge: note,
    clearAppBadge: () => note(0),
  });
  Object.assign(globalThis, { badges });
};

const badges = (): number[] => (globalThis as unknown as { badges: number[] }).badges;

const workerOf = async (context: BrowserContext) =>
  context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'));

/** A browser offers to install it; it says so of no page of a test, which are private ones. */
const expectInstallable = async (inspector: CDPSession): Promise<void> => {
  const manifest = await inspector.send('Page.getAppManifest');
  expect(manifest.errors).toEqual([]);
  expect(manifest.url).toContain('/manifest.webmanifest');
  const { installabilityErrors } = await inspector.send('Page.getInstallabilityErrors');
  expect(installabilityErrors.map(({ errorId }) => errorId)).toEqual(['in-incognito']);
};

const shownNotices = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    const notices = (await registration?.getNotifications()) ?? [];
    return notices.map(({ title, body, tag }) => ({ title, body, tag }));
  });

test('a device is told after a click, shows what it is told, and is taken out again', async ({
  page,
  context,
  product,
}) => {
  const { candidate, company, matchId } = await somePlacement(product);
  await call(product, 'POST /matches/{id}/', {
    as: company.token,
    params: { id: matchId },
    body: { action: status.acceptedByCompany },
  });
  const devices = async () =>
    (await call(product, 'GET /alerts/', { as: candidate.token })).devices;
  await page.addInitScript(subscribeHere);
  await page.addInitScript(noteBadges);
  const inspector = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    inspector.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations;
      if (first) resolve(first.registrationId);
    });
  });
  await inspector.send('ServiceWorker.enable');
  await openAs(page, product, candidate, '/profile');
  const alerts = page.getByRole('region', { name: 'Alertes' });
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  expect(await devices()).toEqual([]);
  await alerts.getByRole('button', { name: 'Prévenir cet appareil' }).click();
  await expect(alerts.getByText('Cet appareil', { exact: true })).toBeVisible();
  expect(await devices()).toHaveLength(1);
  await expectGoodLooks(page);
  await expectInstallable(inspector);

  // The icon bears what is unread once that is known, and nothing once it is read.
  const bell = page.getByRole('button', { name: /^Notifications, / });
  await expect(bell).toHaveAccessibleName('Notifications, 1 non lue');
  await expect.poll(() => page.evaluate(badges)).toEqual([1]);
  await bell.click();
  await page.keyboard.press('Escape');
  await expect.poll(() => page.evaluate(badges).then((all) => all.at(-1))).toBe(0);

  const worker = await workerOf(context);
  await worker.evaluate(noteBadges);
  // No page of the product is open then.
  await page.goto(`${product.url}/robots.txt`);
  const data = { text: 'Atelier Martin souhaite vous rencontrer', path: '/meetings', unread: 3 };
  await inspector.send('ServiceWorker.deliverPushMessage', {
    origin: product.url,
    registrationId: await registered,
    data: JSON.stringify(data),
  });
  await expect.poll(() => worker.evaluate(badges)).toEqual([3]);
  await page.goto(`${product.url}/profile`);
  await expect
    .poll(() => shownNotices(page))
    .toEqual([{ title: 'Tandem', body: data.text, tag: data.path }]);

  await alerts.getByRole('button', { name: /^Ne plus prévenir/ }).click();
  await expect(alerts.getByRole('button', { name: 'Prévenir cet appareil' })).toBeVisible();
  expect(await devices()).toEqual([]);
  // Nor does what was shown stay for whoever sits here next.
  await expect.poll(() => shownNotices(page)).toEqual([]);
});
