import { afterAll, beforeAll, expect, test } from 'vitest';
import { accept } from '../../../testing/fixtures/meetings.ts';
import { accountOf } from '../../../testing/fixtures/programme-worlds.ts';
import {
  someManager,
  somePlacement,
  someSuperuser,
  type Person,
} from '../../../testing/fixtures/by-calls.ts';
import { standingClock } from '../../../testing/product/clock.ts';
import { mailsTo } from '../../../testing/product/mails.ts';
import { startTestServer, type TestServer } from '../../../testing/product/test-server.ts';
import { beginFollowUp } from '../../../testing/follow-up/begin-follow-up.ts';
import { runFollowUp, tellStaffNews } from '../index.ts';

/** A Tuesday at 10:15 in Paris. */
const clock = standingClock('2026-09-01T08:15:00Z');

let server: TestServer;
let superuser: Person;
let manager: Person;
beforeAll(async () => {
  server = await startTestServer({}, { now: clock.now });
  await beginFollowUp(server, clock.now(), { staff_told_until: clock.now() });
  superuser = await someSuperuser(server);
  manager = await someManager(server, superuser);
});
afterAll(() => server.close());

/** Read past the calls: a sign-in lapses while the clock moves. */
const bellOf = async (person: Person) =>
  server.services.db.read
    .selectFrom('notifications')
    .select(['text', 'link'])
    .where('account_id', '=', await accountOf(server, person))
    .orderBy('id', 'desc')
    .execute();

test('a yes from both, and its end, ring with the referent alone where there is one', async () => {
  const world = await somePlacement(server, superuser);
  await accept(server, world);
  expect(await bellOf(manager)).toEqual([]);
  await server.call('PUT /follow-up/referents/', {
    as: superuser.token,
    body: {
      account_ids: [await accountOf(server, world.candidate)],
      referent_id: await accountOf(server, manager),
    },
  });
  const params = { id: world.matchId };
  const as = world.candidate.token;
  const yes = await server.call('POST /matches/{id}/', { as, params, body: { action: 3 } });
  await server.call('POST /matches/{id}/undo/', {
    as,
    params,
    body: { move: yes.body.undo?.move ?? 0 },
  });
  expect(await bellOf(superuser)).toEqual([]);
  const rung = await bellOf(manager);
  expect(rung.map(({ text }) => text)).toEqual([
    expect.stringContaining('ne sont plus d’accord'),
    expect.stringContaining('se sont dit oui'),
    expect.stringContaining('vous confie le suivi d’une personne'),
  ]);
  expect(rung[0]?.link).toBe(`/dashboard/offer-management?match=${world.matchId}`);
});

test('a note rings and writes to whom it mentions, once, and rings with whom it is given to', async () => {
  const world = await somePlacement(server, superuser);
  const colleague = await someManager(server, superuser);
  const { body: team } = await server.call('GET /follow-up/colleagues/', { as: superuser.token });
  const colleagueId = await accountOf(server, colleague);
  const name = team.items.find(({ id }) => id === colleagueId)?.name ?? '';
  const accountId = await accountOf(server, world.candidate);
  const note = { kind: 'call', text: `Vu avec @${name}` } as const;
  const { body } = await server.call('POST /notes/', {
    as: superuser.token,
    body: { ...note, account_id: accountId },
  });
  await server.call('PUT /notes/{id}/', {
    as: superuser.token,
    params: { id: body.id },
    body: { ...note, text: `${note.text}, à rappeler` },
  });
  const link = `/dashboard/personne/${accountId}`;
  expect(await bellOf(colleague)).toEqual([
    { text: expect.stringContaining('vous mentionne dans une note'), link },
  ]);
  const [mail, ...more] = await mailsTo(server, colleague.email);
  expect(more.filter(({ subject }) => subject.includes('mentionne'))).toEqual([]);
  expect(mail?.text).toContain(link);
  expect(mail?.text).not.toContain('Vu avec');
  // Who switches it off, by one click of a mail program too, is told by the bell alone.
  const params = { token: mail?.less_token ?? '' };
  expect(mail?.text).toContain(`/moins-de-messages/${params.token}`);
  const { body: less } = await server.call('GET /messages/less/{token}/', { params });
  expect(less).toEqual({ reader: 'staff', topics: ['mentions'], muted: [] });
  await server.call('POST /messages/less/{token}/one-click/', { params });
  const mails = (await mailsTo(server, colleague.email)).length;
  await server.call('POST /notes/', {
    as: superuser.token,
    body: { ...note, account_id: accountId },
  });
  expect((await bellOf(colleague))[0]?.text).toContain('vous mentionne');
  expect(await mailsTo(server, colleague.email)).toHaveLength(mails);
  await server.call('PUT /notes/{id}/', {
    as: superuser.token,
    params: { id: body.id },
    body: { ...note, owner_id: colleagueId },
  });
  expect((await bellOf(colleague))[0]?.text).toContain('vous confie une note');
  await server.call('PUT /notes/{id}/', {
    as: colleague.token,
    params: { id: body.id },
    body: { ...note, text: `${note.text} @${name}`, owner_id: colleagueId },
  });
  expect(await bellOf(colleague)).toHaveLength(3);
});

test('new accounts are told in one line a day, however often the job runs', async () => {
  const others = async () =>
    (await bellOf(superuser)).filter(({ text }) => text.startsWith('Nouveaux comptes'));
  await tellStaffNews(server.services);
  const before = (await others()).length;
  clock.pass(1, 'minutes');
  await somePlacement(server, superuser);
  await tellStaffNews(server.services);
  expect(await others()).toHaveLength(before);
  clock.pass(1, 'days');
  await Promise.all([tellStaffNews(server.services), tellStaffNews(server.services)]);
  await runFollowUp(server.services);
  expect(await others()).toHaveLength(before + 1);
  clock.pass(1, 'days');
  await tellStaffNews(server.services);
  expect(await others()).toHaveLength(before + 1);
});
