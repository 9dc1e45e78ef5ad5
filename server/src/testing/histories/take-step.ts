import type { ContractKey } from '@tandem/contract';
import { matchId } from '@tandem/domain/matches/match';
import { addDays } from '@tandem/domain/calendar/days';
import { parisClock } from '@tandem/domain/calendar/paris-time';
import { tellLateMove } from '../../areas/matches/moves/tell-late-move.ts';
import { completeContractSheet } from '../fixtures/contracts/contract-sheet.ts';
import { proposal } from '../fixtures/meetings.ts';
import type { Called, CallOptions, TestServer } from '../product/test-server.ts';
import type { Step } from './steps.ts';
import { pairOf, type World } from './world.ts';

export interface Taken {
  status: number;
  failure: string;
}

/** A clock that a history may move on. */
export interface Clock {
  now: () => Date;
  pass: (amount: number, unit: 'minutes') => void;
}

interface Stage {
  server: TestServer;
  world: World;
  clock: Clock;
}

const isStaff = (step: Step): boolean => 'by' in step && step.by === 'staff';

/** Says something of its own only for the staff: others may not be quiet. */
const quietly = (step: Step & { quiet: boolean }) => (isStaff(step) ? { quiet: step.quiet } : {});

const latestOf = async (
  { server, world }: Stage,
  table: 'meetings' | 'match_moves',
  pairIndex: number,
): Promise<number> => {
  const { candidateId, needId } = pairOf(world, pairIndex);
  const { rows } = await server.services.db.pool.query<{ id: number | null }>(
    `select max(id) as id from ${table} where applicant_id = $1 and offer_id = $2`,
    [candidateId, needId],
  );
  // One that is not there: asking for it is refused.
  return rows[0]?.id ?? 2_000_000_000;
};

const closing = (step: Step & { kind: 'close' }, today: string) => ({
  state: step.as,
  ...(step.as === 'set_aside' && { until: addDays(today, 20) }),
  ...(step.as === 'filled' && { filled_by: 'elsewhere' as const, channel: 'other' as const }),
  ...(step.as === 'withdrawn' && { reason: 'other' as const }),
});

/** Refusals that nobody was told of yet are told, as the job does ten minutes after them. */
const wait = async (
  { server, world, clock }: Stage,
  { minutes }: { minutes: number },
): Promise<Taken> => {
  clock.pass(minutes, 'minutes');
  if (minutes < 11) return { status: 200, failure: '' };
  const { services } = server;
  const { rows } = await services.db.pool.query<{ id: number }>(
    'select id from match_moves where told_at is null and applicant_id = any($1) order by id',
    [world.candidateIds],
  );
  for (const { id } of rows) await tellLateMove(services, { moveId: id });
  return { status: 200, failure: '' };
};

type Calling = <Key extends ContractKey>(key: Key, options: CallOptions<Key>) => Promise<Taken>;

const onPair = async (
  stage: Stage,
  call: Calling,
  step: Extract<Step, { pair: number }>,
): Promise<Taken> => {
  const { world, clock } = stage;
  const id = matchId(pairOf(world, step.pair));
  const params = { id };
  const today = parisClock(clock.now()).day;
  switch (step.kind) {
    case 'move':
      return call('POST /matches/{id}/', { params, body: { action: step.to, ...quietly(step) } });
    case 'withdraw':
      return call('POST /matches/{id}/withdraw/', { params, body: { reason: 'other' } });
    case 'undo':
      return call('POST /matches/{id}/undo/', {
        params,
        body: { move: await latestOf(stage, 'match_moves', step.pair) },
      });
    case 'interest':
      return call('PUT /matches/{id}/interest/', { params });
    case 'finalise':
      return call('POST /contract/note/{matchId}/', {
        params: { matchId: id },
        body: completeContractSheet(),
      });
    case 'break':
      return call('POST /matches/{id}/breaking/', {
        params,
        body: {
          broken_on: today,
          broken_by: 'other',
          reason: 'other',
          comment: null,
          note: null,
          ...quietly(step),
        },
      });
    case 'restore':
      return call('POST /matches/{id}/restoring/', {
        params,
        body: { note: null, ...quietly(step) },
      });
    default:
      return onMeeting(stage, call, step);
  }
};

const onMeeting = async (
  stage: Stage,
  call: Calling,
  step: Extract<Step, { moment: number }>,
): Promise<Taken> => {
  const { world } = stage;
  const params = { id: await latestOf(stage, 'meetings', step.pair) };
  const moment = world.moments[step.moment] ?? '';
  switch (step.kind) {
    case 'propose':
      return call('POST /matches/{id}/meetings/', {
        params: { id: matchId(pairOf(world, step.pair)) },
        body: proposal(world.moments),
      });
    case 'take':
      return call('POST /meetings/{id}/take/', { params, body: { moment } });
    case 'cancel':
      return call('POST /meetings/{id}/cancel/', { params, body: { reason: '' } });
    default:
      return call('POST /meetings/{id}/outcome/', { params, body: { outcome: 'held' } });
  }
};

const onNeed = (
  { world, clock }: Stage,
  call: Calling,
  step: Extract<Step, { need: number }>,
): Promise<Taken> => {
  const params = { id: world.needIds[step.need] ?? 0 };
  const today = parisClock(clock.now()).day;
  switch (step.kind) {
    case 'close':
      return call('POST /offers/{id}/closing/', {
        params,
        body: { ...closing(step, today), note: null, word: null },
      });
    case 'reopen':
      return call('POST /offers/{id}/reopening/', {
        params,
        body: step.seats === null ? {} : { seats: step.seats },
      });
    default:
      return call('DELETE /offers/{id}/', { params });
  }
};

/** Takes one step as whoever takes it, with an access token of this moment. */
export const takeStep = async (stage: Stage, step: Step): Promise<Taken> => {
  if (step.kind === 'wait') return wait(stage, step);
  const { server, world } = stage;
  const { signInId } = world.people[step.by];
  const as = await server.services.tokens.makeAccess({ signInId });
  const call: Calling = async (key, options) => {
    const { status, failure, raw }: Called<typeof key> = await server.call(key, { ...options, as });
    return { status, failure: status < 400 || raw.length === 0 ? '' : failure.code };
  };
  if ('pair' in step) return onPair(stage, call, step);
  if ('need' in step) return onNeed(stage, call, step);
  return call('DELETE /applicant/{id}/', {
    params: { id: world.candidateIds[step.candidate] ?? 0 },
  });
};
