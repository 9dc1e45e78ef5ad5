import type { Locator } from '@playwright/test';
import {
  activeNeed,
  completeCandidate,
  openAs,
  runMatching,
  somePlacement,
} from '../support/world.ts';
import { phone } from '../support/device.ts';
import { isNotWiderThan, need, scene } from '../support/needs.ts';
import { button, matchList } from '../support/matches.ts';
import { expect, test } from '../support/test.ts';

test.use(phone);

test('on a phone a company sees its first candidate at once, answers by thumb, and goes to the next', async ({
  page,
  product,
}) => {
  const { superuser, training, company } = await somePlacement(product);
  await completeCandidate(product, superuser, training, { first_name: 'Inès', last_name: 'Roy' });
  await runMatching(product, superuser);
  await openAs(page, product, company, '/company/matches');
  const rows = page.getByRole('list', { name: 'Liste des matchs' }).getByRole('heading');
  await expect(rows).toHaveCount(2);
  const first = rows.first().getByRole('button');
  expect((await first.boundingBox())?.y).toBeLessThanOrEqual(844 / 3);

  // With text twice as large nothing stands beside a name, nor out of the page.
  const textOf = (size: string) =>
    page.evaluate((wanted) => {
      document.documentElement.style.fontSize = wanted;
    }, size);
  await textOf('200%');
  const name = (await rows
    .first()
    .getByText(/^(Inès Roy|Zoé D’Arc|Zoé D'Arc)$/)
    .boundingBox()) ?? { y: 0, height: 0 };
  const score = await rows
    .first()
    .getByText(/^\d+,\d\/100$/)
    .boundingBox();
  expect(score?.y).toBeGreaterThanOrEqual(name.y + name.height);
  await isNotWiderThan(page, 390);
  await textOf('');

  await first.click();
  const accept = page.getByRole('button', { name: 'Accepter le candidat' });
  await expect(accept).toBeInViewport({ ratio: 1 });
  expect((await accept.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await expect(page.getByText('Il en reste 1')).toBeInViewport();
  // What has the focus is not behind the bar that stays, and no field makes an iPhone enlarge the page.
  const address = page.getByRole('link', { name: /@/ }).first();
  await address.focus();
  const { y = 0, height = 0 } = (await address.boundingBox()) ?? {};
  expect(y + height).toBeLessThanOrEqual((await accept.boundingBox())?.y ?? 0);
  await expect(page.getByRole('searchbox')).toHaveCSS('font-size', '16px');
  await accept.click();
  const done = page.getByText('Statut mis à jour avec succès.');
  // Nothing lies on what the thumb does next: take it back, or go on. It goes by itself: asked at once, with where it stands.
  const told = await done.evaluate((toast) => {
    const { y, height } = toast.getBoundingClientRect();
    return { y, height };
  });
  expect(told.height).toBeGreaterThan(0);
  expect(told.y).toBeLessThan(844 / 3);
  await expect(page.getByRole('button', { name: /^Annuler ma réponse/ })).toBeInViewport({
    ratio: 1,
  });
  await page.getByRole('button', { name: 'Suivant' }).click();
  await expect(page.getByText('Aucun autre à traiter')).toBeInViewport();
  await expect(page.getByRole('button', { name: 'Suivant' })).toHaveCount(0);

  // What closes above the one that is opened does not take it out of sight.
  const last = page
    .getByRole('list', { name: 'Liste des matchs' })
    .getByRole('heading', { level: 2 })
    .last()
    .getByRole('button');
  for (const row of [first, last]) {
    await row.click();
    await expect(row).toHaveAttribute('aria-expanded', 'true');
    await expect.poll(async () => (await row.boundingBox())?.y ?? 0).toBeGreaterThan(0);
    await expect.poll(async () => (await row.boundingBox())?.y ?? 844).toBeLessThan(844 / 3);
  }
});

test('on a phone ten candidates are judged by taps alone, none of them further than the next button', async ({
  page,
  product,
}) => {
  const { superuser, training, company } = await somePlacement(product);
  for (const last_name of ['Roy', 'Blin', 'Caro', 'Diaz', 'Eon', 'Fey', 'Gil', 'Hue', 'Ivry'])
    await completeCandidate(product, superuser, training, { first_name: 'Inès', last_name });
  await runMatching(product, superuser);
  await openAs(page, product, company, '/company/matches');
  const rows = matchList(page).getByRole('heading', { level: 2 }).getByRole('button');
  await expect(rows).toHaveCount(10);

  let taps = 0;
  // Where it is, as a thumb does it: nothing is scrolled to.
  const tap = async (thing: Locator) => {
    await expect(thing).toBeInViewport({ ratio: 1 });
    const { x = 0, y = 0, width = 0, height = 0 } = (await thing.boundingBox()) ?? {};
    await page.touchscreen.tap(x + width / 2, y + height / 2);
    taps += 1;
  };
  const question = page.getByRole('dialog', { name: /Refuser ce candidat/ });
  const refuse = [
    button(page, 'Refuser le candidat'),
    question.getByRole('radio', { name: 'Trajet trop long' }),
    question.getByRole('button', { name: 'Refuser le candidat' }),
  ];
  const answers = [
    [button(page, 'Accepter le candidat')],
    refuse,
    [button(page, "Mettre en file d'attente")],
  ];

  await tap(rows.first());
  for (let judged = 0; judged < 10; judged += 1) {
    const left = 9 - judged;
    await expect(
      page.getByText(left ? `Il en reste ${left}` : 'Aucun autre à traiter'),
    ).toBeVisible();
    for (const thing of answers[judged % 3] ?? []) await tap(thing);
    if (left) await tap(button(page, 'Suivant'));
  }
  expect(taps).toBe(26);
  await expect(button(page, 'Acceptés 4')).toBeVisible();
});

test('on a phone a company’s needs begin at once, what begins one beside what leads on', async ({
  page,
  product,
}) => {
  const { training, company } = await scene(product);
  await activeNeed(product, company, training, 'Développeur web');
  await openAs(page, product, company, '/company/offers');
  expect((await need(page, 'Développeur web').boundingBox())?.y).toBeLessThanOrEqual(844 / 3);
  await expect(page.getByText('besoin au total, dont 1 actif')).toBeInViewport();
  await expect(page.getByRole('link', { name: 'Voir les matchs' })).toBeInViewport();
  const begin = page.getByRole('button', { name: 'Nouveau besoin' });
  expect((await begin.boundingBox())?.height).toBeGreaterThanOrEqual(44);
});

test('a keyboard goes through the matches and answers', async ({ page, product }) => {
  const { superuser, training, company } = await somePlacement(product);
  await completeCandidate(product, superuser, training, { first_name: 'Inès', last_name: 'Roy' });
  await runMatching(product, superuser);
  await openAs(page, product, company, '/company/matches');
  const rows = page.getByRole('list', { name: 'Liste des matchs' }).getByRole('heading');
  await rows.first().getByRole('button').focus();
  await page.keyboard.press('j');
  await expect(rows.first().getByRole('button')).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('j');
  const second = rows.nth(1).getByRole('button');
  await expect(second).toHaveAttribute('aria-expanded', 'true');
  await expect(second).toBeFocused();
  await page.keyboard.press('p');
  await expect(page.getByText('Statut mis à jour avec succès.')).toBeVisible();
  await page.keyboard.press('k');
  await expect(rows.first().getByRole('button')).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('r');
  const question = page.getByRole('dialog', { name: /Refuser ce candidat/ });
  await expect(question).toBeVisible();
  await page.keyboard.press('j');
  await expect(question).toBeVisible();
});
