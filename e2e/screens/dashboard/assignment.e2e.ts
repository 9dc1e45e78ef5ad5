import { readFile } from 'node:fs/promises';
import { read, utils } from '@e965/xlsx';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/accessibility.ts';
import { call } from '../../support/api.ts';
import { expectGoodLooks } from '../../support/matches.ts';
import { holdBack } from '../../support/needs.ts';
import type { Product } from '../../support/product.ts';
import { expect, test } from '../../support/test.ts';
import {
  asSuperuser,
  completeCandidate,
  openAs,
  type Person,
  runMatching,
  someManager,
  somePlacement,
  someTraining,
} from '../../support/world.ts';

const title = "Suggestion d'affectation";

const open = async (page: Page, product: Product, person: Person, query = '') => {
  await openAs(page, product, person, `/dashboard/offer-management?view=affectation${query}`);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
};

const pill = (page: Page, name: string) => page.getByRole('combobox', { name });

const rowOf = (page: Page, table: string, text: string) =>
  page.getByRole('table', { name: table }).getByRole('row').filter({ hasText: text });

/** A candidate and a need that match, looked at by the superuser. */
const scene = async (page: Page, product: Product) => {
  const world = await somePlacement(product);
  const { superuser, training } = world;
  const { programmeId, sessionId } = training;
  await open(page, product, superuser, `&formation=${programmeId}&session=${sessionId}`);
  const pair = rowOf(page, 'Duos suggérés', world.need.company?.name ?? '');
  await expect(pair).toContainText(world.need.title);
  return { ...world, pair };
};

test('everybody is placed at once, or it is said why not', async ({ page, product }) => {
  const { superuser, training, need } = await somePlacement(product);
  await completeCandidate(product, superuser, training, {
    first_name: 'Noé',
    last_name: 'Le Gall',
  });
  await runMatching(product, superuser);
  // Of two programmes, one is chosen by hand.
  await someTraining(product, superuser);
  await openAs(page, product, superuser, '/dashboard/offer-management');
  await page.getByRole('button', { name: title }).click();
  await expect(page.getByText('Choisissez une formation et une session.')).toBeVisible();
  await pill(page, 'Formation').selectOption({
    label: `${training.programmeName} – Bac+2 (BTS, DEUST)`,
  });
  await pill(page, 'Session').selectOption({ label: training.sessionName });
  const pair = rowOf(page, 'Duos suggérés', need.company?.name ?? '');
  await expect(pair).toContainText('Pas encore');
  // Both are alike, so that a lot decides who goes without.
  const isZoe = (await pair.textContent())?.includes("Zoé D'Arc") ?? false;
  const left = rowOf(page, 'Candidats sans place', isZoe ? 'Noé Le Gall' : "Zoé D'Arc");
  await expect(left).toContainText('vont à des scores');
  await expect(page.getByText('Chaque poste est pris.')).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Affectation stable' })).toBeChecked();
  await page.getByRole('radio', { name: 'Plus grande somme des scores' }).check();
  await expect(page).toHaveURL(/kind=best/);
  await expectGoodLooks(page);
  await page.getByRole('button', { name: 'Revenir aux matchs' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Gestion des Offres' })).toBeVisible();
});

test('it is said when the sides weigh the parts by themselves', async ({ page, product }) => {
  const { superuser } = await scene(page, product);
  const said = page.getByText('pèsent ici les parts à leur façon');
  await expect(said).toBeHidden();
  const weights = { industry: 1, test: 1, geographic: 1, resume: 1 };
  await call(product, 'PUT /matching_settings/', {
    as: superuser.token,
    body: { ...weights, company_weights: { ...weights, resume: 5 } },
  });
  await page.reload();
  await expect(said).toBeVisible();
  await expectGoodLooks(page);
});

test('chosen pairs are told, once', async ({ page, product }) => {
  const { candidate, company, pair } = await scene(page, product);
  await page.getByRole('checkbox', { name: 'Tout sélectionner' }).check();
  await page
    .getByRole('group', { name: 'Actions sur la sélection' })
    .getByRole('button', { name: 'Prévenir' })
    .click();
  const question = page.getByRole('dialog', { name: /Prévenir 1 duo/ });
  await expect(question).toContainText('Aucun statut ne change.');
  await expectAccessible(page);
  const telling = await holdBack(page, '**/api/assignment/notify/', 'POST');
  await question.getByRole('button', { name: 'Prévenir' }).dblclick();
  telling.release();
  await expect(page.getByText('1 duo prévenu.')).toBeVisible();
  expect(telling.calls()).toBe(1);
  await page.reload();
  await expect(pair).toContainText(/\d\d\/\d\d\/\d{4}/);
  await expect(page.getByRole('button', { name: 'Tout prévenir' })).toBeDisabled();
  for (const [person, subject] of [
    [candidate, /^Votre centre de formation vous suggère/],
    [company, /^Le centre de formation vous suggère/],
  ] as const)
    expect((await product.mails.lastTo(person.email, subject)).link).toContain('/matches?match=');
});

test('a pair is looked at, and the suggestion exported', async ({ page, product }) => {
  const { pair, need } = await scene(page, product);
  await pair.getByRole('button').click();
  const panel = page.getByRole('dialog');
  await expect(panel.getByText(/Score total/)).toBeVisible();
  await expect(panel.getByText('Nombre de postes').locator('..')).toContainText('1');
  await panel.getByRole('button', { name: 'Fermer' }).first().click();
  await expect(panel).toBeHidden();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Exporter' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^tandem-affectations-.*\.xlsx$/);
  // The first sheet says what the list is.
  const sheet = Object.values(read(await readFile(await file.path())).Sheets).at(-1);
  expect(sheet && utils.sheet_to_json(sheet)).toEqual([
    expect.objectContaining({ Situation: 'Duo suggéré', Nom: "D'Arc", Besoin: need.title }),
  ]);
});

test('a manager chooses among the formations linked to them; nobody to place is said', async ({
  page,
  product,
}) => {
  const by = await asSuperuser(product);
  const training = await someTraining(product, by);
  const other = await someTraining(product, by);
  const manager = await someManager(product, by);
  const staff = await call(product, 'GET /staff/', { as: by.token });
  await call(product, 'POST /formationlink/', {
    as: by.token,
    body: {
      manager: staff.find(({ email }) => email === manager.email)?.id ?? 0,
      formation: training.programmeId,
    },
  });
  await open(page, product, manager, `&session=${training.sessionId}`);
  await expect(pill(page, 'Formation')).toHaveValue(String(training.programmeId));
  await expect(pill(page, 'Formation').getByText(other.programmeName)).toHaveCount(0);
  await expect(
    page.getByText('Aucun candidat de cette formation pour cette session.'),
  ).toBeVisible();
  await expectGoodLooks(page);
});

test('a suggestion that fails says so, and is tried again', async ({ page, product }) => {
  const { superuser, training, need } = await somePlacement(product);
  await page.route('**/api/assignment/**', (route) => route.abort('internetdisconnected'));
  await page.setViewportSize({ width: 360, height: 740 });
  const { programmeId, sessionId } = training;
  await open(page, product, superuser, `&formation=${programmeId}&session=${sessionId}`);
  await expect(page.getByText('La suggestion n’a pas pu être calculée.')).toBeVisible();
  await expectAccessible(page);
  await page.unroute('**/api/assignment/**');
  await page.getByRole('button', { name: 'Réessayer' }).click();
  const card = page.getByRole('list', { name: 'Duos suggérés' }).getByRole('listitem');
  await expect(card).toContainText(need.title);
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});
