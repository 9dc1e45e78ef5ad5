import { civilities, type Civility } from '../reference/civilities.ts';
import { noDistanceLimit, type Distance } from '../reference/distances.ts';

/** By what candidates are put together to see whether some are shown or accepted less than others. */
export const fairnessKinds = ['civility', 'distance', 'programme'] as const;

export type FairnessKind = (typeof fairnessKinds)[number];

/** A group of fewer candidates is not told: it would say something of each of them. */
export const smallestGroup = 10;
/** Fewer answers than this make no rate. */
export const fewestAnswers = 10;

/** Candidates who are alike in all kinds, counted. */
export interface FairnessCount {
  /** Null where the sheet does not say. */
  civility: Civility | null;
  /** In kilometres; -1 without limit. */
  distance: Distance | null;
  programme: string | null;
  candidates: number;
  /** Those of them who stand among the first of some need's list. */
  shown: number;
  /** Those who stood among the first rows of a list that a company has opened, of late. */
  seen: number;
  /** Answers of companies about them. */
  accepted: number;
  refused: number;
}

/** A share, and the two ends between which it lies nine times in ten. */
export interface Rate {
  rate: number;
  low: number;
  high: number;
}

export interface FairnessGroup {
  kind: FairnessKind;
  title: string;
  candidates: number;
  shown: Rate;
  /** Null as long as no company has opened a list. */
  seen: Rate | null;
  answers: number;
  /** Null with too few answers. */
  accepted: Rate | null;
  /** Whether the group is shown, or accepted, less or more than all others together: beyond what chance explains. */
  apart: { shown: Apart; seen: Apart; accepted: Apart };
}

export type Apart = 'less' | 'more' | null;

export interface Fairness {
  groups: FairnessGroup[];
  /** How many groups of each kind are too small to be told. */
  hidden: Record<FairnessKind, number>;
}

/** Of the normal distribution: 90 % lie within so many standard deviations. */
const ninety = 1.645;

/** Wilson's interval (Wilson, 1927), which holds for small numbers as well. */
export const rateOf = (count: number, of: number): Rate => {
  const [share, square] = [count / of, ninety ** 2];
  const middle = (share + square / (2 * of)) / (1 + square / of);
  const reach =
    (ninety / (1 + square / of)) * Math.sqrt((share * (1 - share)) / of + square / (4 * of ** 2));
  return { rate: share, low: Math.max(0, middle - reach), high: Math.min(1, middle + reach) };
};

/** Two shares are told apart where their intervals do not meet. */
const apartOf = (own: Rate | null, others: Rate | null): Apart => {
  if (!own || !others) return null;
  if (own.high < others.low) return 'less';
  return own.low > others.high ? 'more' : null;
};

type Sums = Pick<FairnessCount, 'candidates' | 'shown' | 'seen' | 'accepted' | 'refused'>;

const sumOf = (counts: readonly Sums[]): Sums =>
  counts.reduce(
    (sum, one) => ({
      candidates: sum.candidates + one.candidates,
      shown: sum.shown + one.shown,
      seen: sum.seen + one.seen,
      accepted: sum.accepted + one.accepted,
      refused: sum.refused + one.refused,
    }),
    { candidates: 0, shown: 0, seen: 0, accepted: 0, refused: 0 },
  );

const shareOf = (count: number, { candidates }: Sums): Rate | null =>
  candidates < smallestGroup ? null : rateOf(count, candidates);

const shownOf = (sums: Sums): Rate | null => shareOf(sums.shown, sums);

const acceptedOf = ({ accepted, refused }: Sums): Rate | null =>
  accepted + refused < fewestAnswers ? null : rateOf(accepted, accepted + refused);

const distanceTitle = (distance: Distance): string =>
  distance === noDistanceLimit ? 'Sans limite de distance' : `Jusqu’à ${distance} km`;

/** The group that a count belongs to; null where the sheet does not say. */
const titleIn: Record<FairnessKind, (count: FairnessCount) => string | null> = {
  civility: ({ civility }) => civility && civilities[civility],
  distance: ({ distance }) => (distance === null ? null : distanceTitle(distance)),
  programme: ({ programme }) => programme,
};

/** The narrowest limit first, none last. */
const byReach = (count: FairnessCount): number =>
  count.distance === null || count.distance === noDistanceLimit ? Infinity : count.distance;

/** Group by group, each beside all others of its kind; groups that are too small are only counted. */
export const fairnessOf = (counts: readonly FairnessCount[]): Fairness => {
  const hidden = { civility: 0, distance: 0, programme: 0 };
  const isNoted = counts.some(({ seen }) => seen > 0);
  const seenOf = (sums: Sums): Rate | null => (isNoted ? shareOf(sums.seen, sums) : null);
  const ordered = counts.toSorted((one, other) => byReach(one) - byReach(other));
  const groups = fairnessKinds.flatMap((kind) => {
    const told = ordered.filter((count) => titleIn[kind](count) !== null);
    return [...Map.groupBy(told, titleIn[kind])].flatMap(([title, own]): FairnessGroup[] => {
      const sums = sumOf(own);
      const others = sumOf(told.filter((count) => titleIn[kind](count) !== title));
      const shown = shownOf(sums);
      if (!shown) {
        hidden[kind] += 1;
        return [];
      }
      const [seen, accepted] = [seenOf(sums), acceptedOf(sums)];
      return [
        {
          kind,
          title: title ?? '',
          candidates: sums.candidates,
          shown,
          seen,
          answers: sums.accepted + sums.refused,
          accepted,
          apart: {
            shown: apartOf(shown, shownOf(others)),
            seen: apartOf(seen, seenOf(others)),
            accepted: apartOf(accepted, acceptedOf(others)),
          },
        },
      ];
    });
  });
  return { groups, hidden };
};

/** A group that would be shown so much less that a change is not proposed. */
export interface LosingGroup {
  kind: FairnessKind;
  title: string;
  /** Shares of its candidates who stand among the first of some list, from 0 to 1. */
  before: number;
  after: number;
}

/** A change may take no more than this part of what a group is shown today. */
const mostLost = 0.1;

/** The groups, civility and distance alone, that a change of the lists would take from sight: each as it is, and as it would be. */
export const losingGroups = (
  before: readonly FairnessCount[],
  after: readonly FairnessCount[],
): LosingGroup[] => {
  const then = fairnessOf(after).groups;
  return fairnessOf(before).groups.flatMap(({ kind, title, shown }) => {
    const later = then.find((one) => one.kind === kind && one.title === title);
    const loses =
      kind !== 'programme' && later !== undefined && later.shown.rate < (1 - mostLost) * shown.rate;
    return loses ? [{ kind, title, before: shown.rate, after: later.shown.rate }] : [];
  });
};
