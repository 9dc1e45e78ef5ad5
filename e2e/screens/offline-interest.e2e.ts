import { call } from '../support/api.ts';
import { keepingPhone, waits } from '../support/device.ts';
import { button } from '../support/matches.ts';
import { expect, test } from '../support/test.ts';
import { openAs, somePlacement } from '../support/world.ts';

test.use(keepingPhone);

test('interest, and an answer taken back, wait for the network; what comes too late says why', async ({
  page,
  context,
  product,
}) => {
  const { company, candidate, matchId } = await somePlacement(product);
  const params = { id: matchId };
  const read = () => call(product, 'GET /matches/{id}/', { as: company.token, params });
  const move = (action: number, as: string) =>
    call(product, 'POST /matches/{id}/', { as, params, body: { action } });
  await openAs(page, product, candidate, `/applicant/matches?match=${matchId}`);
  const interest = button(page, 'Ce besoin m’intéresse');
  await expect(interest).toBeVisible();
  await context.setOffline(true);
  await interest.tap();
  await expect(waits(page)).toHaveCount(1);
  expect((await read()).interested_at).toBeNull();
  await context.setOffline(false);
  await expect.poll(async () => (await read()).interested_at).not.toBeNull();
  await expect(waits(page)).toHaveCount(0);

  // The company answers meanwhile: a word that comes after it is not taken.
  await expect(interest).toHaveAttribute('aria-pressed', 'true');
  await context.setOffline(true);
  await interest.tap();
  await expect(waits(page)).toHaveCount(1);
  await move(-1, company.token);
  await context.setOffline(false);
  await expect(
    page.getByText(/«\sCe besoin ne m’intéresse plus\s» n’a pas été pris en compte/).first(),
  ).toBeVisible();
  await page.close();

  const theirs = await context.newPage();
  await openAs(theirs, product, company, `/company/matches?match=${matchId}`);
  const undo = theirs.getByRole('button', { name: /^Annuler ma réponse/ });
  await expect(undo).toBeVisible();
  await context.setOffline(true);
  await undo.tap();
  await expect(waits(theirs)).toHaveCount(1);
  expect((await read()).status).toBe(-1);
  await context.setOffline(false);
  await expect.poll(async () => (await read()).status).toBe(0);
  await expect(waits(theirs)).toHaveCount(0);

  await theirs.getByRole('button', { name: 'Accepter le candidat' }).tap();
  await expect.poll(async () => (await read()).status).toBe(1);
  await expect(undo).toBeVisible();
  await context.setOffline(true);
  await undo.tap();
  await expect(waits(theirs)).toHaveCount(1);
  await move(3, candidate.token);
  await context.setOffline(false);
  await expect(
    theirs.getByText(/«\sAnnuler ma réponse\s» n’a pas été pris en compte/).first(),
  ).toBeVisible();
  expect((await read()).status).toBe(3);
});
