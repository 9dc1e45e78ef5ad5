import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/accessibility.ts';
import { call } from '../../support/api.ts';
import type { Product } from '../../support/product.ts';
import { expect, test } from '../../support/test.ts';
import {
  asSuperuser,
  openAs,
  someManager,
  somePlacement,
  someTraining,
  type Person,
} from '../../support/world.ts';

const address = '/dashboard/formation-statistics';

const open = async (page: Page, product: Product, person: Person, path = address) => {
  await openAs(page, product, person, path);
  await expect(page.getByRole('heading', { name: 'Statistiques par formation' })).toBeVisible();
};

const state = (progress: number, running = true) => ({
  state: running ? 'running' : 'done',
  started_at: '2026-11-21T08:00:00.000Z',
  finished_at: running ? null : '2026-11-21T08:01:00.000Z',
  progress,
  pairs_scored: progress * 100,
});

const runCall = '**/api/launch_matching/';

const asAllDo = { candidate_weights: null, company_weights: null };

test('a superuser reads where candidates stand, and who it is', async ({ page, product }) => {
  const { superuser, training } = await somePlacement(product);
  const { programmeName: without } = await someTraining(product, superuser);
  await open(page, product, superuser, `${address}?session=${training.sessionId}`);
  const card = page.getByRole('article', { name: training.programmeName });
  await expect(card).toContainText('1 candidat');
  await expect(card).toContainText('Répartition des candidats');
  await expect(card.getByRole('listitem').filter({ hasText: 'Sans match' })).toContainText('0');
  await expect(page.getByRole('article', { name: without })).toContainText(
    'Aucun candidat pour cette formation',
  );
  await expectAccessible(page);

  await card.getByRole('button', { name: 'En attente de l’entreprise 1' }).click();
  const drawer = page.getByRole('dialog', { name: 'En attente de l’entreprise' });
  await expect(drawer.getByRole('link', { name: "Zoé D'Arc" })).toBeVisible();
  await expect(drawer).toContainText(training.programmeName);
  await expect(page).toHaveURL(/counter=pending_matches/);
  await expectAccessible(page);
  await page.reload();
  await expect(drawer.getByRole('link', { name: "Zoé D'Arc" })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();

  // A slice does the same as its counter.
  await card.locator('svg path').click();
  await expect(drawer).toBeVisible();
  await drawer.getByRole('link', { name: "Zoé D'Arc" }).click();
  await expect(page).toHaveURL(/applicant-management\?q=/);
});

test('formations are searched in the address; all of them add up', async ({ page, product }) => {
  const { superuser, training } = await somePlacement(product);
  await open(page, product, superuser, `${address}?session=${training.sessionId}`);
  const query = { session: training.sessionId };
  const rows = await call(product, 'GET /formation-statistics/', { as: superuser.token, query });
  const sum = rows.reduce((all, { pending_matches: one }) => all + one, 0);
  const journey = page.getByRole('list', { name: 'Parcours des candidats' });
  await journey.getByRole('button', { name: `En attente de l’entreprise ${sum}` }).click();
  const drawer = page.getByRole('dialog', { name: 'En attente de l’entreprise' });
  await expect(drawer).toContainText('Toutes les formations');
  await page.keyboard.press('Escape');
  const search = page.getByRole('searchbox', { name: 'Rechercher une formation' });
  await search.fill(training.programmeName.toLowerCase());
  await expect(page.getByText('1 formation', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/q=bts/);
  await search.fill('rien de tel');
  await expect(page.getByText('Aucune formation ne correspond.')).toBeVisible();
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page);
});

test('the matching is launched once and ends in its toast', async ({ page, product }) => {
  const { superuser } = await somePlacement(product);
  await open(page, product, superuser);
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
  await open(page, product, await asSuperuser(product));
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
  await open(page, product, await asSuperuser(product));
  await page.getByRole('button', { name: 'Lancer le matching' }).click();
  await expect(page.getByText('Erreur lors du matching')).toHaveCount(1);
  await expect(page.getByText('Il a échoué')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Lancer le matching' })).toBeEnabled();
  await expectAccessible(page);
});

test('a superuser weighs the parts; the scores follow with the next run', async ({
  page,
  product,
}) => {
  const superuser = await asSuperuser(product);
  await open(page, product, superuser);
  await page.getByRole('button', { name: 'Pondération' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ce qui compte dans le score' });
  const slider = (name: string) => dialog.getByRole('slider', { name });
  await expect(slider('Distance')).toHaveAttribute('aria-valuetext', /^25/);
  await expectAccessible(page);
  for (const name of ['Secteur', 'Test de personnalité', 'CV', 'Distance'])
    await slider(name).fill('0');
  await dialog.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(dialog.getByText('Au moins une partie doit compter.')).toBeVisible();
  await slider('Distance').fill('1');
  await slider('CV').fill('3');
  const best = dialog.getByRole('textbox', { name: 'Meilleures paires gardées' });
  await best.fill('0');
  await dialog.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(dialog.getByText('Un nombre entier de 1 à 1 000.')).toBeVisible();
  await best.fill('20');
  await expect(slider('CV')).toHaveAttribute('aria-valuetext', /^75/);
  await dialog.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByText('Pondération enregistrée')).toBeVisible();
  const as = superuser.token;
  const settings = { industry: 0, test: 0, geographic: 1, resume: 3, best: 20, ...asAllDo };
  expect(await call(product, 'GET /matching_settings/', { as })).toEqual(settings);

  await page.setViewportSize({ width: 360, height: 720 });
  await page.getByRole('button', { name: 'Pondération' }).click();
  await expect(slider('CV')).toHaveValue('3');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Parts égales' }).click();
  await dialog.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(dialog).toBeHidden();
  const equal = { industry: 1, test: 1, geographic: 1, resume: 1, best: 20, ...asAllDo };
  expect(await call(product, 'GET /matching_settings/', { as })).toEqual(equal);
});

test('each side weighs the parts by itself for the suggestion of an assignment', async ({
  page,
  product,
}) => {
  const superuser = await asSuperuser(product);
  const as = superuser.token;
  await open(page, product, superuser);
  await page.getByRole('button', { name: 'Pondération' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ce qui compte dans le score' });
  await dialog.getByRole('checkbox', { name: 'Les candidats pèsent autrement' }).check();
  const own = dialog.getByRole('group', { name: 'Ce qui compte pour les candidats' });
  const slider = (name: string) => own.getByRole('slider', { name });
  await expectAccessible(page);
  for (const name of ['Secteur', 'Test de personnalité', 'CV', 'Distance'])
    await slider(name).fill('0');
  await dialog.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(own.getByText('Au moins une partie doit compter.')).toBeVisible();
  await slider('Distance').fill('4');
  await expect(slider('Distance')).toHaveAttribute('aria-valuetext', /^100/);
  await dialog.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(dialog).toBeHidden();
  expect(await call(product, 'GET /matching_settings/', { as })).toMatchObject({
    candidate_weights: { industry: 0, test: 0, geographic: 4, resume: 0 },
    company_weights: null,
  });

  await page.setViewportSize({ width: 360, height: 720 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.getByRole('button', { name: 'Pondération' }).click();
  await expect(slider('Distance')).toHaveValue('4');
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await dialog.getByRole('checkbox', { name: 'Les candidats pèsent autrement' }).uncheck();
  await dialog.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(dialog).toBeHidden();
  expect(await call(product, 'GET /matching_settings/', { as })).toMatchObject(asAllDo);
});

test('a superuser stops a run', async ({ page, product }) => {
  let now: object = state(20);
  await page.route(runCall, (route) => {
    if (route.request().method() === 'DELETE')
      now = { ...state(20, false), state: 'cancelled', finished_at: '2026-11-21T09:00:00.000Z' };
    return route.fulfill({ json: now });
  });
  await open(page, product, await asSuperuser(product));
  await page.getByRole('button', { name: 'Arrêter' }).click();
  await expect(page.getByText('Matching arrêté')).toBeVisible();
  await expect(page.getByText('Il a été arrêté en chemin.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Lancer le matching' })).toBeEnabled();
});

test('a manager sees the state without the button, on a phone too', async ({ page, product }) => {
  const manager = await someManager(product, await asSuperuser(product));
  await page.setViewportSize({ width: 360, height: 720 });
  await page.route(runCall, (route) => route.fulfill({ json: state(40) }));
  await open(page, product, manager);
  await expect(page.getByRole('progressbar')).toBeVisible();
  await expect(page.getByRole('button', { name: /matching|arrêter|pondération/i })).toHaveCount(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await expectAccessible(page);
});

test('reasons of refusals are there on a phone, though the figures above them come later', async ({
  page,
  product,
}) => {
  const superuser = await asSuperuser(product);
  for (let count = 0; count < 12; count += 1) await someTraining(product, superuser);
  await page.setViewportSize({ width: 390, height: 844 });
  const rows = Array.from({ length: 40 }, (_, index) => ({
    key: String(index),
    title: `Atelier ${index}`,
    side: 'company',
    reason: 'licence',
    count: 1,
  }));
  await page.route('**/api/formation-statistics/refusals/?*', (route) =>
    route.fulfill({ json: rows }),
  );
  const reasons = page.getByRole('list', { name: 'Raisons des refus' });
  await page.route(/formation-statistics\/(\?|$)/, async (route) => {
    await expect(reasons).toBeAttached();
    await route.continue();
  });
  await open(page, product, superuser);
  await expect(page.getByRole('article').first()).toBeVisible();
  await reasons.evaluate((list) => list.scrollIntoView());
  await expect(
    reasons.getByRole('listitem').filter({ hasText: 'Atelier 1' }).first(),
  ).toBeInViewport();
});
