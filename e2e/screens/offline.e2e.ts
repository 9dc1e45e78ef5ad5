import { momentIn } from '../../server/src/testing/fixtures/moments.ts';
import { parisMoment } from '@tandem/domain/calendar/paris-time';
import { call } from '../support/api.ts';
import { expectKept, keepingPhone, waits } from '../support/device.ts';
import { button, setStatus } from '../support/matches.ts';
import { expect, test } from '../support/test.ts';
import { openAs, somePlacement } from '../support/world.ts';

test.use(keepingPhone);

test('without a network what was read is there, an answer waits, leaves later, and one that comes too late says why', async ({
  page,
  context,
  product,
}) => {
  const { company, candidate, matchId } = await somePlacement(product);
  const move = (action: number, as: string) =>
    call(product, 'POST /matches/{id}/', { as, params: { id: matchId }, body: { action } });
  const statusNow = async () =>
    (await call(product, 'GET /matches/{id}/', { as: company.token, params: { id: matchId } }))
      .status;
  await openAs(page, product, company, `/company/matches?match=${matchId}`);
  const accept = page.getByRole('button', { name: 'Accepter le candidat' });
  await expect(accept).toBeVisible();
  await expectKept(page);
  // The address by which the page came may be a link with a secret.
  await page.reload();
  await expect
    .poll(() =>
      page.evaluate(async () => (await (await caches.open('tandem-page')).match('/'))?.url),
    )
    .toBe('');
  await expect(accept).toBeVisible();

  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText(/Hors connexion – état de \d+:\d\d/)).toBeVisible();
  await page.getByRole('button', { name: 'Refuser le candidat' }).tap();
  await page.getByRole('dialog').getByRole('button', { name: 'Annuler' }).tap();
  await accept.tap();
  await expect(page.getByText('attend sur cet appareil').first()).toBeVisible();
  await expect(page.getByText('réponse pas encore partie')).toBeVisible();
  expect(await statusNow()).toBe(0);

  await context.setOffline(false);
  await expect.poll(statusNow).toBe(1);
  await expect(page.getByText('réponse pas encore partie')).toHaveCount(0);
  await expect(page.getByText('Hors connexion')).toHaveCount(0);

  await context.setOffline(true);
  await page.getByRole('button', { name: "Mettre en file d'attente" }).tap();
  await expect(page.getByText('réponse pas encore partie')).toBeVisible();
  await move(3, candidate.token);
  await context.setOffline(false);
  await expect(page.getByText('réponse non prise en compte')).toBeVisible();
  await expect(page.getByText(/» n’a pas été pris en compte/)).toBeVisible();
  await page.getByRole('button', { name: 'J’ai compris' }).tap();
  await expect(page.getByText('réponse non prise en compte')).toHaveCount(0);

  await page.close();
  const theirs = await context.newPage();
  await openAs(theirs, product, candidate, `/applicant/matches?match=${matchId}`);
  const withdraw = async (words: string) => {
    await theirs.getByRole('button', { name: 'Me désister' }).tap();
    const dialog = theirs.getByRole('dialog');
    await dialog.getByRole('radio').first().tap();
    await dialog.getByRole('textbox').fill(words);
    await dialog.getByRole('button', { name: 'Confirmer mon désistement' }).tap();
    await expect(theirs.getByText('réponse pas encore partie')).toBeVisible();
  };
  await expect(theirs.getByRole('button', { name: 'Me désister' })).toBeVisible();
  await context.setOffline(true);
  await withdraw('Je déménage à Brest.');
  await move(-1, company.token);
  await context.setOffline(false);
  await expect(theirs.getByText(/n’a pas été pris en compte.*Je déménage à Brest\./)).toBeVisible();
});

test('in a tunnel a meeting is read and its moment taken, words and what is put off leave after it', async ({
  page,
  context,
  product,
}) => {
  const world = await somePlacement(product);
  const { company, candidate, matchId } = world;
  const params = { id: matchId };
  await openAs(page, product, company, `/company/matches?match=${matchId}`);
  const later = button(page, "Mettre en file d'attente");
  await expect(later).toBeVisible();
  await context.setOffline(true);
  await later.tap();
  await expect(waits(page)).toHaveCount(1);
  await context.setOffline(false);
  // Its day can only follow the answer that it is the day of.
  await expect
    .poll(async () => await call(product, 'GET /match_marks/', { as: company.token }))
    .toEqual([{ id: matchId, shortlisted: false, later_until: expect.any(String) }]);
  await expect(waits(page)).toHaveCount(0);

  // One's own list shows what it was at once, while it is read.
  await page.goto(`${product.url}/company/offers`);
  const title = page.getByRole('heading', { name: world.need.title });
  await expect(title).toBeVisible();
  const held = Promise.withResolvers<undefined>();
  await page.route('**/api/offers/', async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.reload();
  await expect(title).toBeVisible();
  const renewed = page.waitForResponse('**/api/offers/');
  held.resolve(undefined);
  await renewed;
  await page.close();

  await setStatus(product, world, 1);
  const propose = () =>
    call(product, 'POST /matches/{id}/meetings/', {
      as: company.token,
      params,
      body: {
        moments: [momentIn(3), momentIn(4)],
        kind: 'phone',
        place: '02 99 00 00 00',
        note: '',
      },
    });
  await propose();
  const phone = await context.newPage();
  await openAs(phone, product, candidate, `/applicant/matches?match=${matchId}`);
  await expect(phone.getByLabel('Votre message')).toBeVisible();
  await phone.goto(`${product.url}/meetings`);
  const moment = button(phone, parisMoment(new Date(momentIn(3))));
  await expect(moment).toBeVisible();
  await expectKept(phone);

  await context.setOffline(true);
  await phone.reload();
  await expect(phone.getByText(/Hors connexion – état de \d+:\d\d/)).toBeVisible();
  await moment.tap();
  await expect(waits(phone)).toHaveCount(1);
  await phone.goto(`${product.url}/applicant/matches?match=${matchId}`);
  const message = phone.getByLabel('Votre message');
  for (const many of [2, 3]) {
    await message.fill('J’y serai, merci.');
    await button(phone, 'Envoyer').tap();
    await expect(waits(phone)).toHaveCount(many);
  }
  await message.fill('À jeudi !');
  const giveUp = phone.getByRole('button', { name: /^Ne pas envoyer/ });
  // Of buttons that look alike each says what it is about, also to whoever only hears them.
  await expect(giveUp.last()).toHaveAccessibleName(
    /^Ne pas envoyer\s: «\sJ’y serai, merci\.\s» \(.+\)$/,
  );
  await giveUp.last().tap();
  await expect(message).toHaveValue('J’y serai, merci.\nÀ jeudi !');
  await message.fill('J’y serai, merci.');
  await button(phone, 'Envoyer').tap();
  await expect(waits(phone)).toHaveCount(3);
  await context.setOffline(false);
  await expect
    .poll(async () => {
      const as = candidate.token;
      const { messages } = await call(product, 'GET /matches/{id}/messages/', { as, params });
      const { meetings } = await call(product, 'GET /matches/{id}/meetings/', { as, params });
      return [messages.map(({ text }) => text), meetings.map(({ state }) => state)];
    })
    .toEqual([['J’y serai, merci.', 'J’y serai, merci.'], ['planned']]);
  await expect(waits(phone)).toHaveCount(0);

  const meetings = async () =>
    (await call(product, 'GET /matches/{id}/meetings/', { as: company.token, params })).meetings;
  const cancel = async () => {
    const { id = 0 } = (await meetings()).find(({ state }) => state !== 'cancelled') ?? {};
    await call(product, 'POST /meetings/{id}/cancel/', {
      as: company.token,
      params: { id },
      body: { reason: '' },
    });
  };
  await cancel();
  await propose();
  await phone.goto(`${product.url}/meetings`);
  await expect(moment).toBeVisible();
  // What was kept, with the meeting before, has been read anew.
  await expect(phone.locator('[data-stale]')).toHaveCount(0);
  await context.setOffline(true);
  await moment.tap();
  await expect(waits(phone)).toHaveCount(1);
  await cancel();
  await context.setOffline(false);
  await expect(phone.getByText(/» n’a pas été pris en compte/)).toBeVisible();
  await expect(moment).toHaveCount(0);
  const seen = phone.getByRole('button', { name: /^J’ai compris/ });
  await seen.tap();
  await expect(seen).toHaveCount(0);
});
