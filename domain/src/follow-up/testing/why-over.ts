import { elapsedDays } from '../../calendar/elapsed.ts';
import type { WaitKind } from '../wait-kinds.ts';
import type { Wait } from '../wait.ts';
import { isAlive, isOpen, isPlaced, seats, type Centre, type Pair, type Person } from './centre.ts';
import { pairsOf, pendingAt } from './facts.ts';

interface Seen {
  centre: Centre;
  person: Person;
  wait: Wait;
  now: Date;
  pair: Pair | undefined;
}

const signs = ({ pair, person }: Seen): boolean =>
  pair?.status === 'placed' &&
  pair.completedAt !== null &&
  !pair.signed[person.id > 10 ? 'company' : 'applicant'];

const alivePair = ({ centre, pair }: Seen): boolean => pair !== undefined && isAlive(centre, pair);

/** Whether somebody still owes what a wait asks for, by what has been done alone; the other kinds are not played. */
const isOwed: Partial<Record<WaitKind, (seen: Seen) => boolean>> = {
  bounce: ({ person }) => person.refusedAt !== null,
  register: ({ person }) => person.registeredAt === null,
  sheet: ({ person }) => person.registeredAt !== null && person.sheetAt === null,
  candidate_test: ({ person }) => person.sheetAt !== null && person.testAt === null,
  tutor_test: ({ centre, wait }) => {
    const need = centre.needs.get(wait.subjectId);
    return need?.state === 'inactive' && !need.hasTest && !centre.isClosed;
  },
  tutor_bounce: ({ centre, wait }) => {
    const need = centre.needs.get(wait.subjectId);
    return need?.state === 'inactive' && need.tutorRefusedAt !== null && !centre.isClosed;
  },
  answer_candidate: ({ centre, person, now, wait }) =>
    pendingAt(
      pairsOf(centre, person).filter((pair) => isAlive(centre, pair)),
      now,
    ).length === wait.count,
  answer_company: (seen) => {
    const { endsAt, waitsFor } = seen.pair?.meeting ?? {};
    const isMet = waitsFor !== 'company' && !(endsAt && endsAt > seen.now);
    return alivePair(seen) && seen.pair?.status === 'yes' && isMet;
  },
  answer_meeting: (seen) =>
    alivePair(seen) &&
    seen.pair?.meeting?.waitsFor === (seen.person.id > 10 ? 'company' : 'applicant'),
  meeting_outcome: (seen) =>
    alivePair(seen) && seen.pair?.meeting?.endsAt !== undefined && seen.pair.meeting.endsAt !== null
      ? seen.pair.meeting.endsAt <= seen.now
      : false,
  prepare_contract: (seen) => alivePair(seen) && seen.pair?.status === 'agreed',
  candidate_part: (seen) => {
    const { status, hasPart, completedAt } = seen.pair ?? {};
    const isOpen = status === 'agreed' ? alivePair(seen) : status === 'placed' && !completedAt;
    return isOpen && hasPart === false;
  },
  complete_contract: ({ pair }) =>
    pair?.status === 'placed' && pair.hasPart && pair.completedAt === null,
  sign_contract: signs,
  visa_contract: ({ pair }) => pair?.status === 'placed' && pair.signed.applicant,
  still_looking: ({ centre, wait, now }) =>
    centre.needs.get(wait.subjectId)?.state === 'active' &&
    [...centre.pairs.values()].every(
      ({ needId, movedAt }) =>
        needId !== wait.subjectId || !movedAt || elapsedDays(movedAt, now) >= 30,
    ),
  find_again: ({ centre, person }) => person.brokenAt !== null && !isPlaced(centre, person.id),
  no_match_candidate: ({ centre, person }) =>
    !pairsOf(centre, person).some((pair) => isAlive(centre, pair) && isOpen(pair)),
  no_match_need: ({ centre, wait }) => {
    const own = [...centre.pairs.values()].filter(({ needId }) => needId === wait.subjectId);
    const alive = own.filter((pair) => isAlive(centre, pair) && isOpen(pair));
    const taken = own.filter(({ status }) => status === 'placed').length + alive.length;
    return (
      centre.needs.get(wait.subjectId)?.state === 'active' &&
      alive.every(({ status }) => status === 'agreed') &&
      taken < seats
    );
  },
};

/** Of a year that is closed only these still wait. */
const beyondYears: ReadonlySet<WaitKind> = new Set([
  'bounce',
  'register',
  'sheet',
  'candidate_part',
  'complete_contract',
  'sign_contract',
  'visa_contract',
]);

/** Of who is placed nothing is waited for but this. */
const ofThePlaced: ReadonlySet<WaitKind> = new Set([
  'bounce',
  'candidate_part',
  'sign_contract',
  'visa_contract',
]);

/** Why a wait ought not to stand; null where it may. */
export const whyOver = (centre: Centre, person: Person, wait: Wait, now: Date): string | null => {
  const { kind, since, subject, subjectId } = wait;
  if (since > now) return 'it has not begun';
  if (centre.isClosed && !beyondYears.has(kind)) return 'the year is closed';
  if (isPlaced(centre, person.id) && !ofThePlaced.has(kind)) return 'they are placed';
  const pair = subject === 'match' ? centre.pairs.get(subjectId) : undefined;
  const judge = isOwed[kind];
  if (!judge) return 'nothing of the kind is played';
  return judge({ centre, person, wait, now, pair }) ? null : 'nobody owes it';
};
