import { call } from '../support/api.ts';
import { inWholeBrowser } from '../support/launch-options.ts';
import { expectGoodLooks } from '../support/matches.ts';
import { expect, test } from '../support/test.ts';
import { openAs, somePlacement } from '../support/world.ts';

test.use({
  serviceWorkers: 'allow',
  permissions: ['notifications'],
  ...inWholeBrowser,
});

test('a device is told after a click, shows what it is told, and is taken out again', async ({
  page,
  context,
  product,
}) => {
  const { candidate } = await somePlacement(product);
  const devices = async () =>
    (await call(product, 'GET /alerts/', { as: candidate.token })).devices;
  // The push service of this browser is not reached from here.
  await page.addInitScript(() => {
    let made: unknown = null;
    const subscription = {
      endpoint: 'https://alertes.exemple.invalid/de-ce-navigateur',
      unsubscribe: () => {
        made = null;
        return Promise.resolve(true);
      },
      toJSON() {
        const keys = { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) };
        return { endpoint: this.endpoint, keys };
      },
    };
    Object.assign(PushManager.prototype, {
      getSubscription: () => Promise.resolve(made),
      subscribe: () => Promise.resolve((made = subscription)),
    });
  });
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

  const data = { text: 'Atelier Martin souhaite vous rencontrer', path: '/meetings', unread: 1 };
  await inspector.send('ServiceWorker.deliverPushMessage', {
    origin: product.url,
    registrationId: await registered,
    data: JSON.stringify(data),
  });
  const shown = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      const notices = (await registration?.getNotifications()) ?? [];
      return notices.map(({ title, body, tag }) => ({ title, body, tag }));
    });
  await expect.poll(shown).toEqual([{ title: 'Tandem', body: data.text, tag: data.path }]);

  await alerts.getByRole('button', { name: /^Ne plus prévenir/ }).click();
  await expect(alerts.getByRole('button', { name: 'Prévenir cet appareil' })).toBeVisible();
  expect(await devices()).toEqual([]);
});
