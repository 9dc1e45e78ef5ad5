import { readFile } from 'node:fs/promises';
import { expectAccessible } from '../../support/accessibility.ts';
import { call } from '../../support/api.ts';
import {
  button,
  countCalls,
  expectCard,
  expectClosed,
  expectGoodLooks,
  matchList,
  matchRow,
  setStatus,
} from '../../support/matches.ts';
import type { Product } from '../../support/product.ts';
import { withoutMatchFrame } from '../../support/frames.ts';
import { expect, test } from '../../support/test.ts';
import {
  activeNeed,
  asSuperuser,
  completeCandidate,
  completeCompany,
  openAs,
  runMatching,
  signIn,
  somePlacement,
  someTraining,
} from '../../support/world.ts';

const address = '/company/matches';

const twoCandidates = async (product: Product) => {
  const superuser = await asSuperuser(product);
  const training = await someTraining(product, superuser);
  await completeCandidate(product, superuser, training);
  await completeCandidate(product, superuser, training, {
    first_name: 'Éloïse',
    last_name: 'Le Goff',
  });
  const company = await completeCompany(product, superuser);
  await activeNeed(product, company, training, 'Développeur web');
  await activeNeed(product, company, training, 'Pâtissier');
  await runMatching(product, superuser);
  const matches = await call(product, 'GET /matches/', { as: company.token });
  const queued = matches.find(({ application }) => application.applicant.last_name === "D'Arc");
  await setStatus(product, { superuser, matchId: queued?.id ?? 0 }, 2);
  return company;
};

test('cards, filters in the address, and the candidate in the panel', async ({ page, product }) => {
  const company = await twoCandidates(product);
  await openAs(page, product, company, address);
  await expect(page.getByRole('heading', { level: 1, name: 'Matchs' })).toBeVisible();
  await expectCard(page, 'Candidats potentiels', '4');
  await expectCard(page, 'En file d’attente', '1');
  await expectCard(page, 'Acceptés', '0');
  const rows = matchList(page).getByRole('heading', { level: 2 });
  await expect(rows).toHaveCount(4);

  await page.getByRole('searchbox', { name: 'Rechercher un candidat' }).fill('eloise');
  await expect(rows).toHaveCount(2);
  await page.getByRole('combobox', { name: 'Besoin' }).selectOption('Pâtissier');
  await expect(rows).toHaveText([/^Éloïse Le Goff\s+Pâtissier/]);
  await expect(page).toHaveURL(/q=eloise&need=\d+/);
  await page.reload();
  await expect(rows).toHaveCount(1);
  await page.getByRole('combobox', { name: 'Besoin' }).selectOption('Tous les besoins');
  await page.getByRole('button', { name: 'Réinitialiser les filtres' }).click();
  await page
    .getByRole('combobox', { name: 'Statut' })
    .selectOption("En file d'attente par l'entreprise");
  await expect(rows).toHaveText([/^Zoé D'Arc/]);

  // Looking at the line fetches the match ahead; only opening it is a reading.
  await matchRow(page, /Zoé D'Arc/).hover();
  const read = page.waitForResponse((response) => response.url().endsWith('/reading/'));
  await matchRow(page, /Zoé D'Arc/).click();
  expect((await read).status()).toBe(204);
  const panel = page.getByRole('region', { name: /Zoé D'Arc/ });
  await expect(panel.getByRole('heading', { name: "Madame Zoé D'Arc" })).toBeVisible();
  for (const fact of ['Lyon, France', '06 39 98 12 34', 'Baccalauréat général', '2 ans'])
    await expect(panel.getByText(fact, { exact: true })).toBeVisible();
  await expect(panel.getByText(/Je développe des sites/)).toBeVisible();
  await expect(panel.getByText(/^Score total: /)).toBeVisible();
  await expect(panel.getByText('Ce candidat voit si vous avez lu sa fiche.')).toBeVisible();
  const download = page.waitForEvent('download');
  await button(page, 'Télécharger le CV').click();
  expect(String(await readFile(await (await download).path()))).toContain('%PDF');
  await expectClosed(page, "Mettre en file d'attente", 'Ce candidat est déjà en file d’attente.');
  await expectGoodLooks(page);
});

test('accepting, queueing and refusing, each sent once', async ({ page, product }) => {
  const { company, matchId } = await somePlacement(product);
  await openAs(page, product, company, `${address}?match=${matchId}`);
  const moves = countCalls(page, 'POST', `/api/matches/${matchId}/`);
  await expectClosed(
    page,
    "Finaliser l'inscription",
    'L’entreprise puis le candidat doivent d’abord accepter.',
  );
  await button(page, "Mettre en file d'attente").dblclick();
  await expect(matchRow(page, /En file d'attente par l'entreprise/)).toBeVisible();
  await button(page, 'Accepter le candidat').dblclick();
  await expect(matchRow(page, /Accepté par l'entreprise/)).toBeVisible();
  await expect(page.getByText('Statut mis à jour avec succès.').first()).toBeVisible();
  await expectCard(page, 'Acceptés', '1');
  await expectClosed(page, 'Accepter le candidat', 'Vous avez déjà accepté ce candidat.');
  await button(page, 'Refuser le candidat').click();
  const question = page.getByRole('dialog', { name: /^Refuser ce candidat/ });
  await expect(question).toContainText("Zoé D'Arc recevra un e-mail.");
  await expectAccessible(page);
  await question.getByRole('radio', { name: 'Trajet trop long' }).check();
  await question.getByRole('checkbox', { name: 'Dire la raison au candidat' }).check();
  await expect(question).toContainText('L’entreprise craint que le trajet');
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Refuser le candidat' }).click();
  await expect(question).toHaveCount(0);
  await expect(matchRow(page, /Refusé par l'entreprise/)).toBeVisible();
  await expectClosed(page, 'Refuser le candidat', 'Vous avez déjà refusé ce candidat.');
  expect(moves()).toBe(3);
});

test('a candidate without a resume or a summary, placed already', async ({ page, product }) => {
  const { company, matchId } = await somePlacement(product);
  await page.route('**/api/match_cards/', async (route) => {
    const response = await route.fetch();
    const cards = (await response.json()) as object[];
    await route.fulfill({
      response,
      json: cards.map((card) => ({ ...card, already_placed: true })),
    });
  });
  await withoutMatchFrame(page);
  await page.route(`**/api/matches/${matchId}/`, async (route) => {
    const response = await route.fetch();
    const match = (await response.json()) as object;
    const bare = {
      ...match,
      already_placed: true,
      application: {
        applicant: { ...candidateOf(match), resume: null, summary: null },
      },
    };
    await route.fulfill({ response, json: bare });
  });
  await openAs(page, product, company, `${address}?match=${matchId}`);
  await expectClosed(page, 'Télécharger le CV', "Le CV n'est pas disponible.");
  await expect(page.getByText('Aucun résumé disponible.')).toBeVisible();
  await expect(matchRow(page, /déjà placé/)).toBeVisible();
  await expect(
    page.getByText('Ce candidat a déjà une inscription finalisée pour cette session.'),
  ).toBeVisible();
});

const candidateOf = (match: object): object =>
  (match as { application: { applicant: object } }).application.applicant;

test('who is interested comes first, can be filtered, and is seen by the company', async ({
  page,
  product,
}) => {
  const company = await twoCandidates(product);
  const matches = await call(product, 'GET /matches/', { as: company.token });
  const last = matches.toSorted((one, other) => one.score - other.score)[0];
  expect(last).toBeDefined();
  const candidate = await signIn(product, last?.application.applicant.email ?? '');
  const where = await page.context().newPage();
  await openAs(where, product, candidate, `/applicant/matches?match=${last?.id}`);
  await button(where, 'Ce besoin m’intéresse').click();
  await expect(where.getByText('intérêt signalé')).toBeVisible();
  await expectAccessible(where);

  await openAs(page, product, company, address);
  const rows = matchList(page).getByRole('heading', { level: 2 });
  await expect(rows.first()).toContainText('intéressé par votre besoin');
  await page.getByRole('combobox', { name: 'Intérêt' }).selectOption('Intéressés par mon besoin');
  await expect(rows).toHaveCount(1);
  await expectAccessible(page);
});
