import { parisClock, parisMidnight } from '@tandem/domain/calendar/paris-time';
import { daysAfter } from '@tandem/domain/matches/marks';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  activeNeed,
  completeCandidate,
  completeCompany,
  launch,
  somePlacement,
  someSuperuser,
  type Person,
  type Placement,
} from '../../../testing/fixtures/by-calls.ts';
import { accountOf } from '../../../testing/fixtures/programme-worlds.ts';
import { enrol } from '../../../testing/fixtures/contracts/enrolment.ts';
import { fillOwnPart } from '../../../testing/fixtures/contracts/filled-part.ts';
import { publishedForum } from '../../../testing/fixtures/forums.ts';
import { accept, letPass, proposeMeeting } from '../../../testing/fixtures/meetings.ts';
import { momentIn } from '../../../testing/fixtures/moments.ts';
import { startTestServer, type TestServer } from '../../../testing/product/test-server.ts';
import { countNews } from '../sending/news-queries.ts';
import { readFollowedCompanies } from './company-facts.ts';
import { readReaderStates } from './sent-queries.ts';

describe('what the follow-up knows of needs and meetings', () => {
  let server: TestServer;
  let superuser: Person;
  let world: Placement;

  beforeAll(async () => {
    server = await startTestServer();
    superuser = await someSuperuser(server);
  });

  afterAll(() => server.close());

  beforeEach(async () => {
    world = await somePlacement(server, superuser);
  });

  const waitsOf = async ({ token }: Person) =>
    (await server.call('GET /follow-up/own/', { as: token })).body.waits.map(
      ({ kind, subject_id: id }) => [kind, id],
    );

  const both = async () => [await waitsOf(world.candidate), await waitsOf(world.company)];

  const stageOf = async (side: 'applicant' | 'company', person: Person) => {
    const id = await accountOf(server, person);
    const { body } = await server.call('GET /follow-up/standings/{side}/', {
      as: superuser.token,
      params: { side },
    });
    return body.items.find(({ account_id: account }) => account === id)?.stage;
  };

  const close = async (state: 'withdrawn' | 'set_aside') => {
    const { status } = await server.call('POST /offers/{id}/closing/', {
      as: world.company.token,
      params: { id: world.need.id },
      body:
        state === 'withdrawn'
          ? { state, reason: 'no_longer_hiring' }
          : { state, until: momentIn(9).slice(0, 10) },
    });
    expect(status).toBe(200);
  };

  test('a need that is closed waits for nobody, and nobody waits for it', async () => {
    const answer = ['answer_candidate', await accountOf(server, world.company)];
    expect(await both()).toEqual([[], [answer]]);
    await close('set_aside');
    expect(await both()).toEqual([[], []]);
    expect(await stageOf('company', world.company)).toBe('no_need');
    expect(await stageOf('applicant', world.candidate)).toBe('no_match');
    const news = await countNews(server.services.db.read, new Date(0), [
      await accountOf(server, world.candidate),
    ]);
    expect([...news]).toEqual([]);
  });

  /** What the candidate answers later: whom, from which day on, and whether they have put it off. */
  const restsUntil = async () => {
    const { body } = await server.call('GET /follow-up/own/', { as: world.candidate.token });
    return body.resting.map(({ subject_id: id, until, put_off: isPutOff }) => [
      id,
      parisClock(new Date(until)).day,
      isPutOff,
    ]);
  };

  const saidYesOn = (at: string) =>
    server.services.db.pool.query(
      'update match_states set moved_at = $1 where applicant_id = $2 and offer_id = $3',
      [at, world.candidate.id, world.need.id],
    );

  const waitsForAnswerSince = async () => {
    const { body } = await server.call('GET /follow-up/own/', { as: world.candidate.token });
    return body.waits.find(({ kind }) => kind === 'answer_company')?.since;
  };

  test('who has taken a moment owes no answer before it is over; a moment that falls is waited for anew', async () => {
    await accept(server, world);
    const answer = ['answer_company', world.matchId];
    const moment = momentIn(3);
    const { id } = await proposeMeeting(server, world, [moment]);
    expect((await both())[0]).toEqual([answer, ['answer_meeting', world.matchId]]);
    const call = { as: world.candidate.token, params: { id } };
    await server.call('POST /meetings/{id}/take/', { ...call, body: { moment } });
    expect(await both()).toEqual([[], []]);
    expect(await restsUntil()).toEqual([
      [world.matchId, daysAfter(parisClock(new Date(moment)).day, 1), false],
    ]);
    await server.call('POST /meetings/{id}/cancel/', { ...call, body: { reason: '' } });
    expect(await both()).toEqual([[answer], []]);
    await saidYesOn('2026-08-03T08:00:00Z');
    const fallen = 'update meetings set changed_at = $1 where id = $2';
    await server.services.db.pool.query(fallen, ['2026-08-20T14:00:00Z', id]);
    expect(await waitsForAnswerSince()).toBe(parisMidnight('2026-08-20').toISOString());
  });

  test('a proposal that was withdrawn before anybody took a moment begins no wait anew', async () => {
    await accept(server, world);
    const { id } = await proposeMeeting(server, world);
    const withdrawn = await server.call('POST /meetings/{id}/cancel/', {
      as: world.company.token,
      params: { id },
      body: { reason: '' },
    });
    expect(withdrawn.body.state).toBe('cancelled');
    await saidYesOn('2026-08-03T08:00:00Z');
    expect(await waitsForAnswerSince()).toBe('2026-08-03T08:00:00.000Z');
  });

  test('a company owes no answer to those whom it meets at a forum before that has been', async () => {
    const answer = ['answer_candidate', await accountOf(server, world.company)];
    const other = await completeCandidate(server, superuser, world.training);
    await launch(server, superuser);
    const count = async () => {
      const { body } = await server.call('GET /follow-up/own/', { as: world.company.token });
      return body.waits.find(({ kind }) => kind === 'answer_candidate')?.count;
    };
    expect(await count()).toBe(2);
    const { id, meetings } = await publishedForum(server, world);
    expect(meetings).toHaveLength(2);
    expect(await both()).toEqual([[], []]);
    expect(await stageOf('company', world.company)).toBe('active');
    const own = await server.call('GET /matches/{id}/', {
      as: world.candidate.token,
      params: { id: world.matchId },
    });
    expect(own.body.awaited).toMatchObject({ unread: true });
    expect(own.body.awaited?.due_on).toBeUndefined();
    const line = meetings.find(({ applicant: candidateId }) => candidateId === other.id);
    await server.call('DELETE /forums/{id}/meetings/{meeting}/', {
      as: superuser.token,
      params: { id, meeting: line?.id ?? 0 },
    });
    expect(await both()).toEqual([[], [answer]]);
    expect(await count()).toBe(1);
    await server.services.db.pool.query(
      "update meetings set starts_at = now() - interval '2 days' where state = 'planned'",
    );
    expect(await count()).toBe(2);
  });

  test('what a company put off rests until it has met the candidate, and comes back only where no meeting is after its day', async () => {
    await accept(server, world);
    const moment = momentIn(3);
    const { id } = await proposeMeeting(server, world, [moment]);
    const { company, candidate, matchId } = world;
    const call = { as: candidate.token, params: { id } };
    await server.call('POST /meetings/{id}/take/', { ...call, body: { moment } });
    const queued = await server.call('POST /matches/{id}/', {
      as: company.token,
      params: { id: matchId },
      body: { action: 2 },
    });
    expect(queued.status).toBe(200);
    const { db, now } = server.services;
    const today = parisClock(now()).day;
    const dayBefore = (days: number) => daysAfter(today, -days);
    const stands = async (laterUntil: string, metDaysAgo: number) => {
      await db.pool.query(
        `insert into match_marks (applicant_id, offer_id, side, later_until) values ($1, $2, 'company', $3)
         on conflict (applicant_id, offer_id, side) do update set later_until = excluded.later_until`,
        [candidate.id, world.need.id, laterUntil],
      );
      await db.pool.query(
        'update meetings set starts_at = now() - make_interval(days => $2) where id = $1',
        [id, metDaysAgo],
      );
      const [facts] = await readFollowedCompanies(db.read, today, [
        await accountOf(server, company),
      ]);
      const { pendingSince, returnedAt, backAt } = facts?.needs[0] ?? {};
      return { pendingSince, returnedAt, backAt };
    };
    const owed = (since: string | null, returned: string | null, back: string | null) => ({
      pendingSince: since && parisMidnight(since),
      returnedAt: returned && parisMidnight(returned),
      backAt: back && parisMidnight(back),
    });
    expect(await stands(dayBefore(1), -3)).toEqual(owed(null, null, daysAfter(today, 4)));
    expect(await stands(daysAfter(today, 2), 3)).toEqual(owed(null, null, daysAfter(today, 2)));
    expect(await stands(dayBefore(1), 5)).toEqual(owed(dayBefore(1), dayBefore(1), null));
    expect(await stands(dayBefore(8), 5)).toEqual(owed(dayBefore(4), null, null));
  });

  /** Both have said yes, and the company has asked the candidate for their part of the contract file. */
  const prepareFile = async () => {
    const { company, matchId } = world;
    await server.call('POST /matches/{id}/', {
      as: superuser.token,
      params: { id: matchId },
      body: { action: 3 },
    });
    const asked = await server.call('POST /contract/file/{matchId}/parts/{party}/', {
      as: company.token,
      params: { matchId, party: 'training' },
      body: { way: 'link' },
    });
    expect(asked.status).toBe(201);
  };

  test('a need that is closed after both agreed leaves no file to fill in, and the candidate without a match', async () => {
    await prepareFile();
    const part = ['contract_part', world.matchId];
    expect(await both()).toEqual([
      [['candidate_part', world.matchId]],
      [['prepare_contract', world.matchId], part],
    ]);
    expect(await stageOf('applicant', world.candidate)).toBe('agreed');
    await close('set_aside');
    expect(await both()).toEqual([[], []]);
    expect(await stageOf('applicant', world.candidate)).toBe('no_match');
  });

  test('from the moment both have agreed the contract waits for each, until their part of it is done', async () => {
    const { company, candidate, matchId } = world;
    await server.call('POST /matches/{id}/', {
      as: superuser.token,
      params: { id: matchId },
      body: { action: 3 },
    });
    const own = [['candidate_part', matchId]];
    expect(await both()).toEqual([own, [['prepare_contract', matchId]]]);
    const { body } = await server.call('GET /follow-up/own/', { as: candidate.token });
    const agreed = await server.services.db.read
      .selectFrom('match_states')
      .select('moved_at')
      .where('applicant_id', '=', candidate.id)
      .executeTakeFirstOrThrow();
    expect(body.waits[0]).toMatchObject({
      title: world.need.company?.name,
      since: agreed.moved_at.toISOString(),
    });
    await fillOwnPart(server, world);
    expect(await both()).toEqual([[], [['prepare_contract', matchId]]]);
    await enrol(server, { company, candidate, matchId });
    expect(await both()).toEqual([[], [['complete_contract', matchId]]]);
    await server.services.db.read
      .updateTable('contract_sheets')
      .set({ lacks: ['candidate'] })
      .where('applicant_id', '=', candidate.id)
      .execute();
    const since = agreed.moved_at.toISOString();
    const { body: enrolled } = await server.call('GET /follow-up/own/', { as: candidate.token });
    expect(enrolled.waits).toMatchObject([{ kind: 'candidate_part', since }]);
  });

  test('who has agreed on two needs of one company is told with each of them', async () => {
    const { company, training } = world;
    const second = await activeNeed(server, company, training, { title: 'Un autre poste' });
    await launch(server, superuser);
    const { body } = await server.call('GET /matches/', { as: company.token });
    const other = body.find(({ offer: need }) => need.id === second.id)?.id ?? 0;
    for (const id of [world.matchId, other])
      await server.call('POST /matches/{id}/', {
        as: superuser.token,
        params: { id },
        body: { action: 3 },
      });
    for (const person of [company, world.candidate]) {
      const own = await server.call('GET /follow-up/own/', { as: person.token });
      const titles = own.body.waits.map(({ title }) => title?.split(' – ')[1]);
      expect(new Set(titles)).toEqual(new Set([world.need.title, second.title]));
    }
  });

  test('a second seat without a match is told although somebody has agreed on the first', async () => {
    const seatsOf = (seats: number) =>
      server.services.db.read
        .updateTable('offers')
        .set({ seats })
        .where('id', '=', world.need.id)
        .execute();
    await server.call('POST /matches/{id}/', {
      as: superuser.token,
      params: { id: world.matchId },
      body: { action: 3 },
    });
    const lacking = async () => {
      const { body } = await server.call('GET /follow-up/waits/', {
        as: superuser.token,
        query: { kind: 'no_match_need', everyone: true },
      });
      return body.items.filter(({ subject_id: id }) => id === world.need.id).length;
    };
    expect(await lacking()).toBe(0);
    await seatsOf(2);
    expect(await lacking()).toBe(1);
  });

  test('nobody is asked to fill in the file of whom another company has enrolled', async () => {
    await prepareFile();
    const { training, candidate } = world;
    const other = await completeCompany(server, superuser);
    await activeNeed(server, other, training);
    await launch(server, superuser);
    const { body } = await server.call('GET /matches/', { as: other.token });
    await enrol(server, { company: other, candidate, matchId: body[0]?.id ?? 0 });
    expect(await waitsOf(world.company)).toEqual([]);
  });

  test('what the staff set back waits from then on; what is taken back, as before', async () => {
    const { candidate, company, matchId } = world;
    const { db } = server.services;
    const longAgo = new Date(Date.now() - 30 * 86_400_000);
    const since = async (): Promise<string | undefined> => {
      const { body } = await server.call('GET /follow-up/own/', { as: company.token });
      return body.waits.find(({ kind }) => kind === 'answer_candidate')?.since;
    };
    const due = async () => {
      const query = { as: candidate.token, params: { id: matchId } };
      return (await server.call('GET /matches/{id}/', query)).body.awaited?.late;
    };
    const move = async (as: Person, action: number) =>
      (
        await server.call('POST /matches/{id}/', {
          as: as.token,
          params: { id: matchId },
          body: { action },
        })
      ).body;
    const made = [longAgo, world.need.id];
    await db.pool.query('update match_scores set created_at = $1 where offer_id = $2', made);
    await db.pool.query('update offers set state_since = $1 where id = $2', made);
    expect([await since(), await due()]).toEqual([longAgo.toISOString(), true]);

    const { undo } = await move(company, -1);
    await server.call('POST /matches/{id}/undo/', {
      as: company.token,
      params: { id: matchId },
      body: { move: undo?.move ?? 0 },
    });
    expect([await since(), await due()]).toEqual([longAgo.toISOString(), true]);

    const before = new Date();
    await move(superuser, 1);
    await move(superuser, 0);
    expect(Date.parse((await since()) ?? '')).toBeGreaterThanOrEqual(before.getTime());
    expect(await due()).toBeUndefined();
  });

  test('a yes for a need that closes meanwhile is not to be answered any more', async () => {
    await accept(server, world);
    expect(await waitsOf(world.candidate)).toEqual([['answer_company', world.matchId]]);
    await close('withdrawn');
    expect(await both()).toEqual([[], []]);
  });

  test('a meeting waits for who must choose, then for both to tell, and for nobody once told', async () => {
    await accept(server, world);
    const yes = ['answer_company', world.matchId];
    const moment = momentIn(3);
    const { id } = await proposeMeeting(server, world, [moment]);
    const choose = ['answer_meeting', world.matchId];
    expect(await both()).toEqual([[yes, choose], []]);
    const taken = await server.call('POST /meetings/{id}/take/', {
      as: world.candidate.token,
      params: { id },
      body: { moment },
    });
    expect(taken.status).toBe(200);
    // Their answer rests until they have met.
    expect(await both()).toEqual([[], []]);
    await server.services.db.pool.query(
      "update meetings set starts_at = now() - interval '2 days' where id = $1",
      [id],
    );
    const tell = ['meeting_outcome', world.matchId];
    expect(await both()).toEqual([expect.arrayContaining([yes, tell]), [tell]]);
    const own = await server.call('GET /follow-up/own/', { as: world.candidate.token });
    const name = world.need.company?.name;
    expect(own.body.waits.map(({ title }) => title)).toEqual([name, name]);
    await server.call('POST /meetings/{id}/outcome/', {
      as: world.company.token,
      params: { id },
      body: { outcome: 'held' },
    });
    expect(await both()).toEqual([[yes], []]);
  });

  test('once the candidate is placed nobody is asked any more how a meeting went', async () => {
    await accept(server, world);
    const moment = momentIn(3);
    const { id } = await proposeMeeting(server, world, [moment]);
    await server.call('POST /meetings/{id}/take/', {
      as: world.candidate.token,
      params: { id },
      body: { moment },
    });
    await letPass(server, id);
    const listed = async (when: 'coming' | 'past') =>
      (
        await server.call('GET /meetings/', { as: world.candidate.token, query: { when } })
      ).body.map(({ id: meeting, undecided }) => [meeting, undecided]);
    expect([await listed('coming'), await listed('past')]).toEqual([[[id, true]], []]);
    await enrol(server, world);
    // Their contract alone.
    expect(await both()).toEqual([
      [['candidate_part', world.matchId]],
      [['complete_contract', world.matchId]],
    ]);
    expect([await listed('coming'), await listed('past')]).toEqual([[], [[id, false]]]);
    const { body } = await server.call('GET /lists/meetings/', { as: superuser.token });
    expect(body.items.find((one) => one.id === id)?.undecided).toBe(false);
  });

  test('the reminder of a meeting is one of the three of a week, for both sides', async () => {
    await accept(server, world);
    const { id } = await proposeMeeting(server, world);
    const { db } = server.services;
    const at = new Date();
    await db.read.updateTable('meetings').set({ reminded_at: at }).where('id', '=', id).execute();
    const sides = [
      await accountOf(server, world.candidate),
      await accountOf(server, world.company),
    ];
    const states = await readReaderStates(db.read, sides, at);
    expect(sides.map((side) => states.get(side)?.remindedAt)).toEqual([[at], [at]]);
    const later = new Date(at.getTime() + 8 * 86_400_000);
    const forgotten = await readReaderStates(db.read, sides, later);
    expect(sides.map((side) => forgotten.get(side)?.remindedAt)).toEqual([[], []]);
  });
});
