import type { ContractKey } from '@tandem/contract';
import { matchId } from '@tandem/domain/matches/match';
import type { ScoringSettings } from '@tandem/matching/settings';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CallRequest, SignedInActor } from '../../platform/http/call.ts';
import { Failure } from '@tandem/domain/errors';
import type { Handler } from '../../areas/handler.ts';
import type { Services } from '../../areas/services.ts';
import { openCallAuditLog } from '../../platform/audit-log/call-audit-log.ts';
import { findActedOn } from '../stored/pair-queries.ts';
import { findCrowded } from '../runs/scored-programme-queries.ts';
import { addProgramme } from '../../areas/programmes/programme-queries.ts';
import { addSession } from '../../areas/programmes/sessions/session-queries.ts';
import { launchWith } from '../../testing/fixtures/blocks.ts';
import { settled } from '../../testing/product/settled.ts';
import {
  addCandidate,
  addCompany,
  addNeed,
  drawing,
  someAnswers,
  someText,
} from '../../testing/fixtures/by-rows.ts';
import {
  engineScores,
  rowId,
  storedScores,
  type ScoreRow,
} from '../../testing/fixtures/stored-scores.ts';
import { startTestServer, type TestServer } from '../../testing/product/test-server.ts';
import { deleteCandidate } from '../../areas/candidates/delete-candidate.ts';
import { updateSheet } from '../../areas/candidates/save-sheet.ts';
import { saveCompany } from '../../areas/companies/save-company.ts';
import { moveMatch } from '../../areas/matches/moves/move-match.ts';
import { deleteOwnNeed } from '../../areas/needs/delete-need.ts';
import { createNeed } from '../../areas/needs/saving/create-need.ts';
import { updateOwnNeed } from '../../areas/needs/saving/update-own-need.ts';
import { closeNeed } from '../../areas/needs/states/close-need.ts';
import { reopenNeed } from '../../areas/needs/states/reopen-need.ts';
import { saveCandidateAnswers } from '../../areas/personality-tests/save-candidate-answers.ts';
import { saveTutorAnswers } from '../../areas/personality-tests/save-tutor-answers.ts';

const changes = [
  'sheet',
  'test',
  'need',
  'new need',
  'delete need',
  'close need',
  'reopen need',
  'delete candidate',
  'company',
  'move',
] as const;

type Change = (typeof changes)[number];

/** People change one thing after another; answers what is stored, and what a run, or the engine, would store. */
const world = (fewTexts: number, settings: Partial<ScoringSettings> = {}, pauseSeconds = 0) => {
  const draw = drawing(7);
  let server: TestServer;
  let sessions: number[] = [];
  let programmeIds: number[] = [];
  const candidates: (SignedInActor & { candidateId: number })[] = [];
  const companies: (SignedInActor & { companyId: number })[] = [];
  const superuser: SignedInActor = {
    accountId: 0,
    kind: 'superuser',
    candidateId: null,
    companyId: null,
    email: '',
    signInId: 0,
    linkedProgrammeIds: null,
    isLimited: false,
  };

  const ask = <Key extends ContractKey>(
    handler: Handler<Key, keyof Services>,
    actor: SignedInActor,
    request: Partial<Pick<CallRequest<Key>, 'body' | 'params'>>,
  ) =>
    handler(server.services, {
      actor,
      files: {},
      auditLog: openCallAuditLog(server.services, {
        auditAction: 'save_candidate',
        actor,
        requestId: 'test',
      }),
      host: '',
      device: '',
      ...request,
    } as unknown as CallRequest<Key>);

  const pool = () => server.services.db.pool;

  const open = async () => {
    server = await startTestServer({}, { fewTexts, jobTiming: { pauseSeconds } });
    const { services } = server;
    sessions = [
      (await addSession(services.db.read, '2026-2027')) ?? 0,
      (await addSession(services.db.read, '2027-2028')) ?? 0,
    ];
    for (const name of ['BTS SIO', 'BTS MCO'])
      await services.db.transaction((tx) => addProgramme(tx, { name, level: '5' }));
    const { rows } = await pool().query<{ id: number }>('select id from formations order by id');
    programmeIds = rows.map(({ id }) => id);
    for (let index = 0; index < 3; index += 1) companies.push(await addCompany(services, draw));
    for (let index = 0; index < 10; index += 1) {
      const where = { sessionId: draw.pick(sessions), programmeIds };
      candidates.push(await addCandidate(services, where, draw));
      await addNeed(services, draw.pick(companies).companyId, where, draw);
    }
  };

  const someNeed = async () => {
    const { rows } = await pool().query<{ id: number; company_id: number; title: string }>(
      'select id, company_id, title from offers order by id',
    );
    const need = rows.length > 4 ? draw.pick(rows) : undefined;
    const company = companies.find(({ companyId }) => companyId === need?.company_id);
    return need && company ? { id: need.id, company } : undefined;
  };

  const wished = () => {
    const sector = [1, 24, 1 + draw.below(38)];
    return {
      sector: [...new Set(sector)],
      sector_order: draw.pick([[], [24], [1, 24]]),
      trades: draw.pick(['', 'Développeur web', 'Comptable\nDéveloppeur web']),
    };
  };

  const sheet = () => ({
    formation: draw.pick(programmeIds),
    session_id: draw.pick(sessions),
    civility: 'M' as const,
    city: 'Lyon',
    country: 'France',
    phone: '+33612345678',
    diploma: 'Bac',
    target_educational_level: draw.pick(['5', '5', '6'] as const),
    duration: '2' as const,
    contract_type: draw.pick(['apprentissage', 'Autre'] as const),
    ...wished(),
    location: draw.pick(['Lyon', 'Paris', 'Nulle part']),
    kilometers_away: draw.pick([-1, 50] as const),
    summary: someText(draw),
    skills: [],
  });

  const needForm = () => ({
    title: someText(draw, 2),
    location: draw.pick(['Lyon', 'Marseille']),
    contract_type: draw.pick(['apprentissage', 'professionnalisation'] as const),
    target_educational_level: '5' as const,
    description: someText(draw),
    formations_ids: [...new Set(draw.some(programmeIds, 2))],
    skills: [],
    same_entity_location: draw.below(2) === 0,
    seats: 1,
    session_id: draw.pick(sessions),
  });

  const make: Record<Change, () => Promise<unknown>> = {
    sheet: () => ask(updateSheet, draw.pick(candidates), { body: sheet() }),
    test: () => ask(saveCandidateAnswers, draw.pick(candidates), { body: someAnswers(draw) }),
    need: async () => {
      const need = await someNeed();
      if (need)
        await ask(updateOwnNeed, need.company, { params: { id: need.id }, body: needForm() });
    },
    'new need': async () => {
      const made = (await ask(createNeed, draw.pick(companies), { body: needForm() })) as {
        token: string;
      };
      await ask(saveTutorAnswers, superuser, {
        params: { token: made.token },
        body: someAnswers(draw),
      });
    },
    'delete need': async () => {
      const need = await someNeed();
      if (need) await ask(deleteOwnNeed, need.company, { params: { id: need.id } });
    },
    'close need': async () => {
      const need = await someNeed();
      if (need)
        await ask(closeNeed, need.company, {
          params: { id: need.id },
          body: { state: 'withdrawn', reason: 'other', note: null, word: null, tell: true },
        });
    },
    'reopen need': async () => {
      const need = await someNeed();
      if (need)
        await ask(reopenNeed, need.company, { params: { id: need.id }, body: { tell: true } });
    },
    'delete candidate': async () => {
      const gone = candidates.length > 6 ? candidates.pop() : undefined;
      if (gone) await ask(deleteCandidate, superuser, { params: { id: gone.candidateId } });
    },
    company: () =>
      ask(saveCompany, draw.pick(companies), {
        body: {
          name: someText(draw, 1),
          sector: [1 + draw.below(38)],
          size: 'pme',
          workforce: '12',
          city: draw.pick(['Lyon', 'Paris']),
        } as never,
      }),
    move: async () => {
      const { rows } = await pool().query<{ applicant_id: number; offer_id: number }>(
        'select applicant_id, offer_id from matches where status = 0 order by 1, 2',
      );
      const row = rows.length > 0 ? draw.pick(rows) : undefined;
      const actor = candidates.find(({ candidateId }) => candidateId === row?.applicant_id);
      if (!row || !actor) return;
      const id = matchId({ candidateId: row.applicant_id, needId: row.offer_id });
      // A change before this one may have let the pair go meanwhile, or closed the need: then there is nothing to move.
      await ask(moveMatch, actor, { params: { id }, body: { action: -2 } }).catch(
        (error: unknown) => {
          if (!(error instanceof Failure) || !passing.has(error.code)) throw error;
        },
      );
    },
  };

  const stored = () => storedScores(server.services);

  const engine = () => engineScores(server.services, sessions);

  /** Compatible or not: who has acted on a match keeps it. */
  const actedOn = async (): Promise<Set<number>> => {
    const pairs = await Promise.all(
      sessions.map((sessionId) => findActedOn(server.services.db.read, sessionId)),
    );
    return new Set(pairs.flat().map(matchId));
  };

  /** What is stored, but for matches that no longer fit and stay because somebody has acted on them. */
  const fitting = async (): Promise<ScoreRow[]> => {
    const kept = await actedOn();
    const fit = new Set((await engine()).map(rowId));
    return (await stored()).filter((row) => fit.has(rowId(row)) || !kept.has(rowId(row)));
  };

  return {
    open,
    close: () => server.close(),
    change: async (some: readonly Change[]) => {
      for (const one of some) await make[one]();
      await settled(server, 'rescore', 'refresh-formations');
    },
    run: async () => {
      await launchWith(server.services, { accountId: companies[0]?.accountId ?? 0 }, settings);
      await settled(
        server,
        'run-matching',
        'rescore',
        ...(pauseSeconds > 0 ? [] : (['refresh-formations'] as const)),
      );
    },
    stored,
    /** One change as it is seen before its programme is scored as a whole: the pairs that have appeared. */
    appeared: async (one: Change) => {
      const before = new Set((await stored()).map(rowId));
      await make[one]();
      await settled(server, 'rescore');
      return (await stored()).filter((row) => !before.has(rowId(row)));
    },
    fitting,
    engine,
    crowded: async () =>
      (await Promise.all(sessions.map((id) => findCrowded(server.services.db.read, id)))).flat(),
  };
};

const passing = new Set(['not_found', 'need_closed']);

const someChanges = fc.array(fc.constantFrom(...changes), { minLength: 1, maxLength: 5 });

const rounds = { numRuns: 8, endOnFailure: true };

describe('one change in a small session', () => {
  const people = world(400);
  beforeAll(() => people.open());
  afterAll(() => people.close());

  test('leaves what a run would leave', { timeout: 240_000 }, async () => {
    await people.run();
    // Later changes may delete most of them.
    expect((await people.stored()).length).toBeGreaterThan(5);
    await fc.assert(
      fc.asyncProperty(someChanges, async (some) => {
        await people.change(some);
        const changed = await people.stored();
        expect(await people.fitting()).toEqual(await people.engine());
        await people.run();
        expect(await people.stored()).toEqual(changed);
      }),
      rounds,
    );
  });
});

describe('one change in a large session', () => {
  const people = world(0);
  beforeAll(() => people.open());
  afterAll(() => people.close());

  test(
    'leaves what the engine says of every pair, as the last run counted words',
    { timeout: 240_000 },
    async () => {
      await people.run();
      expect(await people.fitting()).toEqual(await people.engine());
      expect((await people.stored()).length).toBeGreaterThan(5);
      await fc.assert(
        fc.asyncProperty(someChanges, fc.nat(3), async (some, dice) => {
          await people.change(some);
          expect(await people.fitting()).toEqual(await people.engine());
          if (dice > 0) return;
          await people.run();
          expect(await people.fitting()).toEqual(await people.engine());
        }),
        rounds,
      );
    },
  );
});

describe('one change where only the best pairs are kept', () => {
  const people = world(0, { keepAllBelow: 12, best: 1 });
  beforeAll(() => people.open());
  afterAll(() => people.close());

  test(
    'leaves what a run would leave, for its own pairs and for those that come and go with them',
    { timeout: 240_000 },
    async () => {
      await people.run();
      expect(await people.crowded()).not.toEqual([]);
      await fc.assert(
        fc.asyncProperty(someChanges, async (some) => {
          await people.change(some);
          expect(await people.fitting()).toEqual(await people.engine());
        }),
        rounds,
      );
      await people.run();
      expect(await people.fitting()).toEqual(await people.engine());
    },
  );
});

describe('one change, before its formation is scored as a whole', () => {
  const people = world(0, { keepAllBelow: 12, best: 1 }, 3600);
  beforeAll(() => people.open());
  afterAll(() => people.close());

  test(
    'shows some pairs at once, and none that a run would take away',
    { timeout: 240_000 },
    async () => {
      const counts: number[] = [];
      for (const one of ['test', 'sheet', 'need'] as const) {
        await people.run();
        const appeared = await people.appeared(one);
        expect(await people.engine()).toEqual(expect.arrayContaining(appeared));
        counts.push(appeared.length);
      }
      expect(Math.max(...counts)).toBeGreaterThan(0);
    },
  );
});
