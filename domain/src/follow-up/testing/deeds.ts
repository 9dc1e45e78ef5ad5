import { daysLater } from '../../calendar/elapsed.ts';
import type { NeedState } from '../../needs/need-state.ts';
import {
  candidateIds,
  companyOf,
  isAlive,
  needIds,
  openStatuses,
  start,
  tutorOf,
  type Centre,
  type Need,
  type Pair,
  type PairStatus,
  type Person,
} from './centre.ts';

/** One thing that somebody does at a centre; what is not possible then does not happen. */
export interface Deed {
  what: (typeof deeds)[number];
  /** In days from the beginning. */
  day: number;
  person: number;
  need: number;
}

const pairId = (candidateId: number, needId: number): number => candidateId * 1000 + needId;

/** Matches appear as soon as both sides are complete. */
const match = (centre: Centre, at: Date): void => {
  for (const candidateId of candidateIds)
    for (const needId of needIds) {
      const id = pairId(candidateId, needId);
      const isMatched =
        centre.people.get(candidateId)?.testAt && centre.needs.get(needId)?.state === 'active';
      if (!isMatched || centre.pairs.has(id)) continue;
      centre.pairs.set(id, {
        id,
        candidateId,
        needId,
        shownAt: at,
        status: 'pending',
        movedAt: null,
        agreedAt: null,
        backAt: null,
        meeting: null,
        metAt: null,
        hasPart: false,
        completedAt: null,
        signed: { applicant: false, company: false },
      });
    }
};

interface Doing {
  centre: Centre;
  at: Date;
  person: Person;
  need: Need;
  pair: Pair | undefined;
}

const move = ({ at, pair }: Doing, from: readonly PairStatus[], to: PairStatus): void => {
  if (!pair || !from.includes(pair.status)) return;
  Object.assign(pair, { status: to, movedAt: at, backAt: null });
  if (to === 'agreed') pair.agreedAt = at;
  if (to === 'refused' || to === 'declined' || to === 'placed') pair.meeting = null;
};

const setNeed = ({ at, need }: Doing, from: readonly NeedState[], to: NeedState): void => {
  if (need.madeAt && from.includes(need.state)) Object.assign(need, { state: to, since: at });
};

/** All needs of the tutor of one. */
const ofTutor = ({ needs }: Centre, { id }: Need): Need[] =>
  [...needs.values()].filter((one) => tutorOf(id) !== null && tutorOf(one.id) === tutorOf(id));

const open: readonly NeedState[] = ['inactive', 'active'];

const acts = {
  register: ({ person, at }) => void (person.registeredAt ??= at),
  sheet: ({ person, at }) => {
    if (person.registeredAt) person.sheetAt ??= at;
  },
  test: ({ person, at }) => {
    if (person.sheetAt) person.testAt ??= at;
  },
  describe: ({ centre, need, at }) => {
    if (need.madeAt || !centre.people.get(companyOf(need.id))?.sheetAt) return;
    Object.assign(need, { madeAt: at, since: at });
  },
  tutor: (doing) => {
    if (!doing.need.madeAt) return;
    doing.need.hasTest = true;
    setNeed(doing, ['inactive'], 'active');
  },
  accept: (doing) => move(doing, ['pending', 'put_off'], 'yes'),
  refuse: (doing) => move(doing, openStatuses, 'refused'),
  put_off: (doing) => {
    move(doing, ['pending', 'yes'], 'put_off');
    if (doing.pair?.status === 'put_off') doing.pair.backAt = daysLater(doing.at, 9);
  },
  agree: (doing) => move(doing, ['yes'], 'agreed'),
  decline: (doing) => move(doing, ['yes', 'agreed', 'pending'], 'declined'),
  place: (doing) => move(doing, ['agreed'], 'placed'),
  break: (doing) => {
    if (doing.pair?.status !== 'placed') return;
    move(doing, ['placed'], 'broken');
    doing.person.brokenAt = doing.at;
  },
  propose: ({ pair, at }) => {
    if (pair && (pair.status === 'yes' || pair.status === 'agreed'))
      pair.meeting ??= { waitsFor: 'applicant', changedAt: at, endsAt: null };
  },
  propose_others: ({ pair, at }) => {
    if (pair?.meeting?.waitsFor === 'applicant')
      pair.meeting = { waitsFor: 'company', changedAt: at, endsAt: null };
  },
  take: ({ pair, at }) => {
    if (pair?.meeting?.waitsFor)
      pair.meeting = { waitsFor: null, changedAt: at, endsAt: daysLater(at, 2.3) };
  },
  outcome: ({ pair, at }) => {
    if (!pair?.meeting?.endsAt || pair.meeting.endsAt > at) return;
    pair.metAt = pair.meeting.endsAt;
    pair.meeting = null;
  },
  fill_part: ({ pair }) => {
    if (pair?.status === 'agreed' || pair?.status === 'placed') pair.hasPart = true;
  },
  complete: ({ pair, at }) => {
    if (pair?.status === 'placed' && pair.hasPart) pair.completedAt ??= at;
  },
  sign: ({ pair }) => {
    if (pair?.status !== 'placed' || !pair.completedAt) return;
    if (pair.signed.company) pair.signed.applicant = true;
    pair.signed.company = true;
  },
  set_aside: (doing) => setNeed(doing, open, 'set_aside'),
  withdraw: (doing) => setNeed(doing, open, 'withdrawn'),
  fill: (doing) => setNeed(doing, open, 'filled'),
  reopen: (doing) =>
    setNeed(
      doing,
      ['set_aside', 'withdrawn', 'filled'],
      doing.need.hasTest ? 'active' : 'inactive',
    ),
  bounce: ({ person, at }) => void (person.refusedAt ??= at),
  tutor_bounce: ({ centre, need, at }) => {
    for (const one of ofTutor(centre, need)) if (one.madeAt) one.tutorRefusedAt ??= at;
  },
  correct_tutor: ({ centre, need }) => {
    for (const one of ofTutor(centre, need)) one.tutorRefusedAt = null;
  },
  correct: ({ person }) => void (person.refusedAt = null),
  hold: ({ person }) => void (person.isHeld = true),
  let_go: ({ person }) => void (person.isHeld = false),
  mute: ({ person }) => void (person.isMuted = true),
  close_year: ({ centre, at }) => {
    // The last weeks of the year that is played.
    if (at > daysLater(start, 330)) centre.isClosed = true;
  },
} as const satisfies Record<string, (doing: Doing) => void>;

export const deeds = Object.keys(acts) as (keyof typeof acts)[];

export const carryOut = (centre: Centre, { what, day, person: who, need: which }: Deed): void => {
  const person = centre.people.get(who);
  const need = centre.needs.get(which);
  if (!person || !need) return;
  const at = daysLater(start, day);
  const pair = centre.pairs.get(pairId(who, which));
  if (pair && !isAlive(centre, pair) && pair.status !== 'placed') return;
  acts[what]({ centre, at, person, need, pair });
  match(centre, at);
};
