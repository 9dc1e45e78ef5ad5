import { sideTopics } from '@tandem/domain/follow-up/settings/topics';
import { status } from '@tandem/domain/matches/match';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  signIn,
  somePlacement,
  someSuperuser,
  type Person,
  type Placement,
} from '../../testing/fixtures/by-calls.ts';
import { accept, proposeMeeting } from '../../testing/fixtures/meetings.ts';
import { momentIn } from '../../testing/fixtures/moments.ts';
import { startSmsServer, type TestSmsServer } from '../../testing/outside-world/sms-server.ts';
import { standingClock } from '../../testing/product/clock.ts';
import { settled } from '../../testing/product/settled.ts';
import { startTestServer, type TestServer } from '../../testing/product/test-server.ts';
import { readZip } from '../../testing/read-zip.ts';
import { remindMeetings } from '../meetings/index.ts';

const mobile = '33612345678';
const others = '33712345678';

describe('an SMS of what cannot wait', () => {
  // A Monday at 10 in Paris.
  const clock = standingClock('2026-10-12T08:00:00Z');
  let sms: TestSmsServer;
  let server: TestServer;
  let superuser: Person;
  let world: Placement;
  let heard = 0;

  const query = (text: string, values: unknown[] = []) =>
    server.services.db.pool.query(text, values);

  beforeAll(async () => {
    sms = await startSmsServer();
    server = await startTestServer(
      { SMS_API_KEY: 'k', SMS_BASE_URL: sms.url, PUBLIC_URL: 'https://tandem.example' },
      { now: clock.now },
    );
    superuser = await someSuperuser(server);
    world = await somePlacement(server, superuser);
  });

  afterAll(async () => {
    await server.close();
    await sms.close();
  });

  /** As long as the clock stands still. */
  const signInAnew = async () => {
    for (const person of [superuser, world.candidate, world.company])
      Object.assign(person, await signIn(server, person.email));
  };

  beforeEach(async () => {
    await query('delete from match_states; delete from meetings; delete from alert_sms');
    await query('delete from follow_up_readers; update follow_up_settings set sms_a_month = 200');
    await query('update applicants set phone = $1', [`+${mobile}`]);
    await query('update companies set contact_phone = $1', [`+${others}`]);
    await query("delete from notifications; update companies set name = 'L’Œuvre'");
    await signInAnew();
    heard = sms.callsFor(mobile).length + sms.callsFor(others).length;
  });

  /** Of this test alone. */
  const told = async (number: string): Promise<string[]> => {
    await settled(server, 'send-message');
    return sms.callsFor(number).map(({ body }) => String(body['content']));
  };

  const isNobodyTold = async (): Promise<boolean> =>
    (await told(mobile)).length + (await told(others)).length === heard;

  const settings = async () =>
    (await server.call('GET /follow-up/settings/', { as: superuser.token })).body;

  const again = () => query('delete from match_states');

  test('says a yes in basic letters, with a short address that leads to the match', async () => {
    await accept(server, world);
    const short = `/a/${world.matchId}`;
    expect((await told(mobile)).at(-1)).toBe(
      `Tandem : "L'OEuvre" souhaite vous rencontrer. https://tandem.example${short}`,
    );
    expect(sms.callsFor(mobile).at(-1)?.body['unicodeEnabled']).toBe(false);
    await server.call('POST /matches/{id}/', {
      as: world.candidate.token,
      params: { id: world.matchId },
      body: { action: status.fullyAccepted },
    });
    expect((await told(others)).at(-1)).toContain(
      `a accepté votre besoin. https://tandem.example/e/${world.matchId}`,
    );
    expect(await settings()).toMatchObject({ sms_a_month: 200, sms_sent: 2, sms_left_out: 0 });
  });

  test('says the day before that there is a meeting, and nothing of the others', async () => {
    await accept(server, world);
    await again();
    await accept(server, world);
    const moment = momentIn(1, '10:00', clock.now());
    const { id } = await proposeMeeting(server, world, [moment]);
    const before = (await told(mobile)).length;
    await query("update meetings set state = 'planned', starts_at = $1, agreed_at = $2", [
      moment,
      new Date(clock.now().getTime() - 3 * 86_400_000),
    ]);
    await remindMeetings(server.services);
    const later = await told(mobile);
    expect(later).toHaveLength(before + 1);
    expect(later.at(-1)).toMatch(/^Tandem : Rappel : rendez-vous avec .* 10 h/);
    expect(later.at(-1)).toContain(`https://tandem.example/r/${id}`);
  });

  test('leaves neither at night, nor to who asked for none, nor to a number that takes none', async () => {
    clock.pass(12, 'hours');
    await signInAnew();
    await accept(server, world);
    expect(await isNobodyTold()).toBe(true);
    clock.pass(12, 'hours');
    await signInAnew();
    await again();
    const choose = (wanted: boolean) =>
      server.call('PUT /alerts/sms/', { as: world.candidate.token, body: { wanted } });
    const lessToken = async () =>
      (await server.call('GET /alerts/', { as: world.candidate.token })).body.less_token;
    expect((await choose(false)).body).toEqual({ phone: `+${mobile}`, wanted: false });
    const less = await server.call('GET /messages/less/{token}/', {
      params: { token: (await lessToken()) ?? '' },
    });
    expect(less.body).toEqual({ reader: 'account', topics: sideTopics, muted: ['sms'] });
    await accept(server, world);
    expect(await isNobodyTold()).toBe(true);
    await again();
    expect((await choose(true)).body.wanted).toBe(true);
    await query("update applicants set phone = '+33145678901'");
    await accept(server, world);
    expect(await isNobodyTold()).toBe(true);
    expect(await settings()).toMatchObject({ sms_sent: 0, sms_left_out: 0 });
  });

  test('is left out once the month’s ceiling is reached: superusers are told once, and set another', async () => {
    const before = await settings();
    const set = (sms_a_month: number) =>
      server.call('PUT /follow-up/settings/', {
        as: superuser.token,
        body: { ...before, sms_a_month },
      });
    expect((await set(1)).body).toMatchObject({ sms_a_month: 1, kinds: before.kinds });
    for (let time = 0; time < 3; time += 1) {
      await again();
      await accept(server, world);
    }
    expect(await told(mobile)).toHaveLength(heard + 1 - sms.callsFor(others).length);
    expect(await settings()).toMatchObject({ sms_sent: 1, sms_left_out: 2 });
    const { body } = await server.call('GET /notifications/', { as: superuser.token });
    expect(body.items.filter(({ text }) => text.includes('plafond de SMS'))).toHaveLength(1);
    await set(2);
    await again();
    await accept(server, world);
    expect(await settings()).toMatchObject({ sms_sent: 2, sms_left_out: 2 });
    await set(0);
    await query('delete from alert_sms; delete from notifications');
    await again();
    await accept(server, world);
    const after = await server.call('GET /notifications/', { as: superuser.token });
    expect(after.body.items.filter(({ text }) => text.includes('SMS'))).toEqual([]);
    expect((await set(-1)).status).toBe(400);
  });

  test('stands in one’s own data, and the choice on the page of messages', async () => {
    await accept(server, world);
    await told(mobile);
    await server.call('PUT /alerts/sms/', { as: world.candidate.token, body: { wanted: false } });
    const { rows } = await query('select token from follow_up_readers');
    const [reader] = rows as { token: string }[];
    const less = await server.call('GET /messages/less/{token}/', {
      params: { token: reader?.token ?? '' },
    });
    expect(less.body.muted).toEqual(['sms']);
    const { raw } = await server.call('GET /own-data/', { as: world.candidate.token });
    const messages = readZip(raw).get('messages.json')?.toString() ?? '';
    expect(messages).toContain(`"destinataire": "+${mobile}"`);
  });
});
