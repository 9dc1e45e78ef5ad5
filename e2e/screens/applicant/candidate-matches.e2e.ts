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
import { expect, test } from '../../support/test.ts';
import {
  activeNeed,
  asSuperuser,
  completeCandidate,
  completeCompany,
  openAs,
  runMatching,
  someCandidate,
  somePlacement,
  someTraining,
} from '../../support/world.ts';

const address = '/applicant/matches';

const twoNeeds = async (product: Product) => {
  const superuser = await asSuperuser(product);
  const training = await someTraining(product, superuser);
  const candidate = await completeCandidate(product, superuser, training);
  const workshop = await completeCompany(product, superuser, "L'Atelier d'Élise");
  await activeNeed(product, workshop, training, 'Développeur web');
  const studio = await completeCompany(product, superuser, 'Studio & Fils');
  await activeNeed(product, studio, training, 'Pâtissier');
  await runMatching(product, superuser);
  const matches = await call(product, 'GET /matches/', { as: candidate.token });
  const matchId = matches.find(({ offer: need }) => need.title === 'Développeur web')?.id ?? 0;
  await setStatus(product, { superuser, matchId }, 1);
  return { superuser, applicant: candidate, matchId };
};

test('a candidate without a match learns what to do', async ({ page, product, browser }) => {
  const by = await asSuperuser(product);
  await openAs(page, product, await someCandidate(product, by), address);
  await expect(page.getByRole('heading', { level: 1, name: 'Vos matchs' })).toBeVisible();
  await expect(page.getByText('Aucun match pour l’instant.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Compléter ma fiche' })).toBeVisible();
  await expectAccessible(page);
  const candidate = await completeCandidate(product, by, await someTraining(product, by));
  const other = await browser.newPage();
  await openAs(other, product, candidate, address);
  await expect(other.getByText(/Votre fiche et votre test sont complets/)).toBeVisible();
  await expect(other.getByRole('link', { name: 'Compléter ma fiche' })).toHaveCount(0);
  await other.close();
});

test('cards, sorts, rows, the panel with its reasons, and how it all works', async ({
  page,
  product,
}) => {
  const { applicant: candidate, matchId } = await twoNeeds(product);
  await openAs(page, product, candidate, address);
  await expectCard(page, 'Matchs au total', '2');
  await expectCard(page, 'En attente', '1');
  await expectCard(page, 'Acceptés', '1');
  const rows = matchList(page).getByRole('heading', { level: 2 });
  await expect(rows).toHaveText([/^Développeur web/, /^Pâtissier/]);
  await expect(rows.first()).toHaveText(
    /^Développeur web\s+L'Atelier d'Élise\u00a0· Lyon\s+\d[\d,]*\/100\s+Accepté par l'entreprise\s+très proche\s+Créé le .* \d{4}$/,
  );
  await page.setViewportSize({ width: 1366, height: 768 });
  await expect
    .poll(async () => (await rows.first().boundingBox())?.y ?? Infinity)
    .toBeLessThanOrEqual(768 / 3);
  const accepted = page.getByRole('button', { name: /^Acceptés/ });
  await accepted.click();
  await expect(rows).toHaveText([/^Développeur web/]);
  await accepted.click();
  await expect(rows).toHaveCount(2);
  await expectGoodLooks(page);

  const byScore = page.getByRole('button', { name: /^Trier par score/ });
  await byScore.press('Enter');
  await expect(page).toHaveURL(/sort=-score/);
  await byScore.press('Enter');
  await expect(rows).toHaveText([/^Pâtissier/, /^Développeur web/]);
  await expect(page).toHaveURL(/sort=score/);
  await page.getByRole('button', { name: /^Trier par date/ }).click();
  await expect(byScore).toHaveAttribute('aria-pressed', 'false');

  await matchRow(page, /Pâtissier/).press('Enter');
  const panel = page.getByRole('region', { name: /Pâtissier/ });
  await expect(panel.getByText('Studio & Fils', { exact: true })).toBeVisible();
  await expect(
    panel.getByText(
      /^Studio & Fils n’a pas encore lu votre fiche. Sa réponse est attendue d’ici le /,
    ),
  ).toBeVisible();
  await expect(panel.getByText("Contrat d'apprentissage")).toBeVisible();
  await expect(panel.getByText('Bac+2 (BTS, DEUST)')).toBeVisible();
  await expect(panel.getByText(/^Score total: \d[\d,]*\/100$/)).toBeVisible();
  await expect(panel.getByText(/Secteur en commun\s: Activités informatiques/)).toBeVisible();
  await expect(panel.getByText(/^Façons de travailler très proches/)).toBeVisible();
  await expect(panel.getByText('Au même endroit, sans limite de distance.')).toBeVisible();
  await expect(panel.getByText(/Mots en commun\s:/)).toBeVisible();
  const why = 'L’entreprise doit d’abord accepter votre profil.';
  await expectClosed(page, 'Accepter le besoin', why);
  await expect(button(page, 'Refuser le besoin')).toBeEnabled();
  await expect(button(page, "Finaliser l'inscription")).toHaveCount(0);
  await expectGoodLooks(page);

  await matchRow(page, /Développeur web/).click();
  await expect(page).toHaveURL(new RegExp(`match=${matchId}`));
  await expect(panel).toHaveCount(0);
  await matchRow(page, /Développeur web/).click();
  await expect(page.getByText('Actions', { exact: true })).toHaveCount(0);

  await button(page, 'Comment ça marche').click();
  const help = page.getByRole('dialog', { name: 'Comment fonctionnent les matchs' });
  await expect(help.getByText('Inscription finalisée')).toBeVisible();
  await expectAccessible(page);
  await help.getByRole('button', { name: 'J’ai compris' }).click();
  await expect(help).toHaveCount(0);
  await expect(button(page, 'Comment ça marche')).toBeFocused();
});

test('the link of a mail opens its match; accepting is sent once', async ({ page, product }) => {
  const placement = await somePlacement(product);
  await setStatus(product, placement, 1);
  const { link } = await product.mails.lastTo(
    placement.candidate.email,
    /^Le centre a enregistré l’accord de/,
  );
  const { pathname, search } = new URL(link);
  await openAs(page, product, placement.candidate, `${pathname}${search}`);
  await expect(matchRow(page, /Développeur web/)).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByText(/^L’entreprise vous a accepté/)).toBeVisible();
  const moves = countCalls(page, 'POST', `/api/matches/${placement.matchId}/`);
  await button(page, 'Accepter le besoin').dblclick();
  await expect(page.getByText('Statut mis à jour avec succès.')).toBeVisible();
  await expect(matchRow(page, /Entièrement accepté/)).toBeVisible();
  await expectClosed(page, 'Accepter le besoin', 'Vous avez déjà accepté ce besoin.');
  await expect(button(page, 'Refuser le besoin')).toBeDisabled();
  await expectAccessible(page);
  expect(moves()).toBe(1);
});

test('refusing asks first; a match that has changed meanwhile is shown as it is', async ({
  page,
  product,
}) => {
  const placement = await somePlacement(product);
  await setStatus(product, placement, 1);
  await openAs(page, product, placement.candidate, `${address}?match=${placement.matchId}`);
  await button(page, 'Refuser le besoin').click();
  const question = page.getByRole('dialog', { name: /^Refuser ce besoin/ });
  await expect(question.getByRole('button', { name: 'Annuler' })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  await expect(button(page, 'Refuser le besoin')).toBeFocused();

  await setStatus(product, placement, -1);
  await button(page, 'Accepter le besoin').click();
  await expect(page.getByText(/^Ce match a changé entre-temps/)).toBeVisible();
  await expect(matchRow(page, /Refusé par l'entreprise/)).toBeVisible();
  await expectClosed(page, 'Accepter le besoin', 'L’entreprise a refusé ce match.');

  await setStatus(product, placement, 0);
  await page.reload();
  await button(page, 'Refuser le besoin').click();
  const refuse = question.getByRole('button', { name: 'Refuser le besoin' });
  await refuse.click();
  await expect(question.getByRole('alert')).toContainText('Choisissez une raison');
  await question.getByRole('radio', { name: 'Rythme ou horaires' }).check();
  await refuse.click();
  await expect(matchRow(page, /Refusé par le candidat/)).toBeVisible();
  await expect(page.getByText('Statut mis à jour avec succès.')).toBeVisible();
});

test('what cannot be loaded says so, and can be tried again', async ({ page, product }) => {
  const { candidate, matchId } = await somePlacement(product);
  await page.route('**/api/match_cards/', (route) =>
    route.fulfill({ status: 409, json: { code: 'move_closed', message: 'Pas maintenant.' } }),
  );
  await openAs(page, product, candidate, `${address}?match=${matchId + 1}`);
  const failure = page.getByRole('alert');
  await expect(failure).toContainText('Vos matchs n’ont pas pu être chargés.');
  await expectAccessible(page);
  await page.unroute('**/api/match_cards/');
  await failure.getByRole('button', { name: 'Réessayer' }).click();
  await expect(matchRow(page, /Développeur web/)).toBeVisible();
  await expect(page.getByText('Ce match n’existe plus, ou il n’est pas à vous.')).toBeVisible();
});

test('on paper there is the match and its score, without menus and buttons', async ({
  page,
  product,
}) => {
  const { candidate } = await somePlacement(product);
  await openAs(page, product, candidate, '/applicant/matches');
  await matchRow(page, 'Développeur web').click();
  const panel = page.getByRole('region', { name: /Développeur web/ });
  await expect(panel.getByText(/^Score total/)).toBeVisible();
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(page.getByRole('banner').getByRole('navigation')).toHaveCount(0);
  await expect(page.getByRole('banner').getByRole('button')).toHaveCount(0);
  await expect(panel.getByRole('button')).toHaveCount(0);
  await expect(panel.getByText(/^Score total/)).toBeVisible();
  await expect(panel.getByText(/Développement de sites/)).toBeVisible();
});

test('a candidate withdraws after having agreed, and takes it back in another tab', async ({
  page,
  product,
}) => {
  const placement = await somePlacement(product);
  const { candidate, company, matchId } = placement;
  await setStatus(product, placement, 3);
  await openAs(page, product, candidate, `${address}?match=${matchId}`);
  await expect(button(page, 'Refuser le besoin')).toBeDisabled();
  await button(page, 'Me désister').click();
  const question = page.getByRole('dialog', { name: /^Vous désister/ });
  await question.getByRole('radio', { name: 'Projet qui a changé' }).check();
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Confirmer mon désistement' }).click();
  await expect(matchRow(page, /Refusé par le candidat/)).toBeVisible();
  await expect(page.getByText(/Personne n’en est encore prévenu/)).toBeVisible();
  const other = await page.context().newPage();
  await other.goto(page.url());
  const undo = other.getByRole('button', { name: /^Annuler ma réponse/ });
  await expect(undo).toContainText(/encore (?:9|10)\smin/);
  await expectAccessible(other);
  await undo.click();
  await expect(matchRow(other, /Entièrement accepté/)).toBeVisible();
  await page.getByRole('button', { name: /^Annuler ma réponse/ }).click();
  await expect(matchRow(page, /Entièrement accepté/)).toBeVisible();
  expect((await product.mails.lastTo(company.email)).subject).not.toContain('se désiste');
});
