import { expectAccessible } from '../../support/accessibility.ts';
import { call } from '../../support/api.ts';
import { withoutStatisticsFrame } from '../../support/frames.ts';
import { openStatistics, statisticsPath } from '../../support/statistics.ts';
import { expect, test } from '../../support/test.ts';
import { asSuperuser, somePlacement, someTraining } from '../../support/world.ts';

const asAllDo = { candidate_weights: null, company_weights: null };

test('a superuser reads where candidates stand, and who it is', async ({ page, product }) => {
  const { superuser, training } = await somePlacement(product);
  const { programmeName: without } = await someTraining(product, superuser);
  await openStatistics(page, product, superuser, `${statisticsPath}?session=${training.sessionId}`);
  const card = page.getByRole('article', { name: training.programmeName });
  await expect(card).toContainText('1 candidat');
  await expect(card).toContainText('Répartition des candidats');
  await expect(card.getByRole('listitem').filter({ hasText: 'Sans match' })).toContainText('0');
  await expect(page.getByRole('article', { name: without })).toContainText(
    'Aucun candidat pour cette formation',
  );
  await expectAccessible(page);
  await page.emulateMedia({ forcedColors: 'active' });
  const colours = card
    .getByRole('listitem')
    .locator('[style]')
    .evaluateAll((dots) => new Set(dots.map((dot) => getComputedStyle(dot).backgroundColor)).size);
  expect(await colours).toBe(5);
  await page.emulateMedia({ forcedColors: 'none' });

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
  await openStatistics(page, product, superuser, `${statisticsPath}?session=${training.sessionId}`);
  const query = { session: training.sessionId };
  const rows = await call(product, 'GET /formation-statistics/', { as: superuser.token, query });
  const sum = rows.reduce((all, { pending_matches: one }) => all + one, 0);
  const journey = page.getByRole('list', { name: 'Parcours des candidats' });
  await journey.getByRole('button', { name: `En attente de l’entreprise ${sum}` }).click();
  const drawer = page.getByRole('dialog', { name: 'En attente de l’entreprise' });
  await expect(drawer).toContainText('Toutes les formations');
  await page.keyboard.press('Escape');
  const stages = page.getByRole('list', { name: 'Où en est chaque candidat' });
  const inPlay = stages.getByRole('link', { name: /^En lice/ });
  const [, counted] = /^En lice\s*(\d+)/.exec(await inPlay.innerText()) ?? [];
  await inPlay.click();
  await expect(page).toHaveURL(/applicant-management\?.*stage=in_play/);
  await expect(page.getByText(new RegExp(`^${counted} candidats?$`))).toBeVisible();
  await page.goBack();
  const search = page.getByRole('searchbox', { name: 'Rechercher une formation' });
  await search.fill(training.programmeName.toLowerCase());
  await expect(page.getByText('1 formation', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/q=bts/);
  await search.fill('rien de tel');
  await expect(page.getByText('Aucune formation ne correspond.')).toBeVisible();
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page);
});

test('a superuser weighs the parts; the scores follow with the next run', async ({
  page,
  product,
}) => {
  const superuser = await asSuperuser(product);
  await openStatistics(page, product, superuser);
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
  await openStatistics(page, product, superuser);
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
  await withoutStatisticsFrame(page);
  await page.route(/formation-statistics\/(\?|$)/, async (route) => {
    await expect(reasons).toBeAttached();
    await route.continue();
  });
  await openStatistics(page, product, superuser);
  await expect(page.getByRole('article').first()).toBeVisible();
  await reasons.evaluate((list) => list.scrollIntoView());
  await expect(
    reasons.getByRole('listitem').filter({ hasText: 'Atelier 1' }).first(),
  ).toBeInViewport();
});
