import fc from 'fast-check';
import { someManager, someSuperuser } from '../fixtures/by-calls.ts';
import { standingClock } from '../product/clock.ts';
import { keptFaults } from '../follow-up/kept-faults.ts';
import type { TestServer } from '../product/test-server.ts';
import { faultsOf } from './judge-history.ts';
import { takeSnapshot } from './snapshot.ts';
import { history, type Event, type Step } from './steps.ts';
import { takeStep, type Clock, type Taken } from './take-step.ts';
import { makeWorld } from './world.ts';

export interface HistoryCounts {
  histories: number;
  steps: number;
  done: number;
  refused: number;
  /** How often each kind of step was done and not refused. */
  byKind: Map<Step['kind'], number>;
}

export interface HistoryOptions {
  seed: number;
  histories: number;
  /** Events of each. */
  length: number;
}

/** The clock that a server of histories has to be started with. */
export const historyClock = (): Clock => standingClock('2026-11-02T08:00:00Z');

const stepsOf = (event: Event): Step[] => {
  if (event.at === 'same instant') return event.steps;
  return event.at === 'twice' ? [event.step, event.step] : [event.step];
};

/** What went wrong, and the smallest history at which it does, without the steps at which nothing happens. */
const storyOf = ({ seed, counterexample, errorInstance }: fc.RunDetails<[Event[]]>): string => {
  const events = (counterexample?.[0] ?? []).filter(
    (event) => event.at === 'same instant' || event.step.kind !== 'wait' || event.step.minutes > 0,
  );
  const lines = events.map((event) => JSON.stringify(event));
  return [`With the seed ${seed}: ${String(errorInstance)}`, ...lines].join('\n  ');
};

/**
 * What several people do one after the other, twice, or at the same instant, by the chance of a seed, each history among people
 * of its own. After each event it is asked whether every move is in the tables, no seat is taken twice, what was refused
 * has changed nothing, and nobody is written to whom nothing concerns; after each history, whether who waits for what is kept as
 * it would be told afresh. Answers the counts; fails with the smallest history at which something does not hold.
 */
export const runHistories = async (
  server: TestServer,
  clock: Clock,
  { seed, histories, length }: HistoryOptions,
): Promise<HistoryCounts> => {
  const counts: HistoryCounts = { histories: 0, steps: 0, done: 0, refused: 0, byKind: new Map() };
  const staff = await someManager(server, await someSuperuser(server));
  const { rows } = await server.services.db.pool.query<{ id: number }>(
    'select id from accounts where email = $1',
    [staff.email],
  );
  const staffId = rows[0]?.id ?? 0;
  const count = (step: Step, { status }: Taken): void => {
    counts.steps += 1;
    if (status >= 400) counts.refused += 1;
    else {
      counts.done += 1;
      counts.byKind.set(step.kind, (counts.byKind.get(step.kind) ?? 0) + 1);
    }
  };
  const property = fc.asyncProperty(history(length), async (events) => {
    const world = await makeWorld(server, staffId);
    let before = await takeSnapshot(server, world);
    for (const event of events) {
      const steps = stepsOf(event);
      const taken: Taken[] = [];
      const stage = { server, world, clock };
      if (event.at === 'same instant')
        taken.push(...(await Promise.all(steps.map((step) => takeStep(stage, step)))));
      else for (const step of steps) taken.push(await takeStep(stage, step));
      for (const [index, one] of taken.entries()) count(steps[index] as Step, one);
      const { faults, after } = await faultsOf(server, world, event, taken, before);
      if (faults.length > 0) throw new Error(faults.join('\n'));
      before = after;
    }
    const unlike = await keptFaults(server.services);
    if (unlike.length > 0) throw new Error(unlike.join('\n'));
    counts.histories += 1;
  });
  const result = await fc.check(property, { seed, numRuns: histories });
  if (result.failed) throw new Error(storyOf(result));
  return counts;
};
