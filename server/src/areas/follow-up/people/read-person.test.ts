import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { parisClock } from '@tandem/domain/calendar/paris-time';
import { addDays } from '@tandem/domain/calendar/days';
import {
  someManager,
  somePlacement,
  someSuperuser,
  type Person,
  type Placement,
} from '../../../testing/fixtures/by-calls.ts';
import { accept, proposeMeeting } from '../../../testing/fixtures/meetings.ts';
import { sendMessage } from '../../../platform/messages/send-message.ts';
import { addMessages, findMessage } from '../../../platform/messages/message-queries.ts';
import { noteFailure } from '../../../platform/messages/outcome-queries.ts';
import { startTestServer, type TestServer } from '../../../testing/product/test-server.ts';

describe('a person’s page, with notes and who looks after them', () => {
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
  });

  const accountOf = async ({ email }: Person): Promise<number> => {
    const { id } = await server.services.db.read
      .selectFrom('accounts')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    return id;
  };

  const pageOf = async (person: Person) => {
    const { body } = await server.call('GET /follow-up/people/{id}/', {
      as: manager.token,
      params: { id: await accountOf(person) },
    });
    return body;
  };

  const noteOn = async (
    person: Person,
    more: { due_on?: string; match_id?: number; need_id?: number; owner_id?: number } = {},
  ) =>
    server.call('POST /notes/', {
      as: manager.token,
      body: {
        account_id: await accountOf(person),
        kind: 'call',
        text: 'Appelé M. D’Arc\nIl rappelle lundi',
        ...more,
      },
    });

  const todo = async (as: string, scope: 'mine' | 'all') => {
    const { body } = await server.call('GET /follow-up/waits/', {
      as,
      query: { scope, kind: 'note_due' },
    });
    return body.items.map(({ subject_id: id, title }) => [id, title]);
  };

  const today = () => parisClock(new Date()).day;

  test('tells matches, meetings and all that happened, with who did it, to either side', async () => {
    await accept(server, world);
    await proposeMeeting(server, world);
    await server.call('POST /matches/{id}/reading/', {
      as: world.company.token,
      params: { id: world.matchId },
    });
    const candidate = await pageOf(world.candidate);
    const company = await pageOf(world.company);
    expect(candidate).toMatchObject({
      side: 'applicant',
      email: world.candidate.email,
      stage: 'meeting',
      matches_total: 1,
      matches: [{ id: world.matchId, title: world.need.title, status: 1, has_contract: false }],
      meetings: [{ state: 'proposed' }],
      needs: [],
    });
    expect(candidate.waits.map(({ kind }) => kind).toSorted()).toEqual([
      'answer_company',
      'answer_meeting',
    ]);
    expect(company).toMatchObject({
      side: 'company',
      stage: 'active',
      matches: [{ id: world.matchId, other_account_id: candidate.account_id }],
      needs: [{ id: world.need.id, state: 'active' }],
    });
    const happened = candidate.timeline.map(({ what }) => what);
    for (const what of ['invited', 'registered', 'sheet', 'test', 'mail', 'match', 'meeting'])
      expect(happened).toContain(what);
    const move = candidate.timeline.find(({ what }) => what === 'match');
    expect(move?.text).toContain("Accepté par l'entreprise");
    expect(move?.by).toBe(company.name);
    for (const { timeline } of [candidate, company])
      expect(timeline.find(({ what }) => what === 'read')).toMatchObject({
        text: `${candidate.name}, « ${world.need.title} »`,
        by: company.name,
      });
    const moments = candidate.timeline.map(({ at }) => at);
    expect(moments.toSorted().toReversed()).toEqual(moments);
    expect(company.timeline.map(({ what }) => what)).toContain('need');
  });

  test('an answer that one of the two has put off says whose it is, and until when', async () => {
    const putOff = (days: number, as: string) =>
      server.call('PUT /matches/{id}/mark/', {
        as,
        params: { id: world.matchId },
        body: { later_until: addDays(today(), days) },
      });
    const resting = async () =>
      [(await pageOf(world.candidate)).matches[0], (await pageOf(world.company)).matches[0]].map(
        (match) => match?.resting,
      );
    await accept(server, world);
    expect(await resting()).toEqual([null, null]);
    await putOff(5, world.candidate.token);
    const byCandidate = { on: 'applicant', until: addDays(today(), 5) };
    expect(await resting()).toEqual([byCandidate, byCandidate]);
    await server.call('POST /matches/{id}/', {
      as: world.company.token,
      params: { id: world.matchId },
      body: { action: 2 },
    });
    await putOff(9, world.company.token);
    const byCompany = { on: 'company', until: addDays(today(), 9) };
    expect(await resting()).toEqual([byCompany, byCompany]);
    await accept(server, world);
    expect(await resting()).toEqual([null, null]);
  });

  test('what never left, or did not arrive, says so and why', async () => {
    const { services } = server;
    const late = { text: '', html: null, about: {}, leaveUntil: services.now() };
    const sent = await services.db.transaction((tx) =>
      addMessages(
        tx,
        [
          { ...late, channel: 'mail', recipient: world.candidate.email, subject: 'Vos matchs' },
          { ...late, channel: 'sms', recipient: '+33612345678', subject: '' },
        ],
        services.now(),
      ),
    );
    for (const messageId of sent) await sendMessage(services, { messageId }, 1);
    await services.db.transaction(async (tx) => {
      const [id] = await addMessages(
        tx,
        [
          {
            channel: 'mail',
            recipient: world.candidate.email,
            subject: 'Votre rendez-vous',
            text: '',
            html: null,
            about: {},
          },
        ],
        services.now(),
      );
      const message = await findMessage(tx, id ?? 0);
      if (message) await noteFailure(tx, message, '550 5.1.1 No such user', true);
    });
    await server.services.db.read
      .updateTable('applicants')
      .set({ phone: '+33612345678' })
      .where('account_id', '=', await accountOf(world.candidate))
      .execute();
    const { timeline } = await pageOf(world.candidate);
    const words = timeline.map(({ what, text }) => `${what} ${text}`);
    expect(words).toContain(
      'late_mail Vos matchs. Il n’avait pas pu partir avant le soir, et rien ne part la nuit',
    );
    expect(words).toContain(
      'late_sms Il n’avait pas pu partir avant le soir, et rien ne part la nuit',
    );
    expect(words).toContain('refused_mail Votre rendez-vous. Refusé par la boîte du destinataire');
  });

  test('nobody is there for an account of the staff, nor for one that is not', async () => {
    for (const id of [await accountOf(manager), 987_654]) {
      const { status } = await server.call('GET /follow-up/people/{id}/', {
        as: manager.token,
        params: { id },
      });
      expect(status).toBe(404);
    }
  });

  test('a note is on their page and in their archive; on a match, on both pages', async () => {
    const { body: note } = await noteOn(world.candidate, { match_id: world.matchId });
    expect(note.author).toBe((await pageOf(world.candidate)).notes[0]?.author);
    expect((await pageOf(world.company)).notes.map(({ id }) => id)).toEqual([note.id]);
    expect((await pageOf(world.candidate)).timeline).toContainEqual(
      expect.objectContaining({
        what: 'note',
        text: `Appel – ${note.about} : Appelé M. D’Arc`,
        by: note.author,
      }),
    );
    const deleted = await server.call('DELETE /notes/{id}/', {
      as: superuser.token,
      params: { id: note.id },
    });
    expect(deleted.status).toBe(204);
    expect((await pageOf(world.candidate)).notes).toEqual([]);
  });

  test('a note can be about one’s own need or match, and about nobody else’s', async () => {
    expect((await noteOn(world.company, { need_id: world.need.id })).status).toBe(201);
    expect((await noteOn(world.candidate, { need_id: world.need.id })).status).toBe(404);
    const other = await somePlacement(server, superuser);
    expect((await noteOn(world.candidate, { match_id: other.matchId })).status).toBe(404);
    expect((await noteOn(manager)).status).toBe(404);
    const owner = await noteOn(world.candidate, { owner_id: await accountOf(world.company) });
    expect([owner.status, owner.failure.fields?.['owner_id']]).toEqual([
      400,
      'Choisissez quelqu’un de l’équipe.',
    ]);
  });

  test('a note with a day is to be done from that day on, by its owner, until it is', async () => {
    const { body: later } = await noteOn(world.candidate, { due_on: addDays(today(), 2) });
    const { body: now } = await noteOn(world.candidate, { due_on: today() });
    const mine = await todo(manager.token, 'mine');
    expect(mine).toContainEqual([now.id, 'Appelé M. D’Arc']);
    expect(mine.map(([id]) => id)).not.toContain(later.id);
    expect((await todo(superuser.token, 'mine')).map(([id]) => id)).not.toContain(now.id);
    expect((await todo(superuser.token, 'all')).map(([id]) => id)).toContain(now.id);
    const own = await server.call('GET /follow-up/own/', { as: world.candidate.token });
    expect(own.body.waits.map(({ kind }) => kind)).not.toContain('note_due');
    const done = await server.call('PUT /notes/{id}/', {
      as: manager.token,
      params: { id: now.id },
      body: { kind: 'call', text: 'Fait', due_on: today(), done: true },
    });
    expect(done.body.done_at).not.toBe(null);
    expect((await todo(superuser.token, 'all')).map(([id]) => id)).not.toContain(now.id);
  });

  test('a manager who is held to their programmes reaches nobody of others', async () => {
    const other = await somePlacement(server, superuser);
    const held = await someManager(server, superuser);
    await server.call('POST /formationlink/', {
      as: superuser.token,
      body: { manager: await accountOf(held), formation: other.training.programmeId },
    });
    const see = (managers_see: 'all' | 'programmes') =>
      server.call('PUT /centre_settings/', { as: superuser.token, body: { managers_see } });
    const { body: note } = await noteOn(world.candidate, { match_id: world.matchId });
    await see('programmes');
    const id = await accountOf(world.candidate);
    const as = held.token;
    const pageFor = async (accountId: number) =>
      (await server.call('GET /follow-up/people/{id}/', { as, params: { id: accountId } })).status;
    const refused = [
      await pageFor(id),
      (
        await server.call('POST /notes/', {
          as,
          body: { account_id: id, kind: 'call', text: 'Appelée' },
        })
      ).status,
      (await server.call('DELETE /notes/{id}/', { as, params: { id: note.id } })).status,
    ];
    const assigned = await server.call('PUT /follow-up/referents/', {
      as,
      body: { account_ids: [id], referent_id: null },
    });
    const own = await pageFor(await accountOf(other.candidate));
    await see('all');
    expect(refused).toEqual([404, 404, 404]);
    expect(assigned.body.changed).toBe(0);
    expect(own).toBe(200);
    expect(await pageFor(id)).toBe(200);
  });

  test('many get a referent at once, and one hands all over to another', async () => {
    const ids = [await accountOf(world.candidate), await accountOf(world.company)];
    const [from, to] = [await accountOf(manager), await accountOf(superuser)];
    const assign = (referent_id: number | null) =>
      server.call('PUT /follow-up/referents/', {
        as: manager.token,
        body: { account_ids: ids, referent_id },
      });
    expect((await assign(from)).body).toEqual({ changed: 2 });
    expect((await assign(from)).body).toEqual({ changed: 0 });
    expect((await pageOf(world.company)).referent_id).toBe(from);
    expect((await assign(ids[0] ?? 0)).status).toBe(400);
    await noteOn(world.candidate, { owner_id: from });
    const bellOf = async ({ token }: Person) =>
      (await server.call('GET /notifications/', { as: token })).body.items[0]?.text;
    await server.call('PUT /follow-up/referents/', {
      as: superuser.token,
      body: { account_ids: ids, referent_id: null },
    });
    await server.call('PUT /follow-up/referents/', {
      as: superuser.token,
      body: { account_ids: ids, referent_id: from },
    });
    expect(await bellOf(manager)).toMatch(/vous confie le suivi de 2 personnes$/);
    const over = await server.call('POST /follow-up/hand-over/', {
      as: superuser.token,
      body: { from_id: from, to_id: to },
    });
    expect(over.body.people).toBe(2);
    expect(over.body.notes).toBeGreaterThan(0);
    const page = await pageOf(world.candidate);
    expect([page.referent_id, page.notes[0]?.owner_id]).toEqual([to, to]);
    await server.call('POST /follow-up/hand-over/', {
      as: superuser.token,
      body: { from_id: to, to_id: from },
    });
    expect(await bellOf(manager)).toMatch(/suivi de \d+ personnes et d.+ notes? à reprendre$/);
    const colleagues = await server.call('GET /follow-up/colleagues/', { as: manager.token });
    expect(colleagues.body.items.map(({ id }) => id)).toEqual(expect.arrayContaining([from, to]));
    expect(colleagues.body.items.map(({ id }) => id)).not.toContain(ids[0]);
  });
});
