import { matchId, status, type MatchStatus } from '@tandem/domain/matches/match';
import { reasonKeysOf, refusingSide } from '@tandem/domain/matches/refusal-reasons';
import { tellings, undoMs } from '@tandem/domain/matches/undo';
import type { SignedInActor } from '../../platform/http/call.ts';
import {
  findMatches,
  nothingSaid,
  recordMove,
  tellLateMove,
  writeInterest,
  type MatchRow,
  type Said,
} from '../../areas/matches/index.ts';
import type { Services } from '../../areas/services.ts';
import { finaliseMatch } from '../../areas/contracts/index.ts';
import { writeContract } from './contract-sheets.ts';
import { journeyOf, whileOpen, type DemoMatch, type DemoMove, type Seats } from './journeys.ts';
import { auditLogOf, requestOf, servicesAt, type Happening } from './in-the-past.ts';
import { planAskedParts } from './asked-parts.ts';
import { chooseBroken, planBreaks } from './breaks.ts';
import { planReadings } from './readings.ts';
import { planLaterFiles } from './later-files.ts';
import { acceptedIn, planMeetings } from './play-meetings.ts';
import { openRegistry, type Registry } from '../plan/people.ts';
import type { DemoCandidate, DemoPlan } from '../plan/plan.ts';
import type { Random } from '../random.ts';
import type { Written } from '../write/written.ts';

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

/** Who makes a move: the candidate, the company, or the manager who looks after the programme. */
export const actorOf = (
  { match, by }: Pick<DemoMove, 'match' | 'by'>,
  { managers }: DemoPlan,
  written: Written,
): SignedInActor => {
  const { candidate, company } = match;
  const nobody = {
    signInId: 0,
    linkedProgrammeIds: null,
    isLimited: false,
    email: '',
    candidateId: null,
    companyId: null,
  };
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

/** Most who refuse say why, and a few of them have it told. */
const saidOf = (to: MatchStatus, random: Random): Said => {
  const side = refusingSide(to);
  if (side === null || random.chance(0.1)) return nothingSaid;
  const reason = random.pick(reasonKeysOf[side]);
  return { ...nothingSaid, reason, tellReason: random.chance(0.3) };
};

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
      play: async (past) => {
        const moveId = await past.db.transaction((tx) =>
          recordMove(
            past,
            tx,
            { actor, auditLog: auditLogOf(past, actor, 'move_match') },
            { ...match.row, status: from },
            to,
            saidOf(to, random),
          ),
        );
        const later = new Date(at.getTime() + undoMs);
        if (tellings[to] === 'late') await tellLateMove(servicesAt(past, later), { moveId });
      },
    };
  const { company, need } = match;
  const body = writeContract({ company, need, signedAt: at, now }, registry, random);
  return {
    at,
    play: async (past) => {
      const params = { matchId: matchId({ candidateId, needId }) };
      const request = requestOf(past, actor, 'save_contract_sheet');
      await finaliseMatch(past, { ...request, params, body });
    },
  };
};

const interestDelayMs = 20 * 3_600_000;

/** Every third candidate has said that the best of the needs that have not answered interests them. */
const interestsOf = (
  matches: readonly DemoMatch[],
  moves: readonly DemoMove[],
  now: Date,
  random: Random,
): Happening[] => {
  const moved = new Set(moves.map(({ match }) => match));
  const match = matches
    .filter((one) => !moved.has(one))
    .toSorted((one, other) => other.row.score - one.row.score)[0];
  if (!match || !random.chance(0.35)) return [];
  const { applicant_id: candidateId, offer_id: needId, created_at: created } = match.row;
  const at = new Date(created.getTime() + interestDelayMs);
  if (at >= now) return [];
  const play: Happening['play'] = async (past) => {
    await past.db.transaction((tx) => writeInterest(tx, { candidateId, needId }, at));
  };
  return [{ at, play }];
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
  const planned = plan.candidates.flatMap((candidate) =>
    journeyOf(matches.get(candidate) ?? [], { now, seats, random: random.fork(candidate.email) }),
  );
  const moves = whileOpen(planned);
  const office = { now, random, registry: openRegistry(random.fork('contracts')) };
  const happenings = moves.map((move) => happeningOf(move, actorOf(move, plan, written), office));
  const as = (move: DemoMove, by: 'applicant' | 'company') =>
    actorOf({ ...move, by }, plan, written);
  const interviewed = acceptedIn(moves).map((move) => ({
    move,
    candidate: as(move, 'applicant'),
    company: as(move, 'company'),
  }));
  const meetings = planMeetings(interviewed, { now, random: random.fork('meetings') });
  const interests = plan.candidates.flatMap((candidate) =>
    interestsOf(
      matches.get(candidate) ?? [],
      moves,
      now,
      random.fork(`interest of ${candidate.email}`),
    ),
  );
  const readings = planReadings(matches.values(), moves, {
    now,
    random: random.fork('readings'),
  });
  const broken = chooseBroken(moves, { now, random: random.fork('breaks') });
  const breaks = planBreaks(broken, (move) => as(move, 'company'), now);
  const files = planLaterFiles(moves, (move) => actorOf({ ...move, by: 'staff' }, plan, written), {
    now,
    broken,
    random: random.fork('files'),
  });
  const parts = planAskedParts(moves, (move) => as(move, 'company'), now);
  return {
    moves,
    happenings: [
      ...happenings,
      ...meetings,
      ...interests,
      ...readings,
      ...breaks,
      ...files,
      ...parts,
    ],
  };
};
