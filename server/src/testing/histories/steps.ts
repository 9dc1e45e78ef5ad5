import { status, type MatchStatus } from '@tandem/domain/matches/match';
import fc from 'fast-check';
import { actors, type ActorName } from './world.ts';

/** One thing that somebody does; `pair` and `need` name one of the world's by its place. */
export type Step =
  | { kind: 'wait'; minutes: number }
  | { kind: 'move'; by: ActorName; pair: number; to: MatchStatus; quiet: boolean }
  | { kind: 'withdraw' | 'undo' | 'interest' | 'finalise'; by: ActorName; pair: number }
  | { kind: 'break' | 'restore'; by: ActorName; pair: number; quiet: boolean }
  | { kind: 'propose' | 'take' | 'cancel' | 'outcome'; by: ActorName; pair: number; moment: number }
  | { kind: 'close'; by: ActorName; need: number; as: 'set_aside' | 'filled' | 'withdrawn' }
  | { kind: 'reopen'; by: ActorName; need: number; seats: number | null }
  | { kind: 'delete need'; by: ActorName; need: number }
  | { kind: 'delete candidate'; by: ActorName; candidate: number };

/** What happens in a history at one place: one step, the same twice as by a double click, or two at the same instant. */
export type Event = { at: 'once' | 'twice'; step: Step } | { at: 'same instant'; steps: Step[] };

const by = fc.constantFrom(...actors);
/** Mostly those around the first candidate and the first need: what one of them does concerns the others. */
const pair = fc.constantFrom(0, 0, 0, 0, 0, 3, 3, 3, 1, 1, 1, 2, 4, 5, 6, 7, 8);
const need = fc.nat({ max: 2 });
const moment = fc.nat({ max: 2 });
const quiet = fc.boolean();
const on = { by, pair };

const of = <Fields extends object>(
  kind: Step['kind'],
  fields: { [Name in keyof Fields]: fc.Arbitrary<Fields[Name]> },
) => fc.record({ kind: fc.constant(kind), ...fields }) as unknown as fc.Arbitrary<Step>;

/** The way to a placement is walked more often than chance alone would. */
const forward = fc.constantFrom<MatchStatus>(
  status.acceptedByCompany,
  status.acceptedByCompany,
  status.fullyAccepted,
  status.fullyAccepted,
  status.refusedByCompany,
  status.refusedByCandidate,
  status.queued,
  status.pending,
  status.finalised,
);

/** A failing history is made smaller towards steps at which nothing but time passes. */
const step: fc.Arbitrary<Step> = fc.oneof(
  { withCrossShrink: true },
  { weight: 9, arbitrary: of('wait', { minutes: fc.constantFrom(0, 1, 11, 1500, 60_000) }) },
  { weight: 54, arbitrary: of('move', { ...on, to: forward, quiet }) },
  { weight: 6, arbitrary: of('withdraw', on) },
  { weight: 9, arbitrary: of('undo', on) },
  { weight: 3, arbitrary: of('interest', on) },
  { weight: 18, arbitrary: of('finalise', on) },
  { weight: 6, arbitrary: of('break', { ...on, quiet }) },
  { weight: 6, arbitrary: of('restore', { ...on, quiet }) },
  { weight: 9, arbitrary: of('propose', { ...on, moment }) },
  { weight: 9, arbitrary: of('take', { ...on, moment }) },
  { weight: 3, arbitrary: of('cancel', { ...on, moment }) },
  { weight: 3, arbitrary: of('outcome', { ...on, moment }) },
  {
    weight: 6,
    arbitrary: of('close', { by, need, as: fc.constantFrom('set_aside', 'filled', 'withdrawn') }),
  },
  { weight: 6, arbitrary: of('reopen', { by, need, seats: fc.constantFrom(null, 1, 2, 3) }) },
  { weight: 1, arbitrary: of('delete need', { by, need }) },
  { weight: 1, arbitrary: of('delete candidate', { by, candidate: fc.nat({ max: 2 }) }) },
);

/** Most steps are meant for those two who may take them, or hardly any history would come to a placement. */
const meant = fc
  .record({ step, isMeant: fc.constantFrom(true, true, true, false) })
  .map(({ step: drawn, isMeant }) => (isMeant ? meantFor(drawn) : drawn));

const meantFor = (drawn: Step): Step => {
  if (!('pair' in drawn) || drawn.by === 'staff') return drawn;
  const candidate = `candidate ${drawn.pair % 3}` as ActorName;
  const company = Math.floor(drawn.pair / 3) === 1 ? 'company 1' : 'company 0';
  if (drawn.kind === 'restore') return { ...drawn, by: 'staff' };
  const isCandidates =
    drawn.kind === 'withdraw' ||
    drawn.kind === 'interest' ||
    drawn.kind === 'take' ||
    (drawn.kind === 'move' &&
      (drawn.to === status.fullyAccepted || drawn.to === status.refusedByCandidate));
  return { ...drawn, by: isCandidates ? candidate : company };
};

const event: fc.Arbitrary<Event> = fc.oneof(
  { withCrossShrink: true },
  { weight: 8, arbitrary: fc.record({ at: fc.constant('once' as const), step: meant }) },
  { weight: 1, arbitrary: fc.record({ at: fc.constant('twice' as const), step: meant }) },
  {
    weight: 1,
    arbitrary: fc.record({
      at: fc.constant('same instant' as const),
      steps: fc.array(meant, { minLength: 2, maxLength: 3 }),
    }),
  },
);

/** Where a history begins, or a placement and its end would hardly ever be reached: so many steps of one of these ways. */
const ways: readonly ((pair: number) => Step[])[] = [
  (at) => [
    { kind: 'move', by: 'company 0', pair: at, to: status.acceptedByCompany, quiet: false },
    { kind: 'move', by: 'candidate 0', pair: at, to: status.fullyAccepted, quiet: false },
    { kind: 'finalise', by: 'company 0', pair: at },
    { kind: 'break', by: 'staff', pair: at, quiet: false },
  ],
  (at) => [
    { kind: 'move', by: 'company 0', pair: at, to: status.acceptedByCompany, quiet: false },
    { kind: 'propose', by: 'company 0', pair: at, moment: 0 },
    { kind: 'take', by: 'candidate 0', pair: at, moment: 0 },
    { kind: 'move', by: 'candidate 0', pair: at, to: status.fullyAccepted, quiet: false },
  ],
];

const beginning: fc.Arbitrary<Event[]> = fc
  .record({ way: fc.constantFrom(...ways), pair, steps: fc.nat({ max: 4 }) })
  .map(({ way, pair: at, steps }) =>
    way(at)
      .slice(0, steps)
      .map((one) => ({ at: 'once', step: meantFor(one) })),
  );

export const history = (length: number): fc.Arbitrary<Event[]> =>
  fc
    .tuple(beginning, fc.array(event, { minLength: length, maxLength: length }))
    .map(([first, rest]) => [...first, ...rest].slice(0, length));
