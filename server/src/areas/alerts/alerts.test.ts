import { status, type MatchStatus } from '@tandem/domain/matches/match';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  someCandidate,
  someCompany,
  somePlacement,
  someSuperuser,
  signIn,
  type Person,
  type Placement,
} from '../../testing/fixtures/by-calls.ts';
import { accept, proposeMeeting } from '../../testing/fixtures/meetings.ts';
import { momentIn } from '../../testing/fixtures/moments.ts';
import {
  startPushService,
  type Subscription,
  type TestBrowser,
  type TestPushService,
} from '../../testing/outside-world/push-service.ts';
import { mailsTo } from '../../testing/product/mails.ts';
import { settled } from '../../testing/product/settled.ts';
import { standingClock } from '../../testing/product/clock.ts';
import { startTestServer, type TestServer } from '../../testing/product/test-server.ts';
import { readZip } from '../../testing/read-zip.ts';
import { remindMeetings } from '../meetings/index.ts';
import { runFollowUp } from '../follow-up/index.ts';

describe('devices that are told at once', () => {
  // A Monday at 10 in Paris.
  const clock = standingClock('2026-10-12T08:00:00Z');
  let service: TestPushService;
  let server: TestServer;
  let superuser: Person;
  let world: Placement;

  beforeAll(async () => {
    service = await startPushService();
    server = await startTestServer(
      { PUSH_PRIVATE: 'true' },
      { now: clock.now, jobTiming: { retryDelaySeconds: 0 } },
    );
    superuser = await someSuperuser(server);
    world = await somePlacement(server, superuser);
  });

  afterAll(async () => {
    await server.close();
    await service.close();
  });

  beforeEach(async () => {
    await server.services.db.pool.query('delete from push_devices');
    service.faults.length = 0;
  });

  const list = async ({ token }: Person) => (await server.call('GET /alerts/', { as: token })).body;

  const add = async (person: Person, subscription: Subscription) =>
    server.call('POST /alerts/devices/', { as: person.token, body: subscription });

  const browserOf = async (person: Person): Promise<TestBrowser> => {
    const browser = service.subscribe((await list(person)).public_key);
    expect((await add(person, browser.subscription)).status).toBe(201);
    return browser;
  };

  const said = ({ told }: TestBrowser) => (told as { text: string }[]).map(({ text }) => text);

  /** The match is where nobody has answered. */
  const anew = async () => {
    const { pool } = server.services.db;
    await pool.query('delete from match_states; delete from meetings');
    for (const person of [superuser, world.candidate, world.company])
      Object.assign(person, await signIn(server, person.email));
  };

  test('hear a yes in the words of the mail’s subject, which the push service cannot read', async () => {
    await anew();
    const { candidate, matchId } = world;
    const [phone, laptop] = [await browserOf(candidate), await browserOf(candidate)];
    const others = await browserOf(world.company);
    await accept(server, world);
    await settled(server, 'send-message');
    const [mail] = await mailsTo(server, candidate.email).then((all) =>
      all.filter(({ channel }) => channel === 'mail'),
    );
    for (const { told } of [phone, laptop])
      expect(told).toEqual([
        { text: mail?.subject, path: `/applicant/matches?match=${matchId}`, unread: 1 },
      ]);
    expect(others.told).toEqual([]);
    expect(service.faults).toEqual([]);
    expect(service.lastHeaders()).toMatchObject({ urgency: 'high', ttl: '86400' });
    const { devices } = await list(candidate);
    expect(devices.map(({ told_at: at }) => at)).toEqual([
      clock.now().toISOString(),
      clock.now().toISOString(),
    ]);
  });

  test('hear of a yes of the candidate, not of an answer taken back nor of a refusal', async () => {
    await anew();
    const { candidate, company, matchId } = world;
    const browser = await browserOf(company);
    await accept(server, world);
    const answer = (action: MatchStatus) =>
      server.call('POST /matches/{id}/', {
        as: candidate.token,
        params: { id: matchId },
        body: { action },
      });
    await answer(status.fullyAccepted);
    await answer(status.acceptedByCompany);
    await settled(server, 'send-message');
    expect(browser.told).toHaveLength(1);
    expect(said(browser)[0]).toMatch(/ a accepté votre besoin$/);
  });

  test('hear of meetings: proposed, fixed, cancelled, and the day before', async () => {
    await anew();
    const { candidate, company } = world;
    await accept(server, world);
    const [ours, theirs] = [await browserOf(candidate), await browserOf(company)];
    const moment = momentIn(3, '10:00', clock.now());
    const { id } = await proposeMeeting(server, world, [moment]);
    await server.call('POST /meetings/{id}/take/', {
      as: candidate.token,
      params: { id },
      body: { moment },
    });
    await settled(server, 'send-message');
    clock.pass(50, 'hours');
    await remindMeetings(server.services);
    await settled(server, 'send-message');
    expect(said(ours)).toEqual([
      expect.stringContaining('vous propose un rendez-vous'),
      expect.stringMatching(/^Rappel : rendez-vous avec/),
    ]);
    expect(said(theirs)).toEqual([
      expect.stringMatching(/^Rendez-vous avec/),
      expect.stringMatching(/^Rappel : rendez-vous avec/),
    ]);
    expect(ours.told).toContainEqual(expect.objectContaining({ path: `/meetings?meeting=${id}` }));
  });

  test('hear of their first match, once, and not at night', async () => {
    await anew();
    const { db } = server.services;
    await db.pool.query(
      "delete from follow_up_digests; delete from follow_up_readers; update follow_up_settings set begun_at = '2026-01-01'",
    );
    const browser = await browserOf(world.candidate);
    clock.pass(12, 'hours');
    await runFollowUp(server.services);
    clock.pass(12, 'hours');
    await runFollowUp(server.services);
    await settled(server, 'send-message');
    expect(said(browser)).toEqual(['Un besoin vous correspond']);
  });

  test('that are gone are forgotten with what was still to be told to them', async () => {
    await anew();
    const browser = await browserOf(world.candidate);
    browser.leave();
    await accept(server, world);
    await settled(server, 'send-message');
    expect((await list(world.candidate)).devices).toEqual([]);
    const left = await mailsTo(server, world.candidate.email);
    expect(left.filter(({ push_device_id: id }) => id !== null)).toEqual([]);
  });

  test('are told once the service answers again, and not for ever after', async () => {
    await anew();
    const browser = await browserOf(world.candidate);
    service.fail(503, 2);
    await accept(server, world);
    await settled(server, 'send-message');
    expect(browser.told).toHaveLength(1);
    service.fail(403, 1);
    await proposeMeeting(server, world);
    await settled(server, 'send-message');
    expect(browser.told).toHaveLength(1);
    const refused = (await mailsTo(server, world.candidate.email)).find(
      ({ state }) => state === 'failed',
    );
    expect(refused).toMatchObject({ channel: 'push', attempts: 1 });
    expect((await list(world.candidate)).devices).toHaveLength(1);
  });

  test('are one’s own: listed, revoked, and a browser tells its last account alone', async () => {
    await anew();
    const { candidate, company } = world;
    const browser = await browserOf(candidate);
    const [device] = (await list(candidate)).devices;
    const remove = (person: Person, id = 0) =>
      server.call('DELETE /alerts/devices/{id}/', { as: person.token, params: { id } });
    expect((await remove(company, device?.id)).status).toBe(404);
    expect((await add(candidate, browser.subscription)).status).toBe(201);
    expect((await list(candidate)).devices).toHaveLength(1);
    await add(company, browser.subscription);
    expect((await list(candidate)).devices).toEqual([]);
    const [moved] = (await list(company)).devices;
    expect(moved?.fingerprint).toBe(device?.fingerprint);
    expect((await remove(company, moved?.id)).status).toBe(204);
    expect((await list(company)).devices).toEqual([]);
  });

  test('are not taken by whoever knows their address alone', async () => {
    await anew();
    const { candidate, company } = world;
    const { subscription } = await browserOf(candidate);
    const forged = { ...subscription, auth: 'A'.repeat(22) };
    const answer = await add(company, forged);
    expect([answer.status, Object.keys(answer.failure.fields ?? {})]).toEqual([400, ['endpoint']]);
    expect((await list(candidate)).devices).toHaveLength(1);
    expect((await add(candidate, forged)).status).toBe(201);
  });

  test('that pass to another account are not told what waited for the one before', async () => {
    await anew();
    const { candidate, company } = world;
    const { subscription } = await browserOf(candidate);
    const { rows: devices } = await server.services.db.pool.query('select id from push_devices');
    await server.services.db.pool.query(
      `insert into messages (channel, recipient, subject, text, created_at, push_device_id)
       values ('push', $1, 'Une réponse', '/', $2, $3)`,
      [candidate.email, clock.now(), devices[0]?.id],
    );
    expect((await add(company, subscription)).status).toBe(201);
    const { rows } = await server.services.db.pool.query(
      "select 1 from messages where channel = 'push' and subject = 'Une réponse'",
    );
    expect(rows).toEqual([]);
  });

  test('hear nothing more once somebody ends the sign-in in which they were added', async () => {
    await anew();
    const person = await someCandidate(server, superuser);
    await browserOf(person);
    const elsewhere = await signIn(server, person.email);
    await browserOf(elsewhere);
    await server.call('POST /sign-ins/end-others/', { as: elsewhere.token });
    expect((await list(elsewhere)).devices).toHaveLength(1);
    const signIns = await server.call('GET /sign-ins/', { as: elsewhere.token });
    await server.call('DELETE /sign-ins/{id}/', {
      as: elsewhere.token,
      params: { id: signIns.body[0]?.id ?? 0 },
    });
    const again = await signIn(server, person.email);
    expect((await list(again)).devices).toEqual([]);
  });

  test('are ten at most, and stand in one’s own data without their address', async () => {
    await anew();
    const person = await someCompany(server, superuser);
    let last: TestBrowser | undefined;
    for (let count = 0; count < 11; count += 1) last = await browserOf(person);
    expect((await list(person)).devices).toHaveLength(10);
    const { raw } = await server.call('GET /own-data/', { as: person.token });
    const account = readZip(raw).get('compte.json')?.toString() ?? '';
    expect(account).toContain('appareils prévenus');
    expect(account).not.toContain(last?.subscription.auth);
    const { rows } = await server.services.db.pool.query<{ kept: string }>(
      'select row_to_json(d)::text as kept from push_devices d',
    );
    for (const { kept } of rows) expect(kept).not.toContain('127.0.0.1');
  });

  test('that nobody could have are refused', async () => {
    await anew();
    const person = await someCandidate(server, superuser);
    const { subscription } = service.subscribe((await list(person)).public_key);
    const faults = async (change: Partial<Subscription>) =>
      Object.keys((await add(person, { ...subscription, ...change })).failure?.fields ?? {});
    expect(await faults({ endpoint: 'ftp://exemple.fr/' })).toEqual(['endpoint']);
    expect(await faults({ endpoint: 'http://a:b@exemple.fr/' })).toEqual(['endpoint']);
    expect(await faults({ p256dh: 'court' })).toEqual(['p256dh']);
    expect(await faults({ auth: `${subscription.auth}/` })).toEqual(['auth']);
    // A point that is on no curve passes for a key, and is found out when something is sent.
    const odd = { ...subscription, p256dh: 'A'.repeat(87) };
    expect((await add(person, odd)).status).toBe(201);
  });
});

test('a push service stands outside the house', async () => {
  const server = await startTestServer();
  const person = await someCandidate(server, await someSuperuser(server));
  const service = await startPushService();
  const { body } = await server.call('GET /alerts/', { as: person.token });
  const { subscription } = service.subscribe(body.public_key);
  const tried = ['http://exemple.fr/p', 'https://127.0.0.1/p', 'https://[::1]/p', 'https://base/p'];
  for (const endpoint of [...tried, subscription.endpoint]) {
    const { status: answered } = await server.call('POST /alerts/devices/', {
      as: person.token,
      body: { ...subscription, endpoint },
    });
    expect(answered).toBe(400);
  }
  await service.close();
  await server.close();
});
