import { expectAccessible } from '../../support/accessibility.ts';
import { openStatistics } from '../../support/statistics.ts';
import { expect, test } from '../../support/test.ts';
import { asSuperuser, someManager, somePlacement } from '../../support/world.ts';

const state = (progress: number, running = true) => ({
  state: running ? 'running' : 'done',
  started_at: '2026-11-21T08:00:00.000Z',
  finished_at: running ? null : '2026-11-21T08:01:00.000Z',
  progress,
  pairs_scored: progress * 100,
});

const runCall = '**/api/launch_matching/';

test('the matching is launched once and ends in its toast', async ({ page, product }) => {
  const { superuser } = await somePlacement(product);
  await openStatistics(page, product, superuser);
  let sent = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/launch_matching/')) sent += 1;
  });
  await page.getByRole('button', { name: 'Lancer le matching' }).dblclick();
  await expect(page.getByText('Matching terminé avec succès!')).toBeVisible();
  await expect(page.getByText('Lancement du matching...')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Lancer le matching' })).toBeEnabled();
  await expect(page.getByText('À l’instant')).toBeVisible();
  expect(sent).toBe(1);
  await expectAccessible(page);
});

test('a long run goes on in the background, through a reload', async ({ page, product }) => {
  let now = state(0, false);
  await page.route(runCall, (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 202, json: (now = state(12)) })
      : route.fulfill({ json: now }),
  );
  await openStatistics(page, product, await asSuperuser(product));
  await page.getByRole('button', { name: 'Lancer le matching' }).click();
  await expect(
    page.getByText('Le matching prend plus de temps que prévu. Il continuera en arrière-plan...'),
  ).toBeVisible();
  const button = page.getByRole('button', { name: 'Matching en cours...' });
  await expect(button).toBeDisabled();
  await expect(page.getByText('1 200 paires évaluées')).toBeVisible();
  await expectAccessible(page);

  now = state(40);
  await page.reload();
  await expect(button).toBeDisabled();
  const bar = page.getByRole('progressbar', { name: 'Avancement du matching' });
  await expect(bar).toHaveAttribute('aria-valuenow', '40');
  now = state(64);
  await expect(bar).toHaveAttribute('aria-valuenow', '64');
  now = { ...state(100, false), finished_at: '2026-11-21T08:05:00.000Z' };
  await expect(page.getByText('Matching terminé avec succès!')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Lancer le matching' })).toBeEnabled();
});

test('a run that fails is told once, and can be launched again', async ({ page, product }) => {
  let now: object = state(0, false);
  await page.route(runCall, (route) => {
    if (route.request().method() === 'GET') return route.fulfill({ json: now });
    now = { ...state(30, false), state: 'failed', finished_at: '2026-11-21T09:00:00.000Z' };
    return route.fulfill({
      status: 409,
      json: { code: 'matching_failed', message: 'Erreur lors du matching' },
    });
  });
  await openStatistics(page, product, await asSuperuser(product));
  await page.getByRole('button', { name: 'Lancer le matching' }).click();
  await expect(page.getByText('Erreur lors du matching')).toHaveCount(1);
  await expect(page.getByText('Il a échoué')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Lancer le matching' })).toBeEnabled();
  await expectAccessible(page);
});

test('a superuser stops a run', async ({ page, product }) => {
  let now: object = state(20);
  await page.route(runCall, (route) => {
    if (route.request().method() === 'DELETE')
      now = { ...state(20, false), state: 'cancelled', finished_at: '2026-11-21T09:00:00.000Z' };
    return route.fulfill({ json: now });
  });
  await openStatistics(page, product, await asSuperuser(product));
  await page.getByRole('button', { name: 'Arrêter' }).click();
  await expect(page.getByText('Matching arrêté')).toBeVisible();
  await expect(page.getByText('Il a été arrêté en chemin.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Lancer le matching' })).toBeEnabled();
});

test('a manager sees the state without the button, on a phone too', async ({ page, product }) => {
  const manager = await someManager(product, await asSuperuser(product));
  await page.setViewportSize({ width: 360, height: 720 });
  await page.route(runCall, (route) => route.fulfill({ json: state(40) }));
  await openStatistics(page, product, manager);
  await expect(page.getByRole('progressbar')).toBeVisible();
  await expect(page.getByRole('button', { name: /matching|arrêter|pondération/i })).toHaveCount(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await expectAccessible(page);
});
