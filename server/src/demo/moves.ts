import { matchId, status } from '@tandem/domain/matches/match';
import type { SignedInActor } from '../platform/http/call.ts';
import { findMatches, type MatchRow, recordMove } from '../areas/matches/index.ts';
import type { Services } from '../areas/services.ts';
import { finaliseMatch } from '../areas/contracts/index.ts';
import { writeContract } from './contract-sheets.ts';
import { journeyOf, type DemoMatch, type DemoMove, type Seats } from './journeys.ts';
import { deedOf, type Happening } from './past.ts';
import { openRegistry, type Registry } from './people.ts';
import type { DemoCandidate, DemoPlan } from './plan.ts';
import type { Random } from './random.ts';
import type { Written } from './written.ts';

/** What the matching has found, each match with the people whom the plan knows. */
const readMatches = async (
  { db }: Services,
  plan: DemoPlan,
  { accounts, offers }: Written,
): Promise<Map<DemoCandidate, DemoMatch[]>> => {
  const candidates = new Map(
    plan.candidates.map((candidate) => [accounts.get(candidate)?.recordId, candidate]),
  );
  const needs = new Map(
    plan.companies.flatMap((company) =>
      company.needs.map((need) => [offers.get(need), { need, company }] as const),
    ),
  );
  const matches = (await findMatches(db.read, {})).flatMap((row: MatchRow): DemoMatch[] => {
    const candidate = candidates.get(row.applicant_id);
    const side = needs.get(row.offer_id);
    return candidate && side ? [{ row, candidate, ...side }] : [];
  });
  return Map.groupBy(matches, ({ candidate }) => candidate);
};

/** Who makes a move: the candidate, the company, or the manager who looks after the formation. */
const actorOf = (
  { match, by }: DemoMove,
  { managers }: DemoPlan,
  written: Written,
): SignedInActor => {
  const { candidate, company } = match;
  const nobody = { signInId: 0, email: '', candidateId: null, companyId: null };
  if (by === 'staff') {
    const manager = managers.find(
      (one) => one.registeredAt !== null && one.trades.includes(candidate.trade),
    );
    const accountId = manager && written.managers.get(manager);
    return accountId === undefined
      ? { ...nobody, kind: 'superuser', accountId: written.superuserId }
      : { ...nobody, kind: 'staff', accountId };
  }
  const account = written.accounts.get(by === 'applicant' ? candidate : company);
  if (!account) throw new Error('A move by somebody without an account.');
  return {
    ...nobody,
    kind: by,
    accountId: account.accountId,
    [by === 'applicant' ? 'candidateId' : 'companyId']: account.recordId,
  };
};

interface Office {
  now: Date;
  registry: Registry;
  random: Random;
}

const happeningOf = (
  move: DemoMove,
  actor: SignedInActor,
  { now, registry, random }: Office,
): Happening => {
  const { match, from, to, at } = move;
  const { applicant_id: candidateId, offer_id: needId } = match.row;
  if (to !== status.finalised)
    return {
      at,
      play: (past) =>
        past.db.transaction((tx) =>
          recordMove(
            past,
            tx,
            { actor, journal: deedOf(past, actor, 'move_match') },
            { ...match.row, status: from },
            to,
          ),
        ),
    };
  const { company, need } = match;
  const body = writeContract({ company, need, signedAt: at, now }, registry, random);
  return {
    at,
    play: async (past) => {
      const params = { matchId: matchId({ candidateId, needId }) };
      const journal = deedOf(past, actor, 'save_contract_sheet');
      const request = { actor, journal, params, body, query: undefined, files: {} };
      await finaliseMatch(past, { ...request, host: '', device: '', measures: false });
    },
  };
};

/** What people did with the matches that the matching has found. */
export const planMoves = async (
  services: Services,
  plan: DemoPlan,
  written: Written,
  random: Random,
): Promise<{ moves: DemoMove[]; happenings: Happening[] }> => {
  const now = services.now();
  const seats: Seats = new Map();
  const matches = await readMatches(services, plan, written);
  const moves = plan.candidates.flatMap((candidate) =>
    journeyOf(matches.get(candidate) ?? [], { now, seats, random: random.fork(candidate.email) }),
  );
  const office = { now, random, registry: openRegistry(random.fork('contracts')) };
  const happenings = moves.map((move) => happeningOf(move, actorOf(move, plan, written), office));
  return { moves, happenings };
};
