import PostalMime from 'postal-mime';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { tellLateMove } from '../matches/index.ts';
import { mailsTo, type Message } from '../../testing/product/mails.ts';
import { startTestServer, type TestServer } from '../../testing/product/test-server.ts';
import { entriesIn, type Entry } from '../../testing/fixtures/calendars.ts';
import { letPass, proposal, proposeMeeting } from '../../testing/fixtures/meetings.ts';
import { momentIn } from '../../testing/fixtures/moments.ts';
import {
  completeCandidate,
  launch,
  someManager,
  somePlacement,
  someSuperuser,
  type Person,
  type Placement,
} from '../../testing/fixtures/by-calls.ts';

describe('meetings', () => {
  let server: TestServer;
  let superuser: Person;
  let manager: Person;
  let world: Placement;

  beforeAll(async () => {
    server = await startTestServer();
    superuser = await someSuperuser(server);
    manager = await someManager(server, superuser);
  });

  afterAll(() => server.close());

  beforeEach(async () => {
    world = await somePlacement(server, superuser);
    await move(world.company, 1);
  });

  const move = ({ token }: Person, action: number) =>
    server.call('POST /matches/{id}/', {
      as: token,
      params: { id: world.matchId },
      body: { action },
    });

  const take = ({ token }: Person, id: number, moment: string) =>
    server.call('POST /meetings/{id}/take/', { as: token, params: { id }, body: { moment } });

  const newestTo = async ({ email }: Person): Promise<Message> => {
    const [mail] = await mailsTo(server, email);
    if (!mail) throw new Error('There is no mail.');
    return mail;
  };

  const entryFor = async (person: Person): Promise<Entry> => {
    const { calendar } = await newestTo(person);
    const [entry] = entriesIn(calendar?.content ?? '');
    if (!entry) throw new Error('The mail has no calendar entry.');
    return { ...entry, method: calendar?.method };
  };

  const bellOf = async ({ token }: Person): Promise<string | undefined> =>
    (await server.call('GET /notifications/', { as: token })).body.items[0]?.text;

  const house = () => world.need.company?.name ?? '';

  test('before status 1 nothing can be proposed', async () => {
    await move(superuser, 0);
    const refused = await server.call('POST /matches/{id}/meetings/', {
      as: world.company.token,
      params: { id: world.matchId },
      body: proposal([momentIn(3)]),
    });
    expect([refused.status, refused.failure.code]).toEqual([409, 'meetings_not_open']);
    const read = await server.call('GET /matches/{id}/meetings/', {
      as: world.company.token,
      params: { id: world.matchId },
    });
    expect(read.body).toEqual({ meetings: [], may_propose: false, on_site_place: '' });
  });

  test('the address of a company is known where its need is at its own place', async () => {
    const { company, need, matchId } = world;
    const placeOnSite = async () => {
      const read = await server.call('GET /matches/{id}/meetings/', {
        as: company.token,
        params: { id: matchId },
      });
      return read.body.on_site_place;
    };
    await server.services.db.pool.query(
      "update companies set adress = '4 rue des Lices', zip_code = '35000', city = 'Rennes' where name = $1",
      [house()],
    );
    expect(await placeOnSite()).toBe('');
    await server.services.db.pool.query(
      'update offers set same_entity_location = true where id = $1',
      [need.id],
    );
    expect(await placeOnSite()).toBe('4 rue des Lices, 35000 Rennes');
  });

  test('proposed, taken, moved, held: each told to the two in words and to their calendars', async () => {
    const { candidate, company, matchId } = world;
    const [first, second, other] = [momentIn(3), momentIn(4, '14:30'), momentIn(6)];
    const { id, open_moves: open } = await proposeMeeting(server, world, [first, second]);
    expect(open).toEqual(['propose', 'cancel']);
    const asked = await newestTo(candidate);
    expect(asked.subject).toBe(`«\u202F${house()}\u202F» vous propose un rendez-vous`);
    expect(asked.text).toContain('14\u202Fh\u202F30');
    expect(asked.text).toContain('Sur place\u202F: 4 rue des Lices, Rennes');
    expect(asked.text).toContain(`https://tandem.example/meetings?meeting=${id}`);
    expect(asked.calendar).toBeNull();
    expect(await bellOf(candidate)).toBe(`${asked.subject} (${world.need.title})`);

    const again = await server.call('POST /matches/{id}/meetings/', {
      as: company.token,
      params: { id: matchId },
      body: proposal([momentIn(8)]),
    });
    expect(again.failure.code).toBe('meeting_open');
    expect((await take(company, id, first)).failure.code).toBe('meeting_closed');
    expect((await take(candidate, id, momentIn(5))).failure.code).toBe('moment_taken');

    const taken = await take(candidate, id, second);
    expect(taken.body).toMatchObject({ state: 'planned', starts_at: second, waits_for: null });
    for (const [person, name] of [
      [candidate, house()],
      [company, "Zoé D'Arc"],
    ] as const) {
      expect((await newestTo(person)).subject).toContain(`Rendez-vous avec «\u202F${name}\u202F»`);
      expect(await entryFor(person)).toMatchObject({
        method: 'REQUEST',
        sequence: 0,
        status: 'CONFIRMED',
        start: second,
        minutes: 30,
        summary: `Rendez-vous avec ${name}`,
        location: '4 rue des Lices, Rennes',
        attendees: [{ email: person.email, status: 'ACCEPTED' }],
        organizer: 'ne-pas-repondre@tandem.local',
      });
    }
    const { uid, description } = await entryFor(candidate);
    expect(description).toContain('Sonnez à l’accueil, puis prenez l’escalier ; 2e étage.');
    // A double click.
    const mails = (await mailsTo(server, company.email)).length;
    expect((await take(candidate, id, second)).status).toBe(200);
    expect(await mailsTo(server, company.email)).toHaveLength(mails);

    const moved = await server.call('POST /meetings/{id}/propose/', {
      as: company.token,
      params: { id },
      body: { moments: [other] },
    });
    expect(moved.body).toMatchObject({
      state: 'proposed',
      waits_for: 'applicant',
      starts_at: null,
    });
    const toMove = await newestTo(candidate);
    expect(toMove.subject).toBe(`Rendez-vous à déplacer avec «\u202F${house()}\u202F»`);
    expect(toMove.text).toContain(`${house()} propose un autre moment pour`);
    expect(await entryFor(candidate)).toMatchObject({ uid, sequence: 1, status: 'TENTATIVE' });
    expect(await entryFor(company)).toMatchObject({ uid, sequence: 1, status: 'TENTATIVE' });

    await take(candidate, id, other);
    expect(await entryFor(candidate)).toMatchObject({
      method: 'REQUEST',
      uid,
      sequence: 2,
      start: other,
      status: 'CONFIRMED',
    });
    const told = await newestTo(company);
    expect(told.subject).toContain('Rendez-vous déplacé avec');
    expect(told.text).toContain('est déplacé au');
    expect(told.text).toContain('met votre agenda à jour');

    const early = await server.call('POST /meetings/{id}/outcome/', {
      as: company.token,
      params: { id },
      body: { outcome: 'held' },
    });
    expect(early.failure.code).toBe('meeting_closed');
    await letPass(server, id);
    const before = (await mailsTo(server, candidate.email)).length;
    for (const person of [company, candidate])
      await server.call('POST /meetings/{id}/outcome/', {
        as: person.token,
        params: { id },
        body: { outcome: 'held' },
      });
    const { body } = await server.call('GET /matches/{id}/meetings/', {
      as: company.token,
      params: { id: matchId },
    });
    expect(body).toMatchObject({
      may_propose: true,
      meetings: [{ state: 'over', outcomes: { applicant: 'held', company: 'held' } }],
    });
    expect(await mailsTo(server, candidate.email)).toHaveLength(before);
  });

  test('the mail that leaves carries the invitation as mail programs read it', async () => {
    const { candidate } = world;
    const { id } = await proposeMeeting(server, world, [momentIn(3)]);
    await take(candidate, id, momentIn(3));
    const { subject, text, html, calendar } = await newestTo(candidate);
    const { createTransport } = await import('nodemailer');
    const { envelopeOf } = await import('../../platform/mail/mailer.ts');
    const sent = await createTransport({ streamTransport: true, buffer: true }).sendMail(
      envelopeOf(
        {
          to: candidate.email,
          subject,
          text,
          html: html ?? '',
          messageId: '<1@x>',
          ...(calendar && { calendar }),
        },
        'Tandem <x@tandem.local>',
      ),
    );
    const raw = String(sent.message);
    expect(raw).toMatch(/content-type: text\/calendar; charset=utf-8; method=REQUEST/i);
    const mail = await PostalMime.parse(raw);
    const file = mail.attachments.find(({ filename }) => filename === 'rendez-vous.ics');
    expect(
      entriesIn(
        // The reader of mails has made lines of its own.
        new TextDecoder().decode(file?.content as ArrayBuffer).replaceAll(/\r?\n/g, '\r\n'),
      ),
    ).toMatchObject([{ start: momentIn(3), sequence: 0 }]);
  });

  test('the candidate proposes others; the company takes one', async () => {
    const { candidate, company } = world;
    const { id } = await proposeMeeting(server, world);
    const answered = await server.call('POST /meetings/{id}/propose/', {
      as: candidate.token,
      params: { id },
      body: { moments: [momentIn(9)] },
    });
    expect(answered.body).toMatchObject({ waits_for: 'company', place: '4 rue des Lices, Rennes' });
    const { subject, text } = await newestTo(company);
    expect(subject).toBe("«\u202FZoé D'Arc\u202F» vous propose un rendez-vous");
    expect(text).toContain('Confirmez ce moment, ou proposez-en d’autres :');
    expect((await take(candidate, id, momentIn(9))).failure.code).toBe('meeting_closed');
    expect((await take(company, id, momentIn(9))).body.state).toBe('planned');
  });

  test('cancelled: calendars forget it, and why is told', async () => {
    const { candidate, company } = world;
    const { id } = await proposeMeeting(server, world);
    await take(candidate, id, momentIn(3));
    const cancelled = await server.call('POST /meetings/{id}/cancel/', {
      as: candidate.token,
      params: { id },
      body: { reason: 'Je suis malade.' },
    });
    expect(cancelled.body).toMatchObject({ state: 'cancelled', open_moves: [] });
    const mail = await newestTo(company);
    expect(mail.subject).toBe("Rendez-vous annulé avec «\u202FZoé D'Arc\u202F»");
    expect(mail.text).toMatch(/Zoé D'Arc a annulé votre rendez-vous du [^\n]* pour/);
    expect(mail.text.match(/Zoé D'Arc/g)).toHaveLength(1);
    expect(mail.text).toContain('«\u202FJe suis malade.\u202F»');
    expect((await newestTo(candidate)).text).toMatch(/Vous avez annulé le rendez-vous du .* avec/);
    for (const person of [candidate, company])
      expect(await entryFor(person)).toMatchObject({
        method: 'CANCEL',
        sequence: 1,
        status: 'CANCELLED',
      });
  });

  test.each([
    ['absent', 'manqué', 'vous n’étiez pas au rendez-vous'],
    ['put_off', 'reporté', 'Proposez un autre moment'],
  ] as const)('%s is told to the other of the two', async (outcome, what, said) => {
    const { candidate, company } = world;
    const { id } = await proposeMeeting(server, world);
    await take(candidate, id, momentIn(3));
    await letPass(server, id);
    const mails = (await mailsTo(server, company.email)).length;
    await server.call('POST /meetings/{id}/outcome/', {
      as: company.token,
      params: { id },
      body: { outcome },
    });
    const { subject, text } = await newestTo(candidate);
    expect(subject).toBe(`Rendez-vous ${what} avec «\u202F${house()}\u202F»`);
    expect(text).toContain(said);
    // Where another moment can be proposed.
    expect(text).toContain(`/applicant/matches?match=${world.matchId}`);
    expect(await mailsTo(server, company.email)).toHaveLength(mails);
  });

  test('staff plan what was agreed by telephone, in the name of the centre', async () => {
    const { candidate, company } = world;
    const { body } = await server.call('POST /matches/{id}/meetings/', {
      as: manager.token,
      params: { id: world.matchId },
      body: { ...proposal([momentIn(3)]), kind: 'phone', place: '06 39 98 12 34', agreed: true },
    });
    expect(body).toMatchObject({ state: 'planned', starts_at: momentIn(3) });
    for (const person of [candidate, company]) {
      expect((await newestTo(person)).text).toContain('Le centre de formation a enregistré');
      expect(await entryFor(person)).toMatchObject({
        location: 'Par téléphone\u202F: 06 39 98 12 34',
      });
    }
  });

  test.each([
    ['no number', { kind: 'phone', place: 'chez moi' }, 'place'],
    ['no link', { kind: 'video', place: 'javascript:alert(1)' }, 'place'],
    [
      'a link that others on the line can read',
      { kind: 'video', place: 'http://visio.exemple.fr/a' },
      'place',
    ],
    ['no address', { kind: 'on_site', place: '' }, 'place'],
    ['two moments agreed on', { agreed: true, moments: [momentIn(3), momentIn(4)] }, 'agreed'],
    ['a moment in the past', { moments: [momentIn(-1)] }, 'moments'],
    ['a length that is none', { minutes: 37 }, 'minutes'],
  ] as const)('%s is refused', async (_, change, field) => {
    const refused = await server.call('POST /matches/{id}/meetings/', {
      as: world.company.token,
      params: { id: world.matchId },
      body: {
        ...proposal([momentIn(3)]),
        ...change,
        moments: [...(('moments' in change && change.moments) || [momentIn(3)])],
      },
    });
    expect(refused.status).toBe(400);
    expect(Object.keys(refused.failure.fields ?? {})).toEqual([field]);
  });

  test('a moment that the company has given to another candidate is taken', async () => {
    const { company, training, candidate } = world;
    const rival = await completeCandidate(server, superuser, training);
    await launch(server, superuser);
    const { body } = await server.call('GET /matches/', { as: rival.token });
    const rivalMatch = body[0]?.id ?? 0;
    await server.call('POST /matches/{id}/', {
      as: company.token,
      params: { id: rivalMatch },
      body: { action: 1 },
    });
    const own = await proposeMeeting(server, world);
    const other = await proposeMeeting(server, { company, matchId: rivalMatch });
    await take(candidate, own.id, momentIn(3));
    expect((await take(rival, other.id, momentIn(3))).failure.code).toBe('moment_taken');
    const list = await server.call('GET /meetings/', { as: rival.token });
    expect(list.body[0]?.moments.map(({ taken }) => taken)).toEqual([true, false]);
    expect((await take(rival, other.id, momentIn(4))).body.state).toBe('planned');
  });

  test('a refused match takes its meeting along, and so does a deleted account', async () => {
    const { candidate, company } = world;
    const { id } = await proposeMeeting(server, world);
    await take(candidate, id, momentIn(3));
    await move(company, -1);
    // As long as the refusal can be taken back, the meeting stands.
    const read = await server.call('GET /meetings/', { as: candidate.token });
    expect(read.body[0]?.state).toBe('planned');
    const { rows } = await server.services.db.pool.query<{ id: number }>(
      'select max(id) as id from match_moves',
    );
    const before = (await mailsTo(server, candidate.email)).length;
    await tellLateMove(server.services, { moveId: rows[0]?.id ?? 0 });
    expect(await entryFor(candidate)).toMatchObject({ method: 'CANCEL', sequence: 1 });
    // The refusal and the cancellation are one message.
    expect(await mailsTo(server, candidate.email)).toHaveLength(before + 1);
    expect((await newestTo(candidate)).text).toMatch(/Votre rendez-vous du .* n’a donc plus lieu/);
    expect(await bellOf(candidate)).toMatch(/n’a donc plus lieu\.$/);
    expect((await newestTo(company)).subject).toBe(
      "Rendez-vous annulé avec «\u202FZoé D'Arc\u202F»",
    );
    await move(superuser, 1);
    const second = await proposeMeeting(server, world);
    await take(candidate, second.id, momentIn(3));
    await server.call('DELETE /applicant/{id}/', {
      as: superuser.token,
      params: { id: candidate.id },
    });
    const { text } = await newestTo(company);
    expect(text).toContain('Le candidat que vous souhaitiez rencontrer pour «');
    expect(text).toMatch(/Votre rendez-vous du .* n’a donc plus lieu/);
    expect(await entryFor(company)).toMatchObject({ method: 'CANCEL' });
    const list = await server.call('GET /meetings/', { as: company.token });
    expect(list.body).toEqual([]);
  });

  test('a personal address shows one’s meetings to a calendar until it is renewed or ended', async () => {
    const { candidate, company } = world;
    const { id } = await proposeMeeting(server, world);
    await take(candidate, id, momentIn(3));
    const read = async (address: string | null) => {
      const { pathname } = new URL(address ?? '');
      const { statusCode, headers, payload } = await server.app.inject({ url: pathname });
      return {
        statusCode,
        type: headers['content-type'],
        entries: statusCode === 200 ? entriesIn(payload) : [],
      };
    };
    const none = await server.call('GET /calendar-address/', { as: company.token });
    expect(none.body.address).toBeNull();
    const made = await server.call('POST /calendar-address/', { as: company.token });
    const [told] = await mailsTo(server, company.email);
    expect(told?.subject).toBe('Votre agenda a une nouvelle adresse secrète');
    const kept = await server.call('GET /calendar-address/', { as: company.token });
    expect(kept.body).toEqual(made.body);
    expect(await read(made.body.address)).toMatchObject({
      statusCode: 200,
      type: 'text/calendar; charset=utf-8',
      entries: [{ summary: "Rendez-vous avec Zoé D'Arc", start: momentIn(3), attendees: [] }],
    });
    const renewed = await server.call('POST /calendar-address/', { as: company.token });
    expect((await read(made.body.address)).statusCode).toBe(404);
    expect((await read(renewed.body.address)).statusCode).toBe(200);
    await server.call('DELETE /calendar-address/', { as: company.token });
    expect((await read(renewed.body.address)).statusCode).toBe(404);
  });

  test('staff see the meetings of the formations that they supervise, or all', async () => {
    const { candidate, training } = world;
    const { id } = await proposeMeeting(server, world);
    await take(candidate, id, momentIn(3));
    const other = await someManager(server, superuser);
    const ids = async () => {
      const { body } = await server.call('GET /meetings/', {
        as: other.token,
        query: { when: 'coming' },
      });
      return body.map((one) => one.id);
    };
    expect(await ids()).toContain(id);
    const managers = await server.call('GET /staff/', { as: superuser.token });
    const supervise = (programme: number) =>
      server.call('POST /formationlink/', {
        as: superuser.token,
        body: {
          manager: managers.body.find(({ email }) => email === other.email)?.id ?? 0,
          formation: programme,
        },
      });
    const elsewhere = await server.call('POST /formations/', {
      as: superuser.token,
      body: { name: `CAP ${id}`, level: '3' },
    });
    // So does the calendar behind their secret address.
    const made = await server.call('POST /calendar-address/', { as: other.token });
    const { pathname } = new URL(made.body.address ?? '');
    const entries = async () =>
      entriesIn((await server.app.inject({ url: pathname })).payload).length;
    expect(await entries()).toBeGreaterThan(0);
    await supervise(elsewhere.body.id);
    expect([await ids(), await entries()]).toEqual([[], 0]);
    await supervise(training.programmeId);
    expect(await ids()).toContain(id);
    expect(await entries()).toBe((await ids()).length);
  });
});
