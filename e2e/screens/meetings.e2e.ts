import { inFigures } from '@tandem/domain/calendar/days';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { entriesIn } from '../../server/src/testing/fixtures/calendars.ts';
import { momentIn } from '../../server/src/testing/fixtures/moments.ts';
import { parisClock, parisMoment } from '@tandem/domain/calendar/paris-time';
import { expectAccessible } from '../support/accessibility.ts';
import { call } from '../support/api.ts';
import { button, expectGoodLooks, setStatus } from '../support/matches.ts';
import type { Product } from '../support/product.ts';
import { expect, test } from '../support/test.ts';
import { openAs, somePlacement, type Person } from '../support/world.ts';

/** A meeting is at the hour that clocks in Paris show, for whoever reads of it overseas as well. */
test.use({ timezoneId: 'America/Cayenne' });

const dayMs = 24 * 3_600_000;

const told = (iso: string): string => parisMoment(new Date(iso));

/** Types moments into the open dialog, each on its line. */
const typeMoments = async (page: Page, moments: readonly string[]): Promise<void> => {
  for (const [index, moment] of moments.entries()) {
    if (index > 0) await button(page, 'Ajouter un moment').click();
    const { day, time } = parisClock(new Date(moment));
    await page.getByLabel(`Jour du moment ${index + 1}`).fill(inFigures(day));
    await page.getByLabel(`Heure du moment ${index + 1}`).selectOption(time);
  }
};

/** Somebody else sits down at the same browser. */
const changeTo = async (page: Page, product: Product, person: Person, path: string) => {
  const { token: access, refresh } = person;
  await page.evaluate(
    (tokens) => {
      window.localStorage.setItem('access', tokens.access);
      window.localStorage.setItem('refresh', tokens.refresh);
      window.localStorage.setItem('tokens', JSON.stringify(tokens));
    },
    { access, refresh },
  );
  await page.goto(`${product.url}${path}`);
};

const invitationTo = async (product: Product, { email }: Person, subject: RegExp) => {
  const mail = await product.mails.lastTo(email, subject);
  const file = mail.attachments.find(({ filename }) => filename === 'rendez-vous.ics');
  const text = new TextDecoder().decode(file?.content as ArrayBuffer).replaceAll(/\r?\n/g, '\r\n');
  return { mail, entry: entriesIn(text)[0] };
};

test('proposed, chosen, in the calendar, moved, held', async ({ page, product, host }) => {
  const world = await somePlacement(product);
  const { company, candidate, matchId } = world;
  await setStatus(product, world, 1);
  await openAs(page, product, company, `/company/matches?match=${matchId}`);
  await button(page, 'Proposer un rendez-vous').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Proposer', exact: true }).click();
  await expect(dialog.getByText('Donnez un jour et une heure à chaque moment.')).toBeVisible();
  const [first, second, other] = [momentIn(1), momentIn(1, '14:30'), momentIn(2)] as const;
  await typeMoments(page, [first, second]);
  await dialog.getByLabel('Adresse du rendez-vous').fill('4 rue des Lices, Rennes');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Proposer', exact: true }).click();
  await expect(page.getByText('Moments proposés.')).toBeVisible();

  const asked = await product.mails.lastTo(candidate.email, /vous propose un rendez-vous/);
  const { pathname, search } = new URL(asked.link);
  // What stands above it may be longer than a screen.
  await page.setViewportSize({ width: 390, height: 240 });
  await changeTo(page, product, candidate, pathname + search);
  await expect(page.getByRole('article').getByRole('heading')).toBeInViewport();
  await expect(button(page, told(second))).toBeVisible();
  await expectGoodLooks(page);
  await button(page, told(second)).click();
  await expect(page.getByText('Rendez-vous fixé. L’invitation part par e-mail.')).toBeVisible();
  const planned = await invitationTo(product, company, /14\sh\s30/);
  expect(planned.entry).toMatchObject({ start: second, sequence: 0 });
  const downloading = page.waitForEvent('download');
  await button(page, 'Ajouter à mon agenda').click();
  const file = await (await downloading).path();
  expect(entriesIn(await readFile(file, 'utf8'))).toMatchObject([{ start: second }]);

  await changeTo(page, product, company, '/meetings');
  await button(page, 'Déplacer').click();
  await typeMoments(page, [other]);
  await page.getByLabel('Ce moment est déjà convenu avec l’autre personne').check();
  await button(page, 'Fixer le rendez-vous').click();
  await expect(page.getByText(told(other))).toBeVisible();
  const moved = await invitationTo(product, candidate, /10\sh$/);
  expect(moved.entry).toMatchObject({ uid: planned.entry?.uid, start: other, sequence: 1 });
  expect(moved.mail.text).toContain('est déplacé au');

  await host.pass(product.url, 3 * dayMs - 3_600_000);
  await page.reload();
  await button(page, 'Il a eu lieu').click();
  await expect(page.getByText('Selon l’entreprise\u202F: il a eu lieu.')).toBeVisible();
  await expectGoodLooks(page);
  await host.pass(product.url, -(3 * dayMs - 3_600_000));
});

test('absent is told to the candidate; a calendar reads the secret address', async ({
  page,
  product,
  host,
}) => {
  const world = await somePlacement(product);
  const { company, candidate, matchId } = world;
  await setStatus(product, world, 1);
  const moment = momentIn(1);
  const body = { moments: [moment], kind: 'phone' as const, place: '06 39 98 12 34', agreed: true };
  await call(product, 'POST /matches/{id}/meetings/', {
    as: company.token,
    params: { id: matchId },
    body,
  });
  await openAs(page, product, company, '/meetings');
  await button(page, 'Créer mon adresse').click();
  await expect(button(page, 'Copier l’adresse')).toBeVisible();
  const { address } = await call(product, 'GET /calendar-address/', { as: company.token });
  const response = await fetch(address ?? '');
  expect(entriesIn(await response.text())).toMatchObject([{ start: moment }]);

  await host.pass(product.url, 2 * dayMs);
  await page.reload();
  await button(page, 'Le candidat n’est pas venu').click();
  await expect(
    page.getByText('Selon l’entreprise\u202F: le candidat n’est pas venu.'),
  ).toBeVisible();
  const mail = await product.mails.lastTo(candidate.email, /^Rendez-vous manqué/);
  expect(mail.text).toContain('vous n’étiez pas au rendez-vous');
  await host.pass(product.url, -2 * dayMs);
});

test('the two write to each other; a message is reported to the centre', async ({
  page,
  product,
}) => {
  const world = await somePlacement(product);
  const { company, candidate, matchId } = world;
  await setStatus(product, world, 1);
  const params = { id: matchId };
  await call(product, 'POST /matches/{id}/messages/', {
    as: company.token,
    params,
    body: { text: 'Le plan d’accès : https://exemple.fr/plan' },
  });
  const mail = await product.mails.lastTo(candidate.email, /vous a écrit$/);
  const { pathname, search } = new URL(mail.link);
  await openAs(page, product, candidate, pathname + search);
  await expect(page.getByText('Le plan d’accès : https://exemple.fr/plan')).toBeVisible();
  await expect(page.getByRole('link', { name: /exemple\.fr\/plan/ })).toHaveCount(0);
  await page.getByLabel('Votre message').fill('Merci, à lundi.');
  await page.reload();
  await expect(page.getByLabel('Votre message')).toHaveValue('Merci, à lundi.');
  await button(page, 'Envoyer').click();
  await expect(page.getByText('Merci, à lundi.')).toBeVisible();
  await expect(page.getByLabel('Votre message')).toHaveValue('');
  await page.reload();
  await expect(page.getByLabel('Votre message')).toHaveValue('');
  await button(page, 'Signaler au centre').click();
  await page.getByLabel('Pourquoi').fill('Hors de propos');
  await expectAccessible(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Signaler au centre' }).click();
  await expect(page.getByText('Message signalé. Le centre s’en occupe.')).toBeVisible();
  const { messages } = await call(product, 'GET /matches/{id}/messages/', {
    as: company.token,
    params,
  });
  expect(messages.map(({ read, own }) => [own, read])).toEqual([
    [true, true],
    [false, false],
  ]);
});
