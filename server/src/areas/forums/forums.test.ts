import { randomUUID } from 'node:crypto';
import type { Sent } from '@tandem/contract';
import { status } from '@tandem/domain/matches/match';
import { afterAll, beforeEach, beforeAll, describe, expect, test } from 'vitest';
import {
  someManager,
  someSuperuser,
  someTraining,
  type Person,
  type Placement,
  type Training,
} from '../../testing/fixtures/by-calls.ts';
import { entriesIn } from '../../testing/fixtures/calendars.ts';
import {
  forumFor,
  slotsAreFree,
  someForum,
  twoByTwo,
  type ForumRecord,
} from '../../testing/fixtures/forums.ts';
import { momentIn } from '../../testing/fixtures/moments.ts';
import { accept, letPass } from '../../testing/fixtures/meetings.ts';
import { mailsTo } from '../../testing/product/mails.ts';
import { startTestServer, type TestServer } from '../../testing/product/test-server.ts';
import { tellNeedBatch } from '../needs/index.ts';

describe('a forum day', () => {
  let server: TestServer;
  let superuser: Person;
  let manager: Person;
  let world: Placement;
  let other: Person & { id: number };
  let rival: Person;

  beforeAll(async () => {
    // What is told a minute later is told by the test itself, however long it takes.
    server = await startTestServer({}, { jobTiming: { pauseSeconds: 3600 } });
    superuser = await someSuperuser(server);
    manager = await someManager(server, superuser);
  });
  afterAll(() => server.close());

  beforeEach(async () => {
    ({ world, other, rival } = await twoByTwo(server, superuser));
  });

  const fill = (id: number, as = superuser) =>
    server.call('POST /forums/{id}/filling/', { as: as.token, params: { id } });
  const publish = (id: number, as = superuser) =>
    server.call('POST /forums/{id}/publication/', { as: as.token, params: { id } });
  const read = async (id: number, as = superuser) =>
    (await server.call('GET /forums/{id}/', { as: as.token, params: { id } })).body;
  const move = (id: number, meeting: number, slot: number) =>
    server.call('PUT /forums/{id}/meetings/{meeting}/', {
      as: superuser.token,
      params: { id, meeting },
      body: { slot },
    });
  const drop = (id: number, meeting: number) =>
    server.call('DELETE /forums/{id}/meetings/{meeting}/', {
      as: superuser.token,
      params: { id, meeting },
    });
  const cancel = (id: number) =>
    server.call('POST /forums/{id}/cancellation/', {
      as: superuser.token,
      params: { id },
      body: { reason: 'La salle est fermée' },
    });
  const forumMails = async ({ email }: Person) =>
    (await mailsTo(server, email)).filter(({ subject }) => subject.includes('orum'));

  const filled = async () => (await fill((await someForum(server, world)).id)).body;
  const published = async () => (await publish((await filled()).id)).body;

  const told = ({ meetings }: ForumRecord) =>
    meetings.map(
      ({ applicant: candidateId, offer: needId, slot }) => `${candidateId} ${needId} ${slot}`,
    );

  test('invites all who can meet, and gives each candidate a meeting with each company, nobody twice at once', async () => {
    const forum = await someForum(server, world);
    expect(forum).toMatchObject({ state: 'draft', minutes: 10, most: 4, meetings: [] });
    expect(forum.slots).toHaveLength(12);
    expect(new Set(forum.applicants.map(({ id }) => id))).toEqual(
      new Set([world.candidate.id, other.id]),
    );
    expect(forum.offers).toHaveLength(2);
    const plan = (await fill(forum.id)).body;
    expect(plan.meetings).toHaveLength(4);
    expect(slotsAreFree(plan)).toBe(true);
    expect(told((await fill(forum.id)).body)).toEqual(told(plan));
    expect(await forumMails(world.candidate)).toEqual([]);
  });

  test('who is not invited any more loses their place, and nobody else can be', async () => {
    const { id } = await filled();
    const invite = (applicants: number[]) =>
      server.call('PUT /forums/{id}/guests/', {
        as: superuser.token,
        params: { id },
        body: { applicants, offers: [world.need.id] },
      });
    const { body } = await invite([other.id]);
    expect(
      body.meetings.map(({ applicant: candidateId, offer: needId }) => [candidateId, needId]),
    ).toEqual([[other.id, world.need.id]]);
    expect(body.applicants.find((one) => one.id === world.candidate.id)?.invited).toBe(false);
    expect((await invite([987_654])).status).toBe(400);
  });

  test('what is moved by hand stays where it is when the rest is filled again', async () => {
    const { id, meetings } = await filled();
    const [first] = meetings;
    const moved = (await move(id, first?.id ?? 0, 11)).body;
    expect(moved.meetings.find((one) => one.id === first?.id)).toMatchObject({
      slot: 11,
      by_hand: true,
    });
    const again = (await fill(id)).body;
    expect(again.meetings).toHaveLength(4);
    expect(again.meetings).toContainEqual(
      expect.objectContaining({ id: first?.id, slot: 11, by_hand: true }),
    );
    const same = meetings.find(
      ({ applicant, id: one }) => applicant === first?.applicant && one !== first.id,
    );
    const taken = again.meetings.find(
      (one) => one.applicant === same?.applicant && one.offer === same.offer,
    );
    expect(await move(id, taken?.id ?? 0, 11)).toMatchObject({
      status: 409,
      body: { code: 'forum_slot_taken' },
    });
    expect((await move(id, taken?.id ?? 0, 12)).status).toBe(409);
  });

  test('published, each is told once with a calendar of all their meetings, and sees their own alone', async () => {
    const { id } = await filled();
    const both = await Promise.all([publish(id), publish(id)]);
    expect(both.map((one) => one.status)).toEqual([200, 200]);
    for (const person of [world.candidate, other, world.company, rival]) {
      const [mail, ...more] = await forumMails(person);
      expect(more).toEqual([]);
      expect(mail?.subject).toMatch(/^Vos rendez-vous au «\sForum de janvier\s»/);
      expect(mail?.calendar?.method).toBe('PUBLISH');
      const entries = entriesIn(mail?.calendar?.content ?? '');
      expect(entries.map((entry) => [entry.status, entry.minutes])).toEqual([
        ['CONFIRMED', 10],
        ['CONFIRMED', 10],
      ]);
    }
    const own = await read(id, world.candidate);
    expect(own.applicants.map((one) => one.id)).toEqual([world.candidate.id]);
    expect(own.meetings).toHaveLength(2);
    expect(own.meetings[0]).toMatchObject({ state: 'planned', meeting: expect.any(Number) });
    const { body: meetings } = await server.call('GET /meetings/', { as: rival.token });
    expect(meetings.map(({ starts_at: at }) => at)).toHaveLength(2);
    expect(meetings[0]).toMatchObject({ kind: 'on_site', minutes: 10, place: expect.any(String) });
  });

  test('a change afterwards is told to the two whom it concerns', async () => {
    const { id, meetings } = await published();
    const one = meetings.find(
      (one) => one.applicant === world.candidate.id && one.offer === world.need.id,
    );
    const before = (await mailsTo(server, other.email)).length;
    expect((await move(id, one?.id ?? 0, 11)).status).toBe(200);
    const [moved] = await mailsTo(server, world.candidate.email);
    expect(moved?.subject).toMatch(/^Rendez-vous déplacé avec/);
    expect(moved?.calendar?.content).toContain('SEQUENCE:1');
    expect((await drop(id, one?.id ?? 0)).body.meetings).toHaveLength(3);
    const [dropped] = await mailsTo(server, world.company.email);
    expect(dropped?.calendar?.method).toBe('CANCEL');
    expect((await mailsTo(server, other.email)).length).toBe(before);
  });

  test('moved by the two to another day it is their own: neither the forum’s place nor its word stays, and the day goes on without it', async () => {
    const { id, meetings, slots } = await published();
    const line = meetings.find(
      (one) => one.applicant === world.candidate.id && one.offer === world.need.id,
    );
    const params = { id: line?.meeting ?? 0 };
    const elsewhere = '12 rue du Port, 35000 Rennes';
    await server.services.db.pool.query(
      "update companies set adress = '12 rue du Port', zip_code = '35000', city = 'Rennes' where id = $1",
      [ourCompany()],
    );
    await server.services.db.pool.query(
      'update offers set same_entity_location = true where id = $1',
      [world.need.id],
    );
    const { body: unknown } = await server.call('GET /meetings/', { as: world.candidate.token });
    expect(unknown.find((one) => one.id === params.id)?.forum).toEqual({ id, elsewhere: '' });
    const { body: before } = await server.call('GET /meetings/', { as: world.company.token });
    expect(before.find((one) => one.id === params.id)).toMatchObject({
      note: expect.stringContaining('Au forum'),
      forum: { id, elsewhere },
    });
    const moment = momentIn(3);
    const { body: asked } = await server.call('POST /meetings/{id}/propose/', {
      as: world.company.token,
      params,
      body: { moments: [moment] },
    });
    expect(asked).toMatchObject({
      state: 'proposed',
      place: elsewhere,
      note: '',
      minutes: 30,
      forum: null,
    });
    for (const reader of [superuser, world.candidate, world.company]) {
      const { body: plan } = await server.call('GET /forums/{id}/', {
        as: reader.token,
        params: { id },
      });
      expect(plan.meetings.map((one) => one.meeting)).not.toContain(params.id);
      expect(plan.meetings).not.toHaveLength(0);
    }
    // Its slot is free for another.
    const withRival = meetings.find((one) => one.applicant === other.id && one.slot === line?.slot);
    const withOther = meetings.find((one) => one.offer === world.need.id && one !== line);
    expect((await move(id, withRival?.id ?? 0, 9)).status).toBe(200);
    expect((await move(id, withOther?.id ?? 0, line?.slot ?? 0)).status).toBe(200);
    await server.call('POST /meetings/{id}/take/', {
      as: world.candidate.token,
      params,
      body: { moment },
    });
    await cancel(id);
    const [mail] = await forumMails(world.candidate);
    expect(entriesIn(mail?.calendar?.content ?? '')).toHaveLength(1);
    const { body: after } = await server.call('GET /meetings/', { as: world.candidate.token });
    // Nobody has said yes yet: that the centre brought them together still counts.
    expect(after.find((one) => one.id === params.id)).toMatchObject({
      state: 'planned',
      starts_at: moment,
      undecided: true,
    });
    expect(slots).not.toContain(moment);
  });

  test('another hour of the day keeps place and word; what one says of another place holds', async () => {
    const { meetings, slots, place } = await published();
    const own = meetings.filter((one) => one.applicant === world.candidate.id);
    const propose = async (
      meeting: number | null,
      body: Sent<'POST /meetings/{id}/propose/'>['body'],
    ) =>
      (
        await server.call('POST /meetings/{id}/propose/', {
          as: world.candidate.token,
          params: { id: meeting ?? 0 },
          body,
        })
      ).body;
    const [first, second] = own.map((one) => one.meeting);
    expect(await propose(first ?? 0, { moments: [slots[11] ?? ''] })).toMatchObject({
      place,
      note: expect.stringContaining('Au forum'),
    });
    expect(
      await propose(second ?? 0, {
        moments: [momentIn(3)],
        kind: 'phone',
        place: '06 12 34 56 78',
        note: 'J’appelle.',
      }),
    ).toMatchObject({ kind: 'phone', note: 'J’appelle.' });
  });

  test('cancelled, everybody who had a meeting to come is told once, and calendars strike them out', async () => {
    const { id } = await published();
    await cancel(id);
    expect((await cancel(id)).body.state).toBe('cancelled');
    const [mail, first, ...more] = await forumMails(world.company);
    expect(first?.subject).toMatch(/^Vos rendez-vous/);
    expect(more).toEqual([]);
    expect(mail?.subject).toMatch(/^Forum annulé/);
    expect(mail?.text).toContain('La salle est fermée');
    expect(mail?.calendar?.content).toContain('STATUS:CANCELLED');
    expect(mail?.calendar?.content).toContain('SEQUENCE:1');
    const { body: left } = await server.call('GET /forums/', { as: world.candidate.token });
    expect(left).toEqual([]);
    expect((await fill(id)).body).toMatchObject({ code: 'forum_closed' });
  });

  const remove = (id: number, company: number, reason = '') =>
    server.call('POST /forums/{id}/companies/{company}/removal/', {
      as: superuser.token,
      params: { id, company },
      body: { reason },
    });
  const ourCompany = () => world.need.company?.id ?? 0;

  test('a company is taken out of a draft, and nobody hears of it', async () => {
    const { id } = await filled();
    const { body } = await remove(id, ourCompany());
    expect(body.offers.filter(({ invited }) => invited).map(({ id: need }) => need)).not.toContain(
      world.need.id,
    );
    expect(body.meetings.map(({ offer: needId }) => needId)).not.toContain(world.need.id);
    expect(body.meetings).toHaveLength(2);
    expect((await fill(id)).body.meetings).toHaveLength(2);
    for (const person of [world.candidate, world.company])
      expect(await forumMails(person)).toEqual([]);
    expect((await remove(id, 987_654)).status).toBe(404);
  });

  test('a company that does not come is taken out of a published day: its slots are free, and each of its meetings is told of once', async () => {
    const { id, meetings, slots } = await published();
    const theirs = meetings.filter((one) => one.offer === world.need.id);
    const [removed, again] = await Promise.all([
      remove(id, ourCompany(), 'Elle a un empêchement'),
      remove(id, ourCompany(), 'Elle a un empêchement'),
    ]);
    expect([removed.status, again.status]).toEqual([200, 200]);
    expect(again.body.meetings.map(({ offer: needId }) => needId)).not.toContain(world.need.id);
    for (const person of [world.candidate, other]) {
      const [mail, first, ...more] = await forumMails(person);
      expect(first?.subject).toMatch(/^Vos rendez-vous/);
      expect(more).toEqual([]);
      expect(mail?.subject).toMatch(/^Rendez-vous annulé au «/);
      expect(mail?.text).toContain('Le reste de votre plan ne change pas.');
      expect(mail?.text).toContain('Elle a un empêchement');
      const entries = entriesIn(mail?.calendar?.content ?? '');
      expect(entries.map((entry) => entry.status)).toEqual(['CANCELLED']);
      const { body: own } = await server.call('GET /meetings/', { as: person.token });
      expect(
        own.filter(({ state }) => state === 'cancelled').map(({ id: meetingId }) => meetingId),
      ).toEqual(
        theirs
          .filter((one) => own.some(({ id: meetingId }) => meetingId === one.meeting))
          .map((one) => one.meeting),
      );
      expect(own.filter(({ state }) => state === 'planned')).toHaveLength(1);
    }
    const [mail, ...more] = await forumMails(world.company);
    expect(mail?.subject).toMatch(/^Rendez-vous annulés au «/);
    expect(more).toHaveLength(1);
    expect(await forumMails(rival)).toHaveLength(1);
    // A slot that has become free can be given to somebody else.
    const rest = again.body.meetings.find((one) => one.applicant === other.id);
    const free = slots.findIndex(
      (_, slot) => !again.body.meetings.some((one) => one.slot === slot),
    );
    expect((await move(id, rest?.id ?? 0, free)).status).toBe(200);
    await remove(id, again.body.offers.find(({ invited }) => invited)?.company.id ?? 0);
    for (const person of [world.candidate, other])
      expect((await forumMails(person))[0]?.text).toContain('plus de rendez-vous ce jour-là.');
  });

  test('what has taken place stays when a company is taken out', async () => {
    const { id, meetings } = await published();
    const first = meetings.find((one) => one.offer === world.need.id);
    await letPass(server, first?.meeting ?? 0);
    const { body } = await remove(id, ourCompany());
    expect(
      body.meetings.filter(({ offer: needId }) => needId === world.need.id).map((one) => one.id),
    ).toEqual([first?.id]);
    expect(body.offers.find((one) => one.id === world.need.id)?.invited).toBe(true);
  });

  test('afterwards each says how it went, as of any meeting', async () => {
    const { id, meetings } = await published();
    const meeting = meetings.find((one) => one.applicant === other.id)?.meeting ?? 0;
    await letPass(server, meeting);
    // Nobody has said yes to anybody yet: that they met at the forum is asked about all the same.
    const asked = async () => {
      const { body } = await server.call('GET /follow-up/own/', { as: other.token });
      return body.waits.filter(({ kind }) => kind === 'meeting_outcome').length;
    };
    expect(await asked()).toBe(1);
    const { body: own } = await server.call('GET /meetings/', { as: other.token });
    expect(own.find((one) => one.id === meeting)).toMatchObject({ undecided: true });
    const line = meetings.find((one) => one.meeting === meeting);
    expect(await drop(id, line?.id ?? 0)).toMatchObject({ status: 409 });
    const told = await server.call('POST /meetings/{id}/outcome/', {
      as: other.token,
      params: { id: meeting },
      body: { outcome: 'held' },
    });
    expect(told).toMatchObject({ status: 200, body: { outcomes: { applicant: 'held' } } });
    expect(await asked()).toBe(0);
    const isFirst = line?.offer === world.need.id;
    await server.call('POST /meetings/{id}/outcome/', {
      as: (isFirst ? world.company : rival).token,
      params: { id: meeting },
      body: { outcome: 'absent' },
    });
    // They cannot write to each other yet: the mail does not say that they could.
    const [missed] = await mailsTo(server, other.email);
    expect(missed?.subject).toMatch(/^Rendez-vous manqué/);
    expect(missed?.text).toContain('Dites-le à votre centre de formation.');
    expect(missed?.text).not.toContain('proposez');
  });

  test('whoever was refused since, or has a meeting elsewhere at that hour, is left out', async () => {
    const { id, meetings, slots } = await filled();
    await server.call('POST /matches/{id}/', {
      as: world.company.token,
      params: { id: world.matchId },
      body: { action: status.refusedByCompany },
    });
    const { body: matches } = await server.call('GET /matches/', { as: rival.token });
    const busy = matches.find(({ application }) => application.applicant.id === other.id);
    await accept(server, { company: rival, matchId: busy?.id ?? 0 });
    const theirs = meetings.find(
      (one) => one.applicant === other.id && one.offer === busy?.offer.id,
    );
    expect(theirs?.slot).toBe(0);
    const startsAt = Date.parse(slots[0] ?? '');
    const planned = await server.call('POST /matches/{id}/meetings/', {
      as: rival.token,
      params: { id: busy?.id ?? 0 },
      body: {
        moments: [new Date(startsAt - 5 * 60_000).toISOString()],
        minutes: 15,
        agreed: true,
        kind: 'phone',
        place: '06 39 98 12 34',
      },
    });
    expect(planned.status).toBe(201);
    const { body } = await publish(id);
    const held = body.meetings.map(
      ({ applicant: candidateId, offer: needId }) => `${candidateId} ${needId}`,
    );
    expect(held.toSorted()).toEqual(
      [`${world.candidate.id} ${busy?.offer.id}`, `${other.id} ${world.need.id}`].toSorted(),
    );
  });

  test('a need that is closed meets nobody there any more, whom nobody had answered either', async () => {
    const { meetings } = await published();
    const ours = meetings.filter((one) => one.offer === world.need.id);
    const closed = await server.call('POST /offers/{id}/closing/', {
      as: world.company.token,
      params: { id: world.need.id },
      body: { state: 'filled', filled_by: 'elsewhere', channel: 'network' },
    });
    expect(closed.status).toBe(200);
    for (const { email, token } of [world.candidate, other]) {
      const { body: own } = await server.call('GET /meetings/', { as: token });
      const about = own.filter(({ id }) => ours.some((one) => one.meeting === id));
      expect(about).toMatchObject([{ state: 'cancelled' }]);
      const [mail] = await mailsTo(server, email);
      expect(mail?.calendar?.method).toBe('CANCEL');
      expect(mail?.text).toContain('ne s’était pas encore prononcée');
      expect(mail?.text).toContain('n’a donc plus lieu');
    }
    const [told] = await mailsTo(server, world.company.email);
    expect(told?.subject).toBe('2 rendez-vous annulés');
    const times = [...(told?.text ?? '').matchAll(/^• .* à (\d+)\sh\s?(\d*),/gm)].map(
      ([, hour, minute]) => Number(hour) * 60 + Number(minute),
    );
    expect(times).toEqual(times.toSorted((one, next) => one - next));
    expect(times).toHaveLength(2);
  });

  test.each([['its company'], ['the staff, with other needs']])(
    'reopened by %s, who lost a meeting at the forum is told that the need is open and the meeting is not',
    async (by) => {
      await published();
      const params = { id: world.need.id };
      await server.call('POST /offers/{id}/closing/', {
        as: world.company.token,
        params,
        body: { state: 'withdrawn', reason: 'other' },
      });
      const isCompany = by === 'its company';
      const reopened = await server.call('POST /offers/{id}/reopening/', {
        as: (isCompany ? world.company : superuser).token,
        params,
        body: isCompany ? {} : { tell: true, batch: randomUUID() },
      });
      expect(reopened.status).toBe(200);
      const { rows } = await server.services.db.pool.query<{ batch: string }>(
        'select distinct batch from untold_need_moves',
      );
      for (const row of rows) await tellNeedBatch(server.services, row);
      for (const { email } of [world.candidate, other]) {
        const [mail] = await mailsTo(server, email);
        expect(mail?.subject).toMatch(/besoin rouvert$/);
        expect(mail?.text).toContain('peut de nouveau se prononcer');
        expect(mail?.text).toContain('n’est pas rétabli');
      }
      // Closed and opened again, nobody had a meeting to lose.
      await server.call('POST /offers/{id}/closing/', {
        as: world.company.token,
        params,
        body: { state: 'withdrawn', reason: 'other' },
      });
      await server.call('POST /offers/{id}/reopening/', {
        as: world.company.token,
        params,
        body: {},
      });
      const mails = await mailsTo(server, other.email);
      expect(mails.filter(({ subject }) => subject.endsWith('besoin rouvert'))).toHaveLength(1);
    },
  );

  test('is managed by who sees its formations, and hidden from candidates and companies until it is published', async () => {
    const { id } = await filled();
    expect((await read(id, manager)).id).toBe(id);
    for (const person of [world.candidate, world.company])
      expect(
        (await server.call('GET /forums/{id}/', { as: person.token, params: { id } })).status,
      ).toBe(404);
    const elsewhere = await someTraining(server, superuser);
    const empty = await server.call('POST /forums/', {
      as: manager.token,
      body: forumFor(elsewhere),
    });
    expect(await publish(empty.body.id)).toMatchObject({
      status: 409,
      body: { code: 'forum_empty' },
    });
  });
});

describe('a forum day that cannot be', () => {
  let server: TestServer;
  let superuser: Person;
  let training: Training;

  beforeAll(async () => {
    server = await startTestServer();
    superuser = await someSuperuser(server);
    training = await someTraining(server, superuser);
  });
  afterAll(() => server.close());

  test.each([
    ['day', { day: '2020-01-01' }],
    ['ends', { ends: '08:00' }],
    ['pause_ends', { pause_ends: '' }],
    ['starts', { starts: '9h' }],
    ['formations_ids', { formations_ids: [] }],
    ['formations_ids', { formations_ids: [987_654] }],
    ['session_id', { session_id: 987_654 }],
    ['minutes', { minutes: 7 }],
  ])('%s says what is wrong with %j', async (field, changes) => {
    const { status: answered, body } = await server.call('POST /forums/', {
      as: superuser.token,
      body: { ...forumFor(training), ...changes },
    });
    expect({ answered, body }).toMatchObject({
      answered: 400,
      body: { fields: { [field]: expect.any(String) } },
    });
  });
});
