import { addDays, inFigures } from '../../../calendar/days.ts';
import { blocking, unlikely, type Verdict } from '../../finding.ts';
import { weeklyMinutesOf } from '../pay/working-time.ts';
import type { OtherContract, Reader, Rule, RuleContext } from '../rule.ts';

/** The most that anybody works in a week, for all employers together (L3121-20, L8261-1). */
const mostMinutes = 48 * 60;

/** The day of a break is the first on which another contract may begin. */
const lastDayOf = (to: string, brokenOn: string | null): string =>
  brokenOn !== null && brokenOn <= to ? addDays(brokenOn, -1) : to;

interface Days {
  from: string;
  /** Null as long as the file does not say. */
  to: string | null;
}

const ownDays = (read: Reader, { brokenOn }: RuleContext): Days | null => {
  const from = read.day('contract_start');
  const end = read.day('contract_end');
  return from === null ? null : { from, to: end && lastDayOf(end, brokenOn) };
};

/** As long as its end is not known, a contract is there on its first day alone. */
const overlaps = (
  { from, to }: Days,
  { from: begins, to: ends, brokenOn }: OtherContract,
): boolean => {
  const [ownLast, last] = [to ?? from, lastDayOf(ends, brokenOn)];
  // One that was broken on its first day has none.
  return from <= ownLast && begins <= last && from <= last && begins <= ownLast;
};

const inHours = (minutes: number): string =>
  minutes % 60 === 0
    ? `${minutes / 60} heures`
    : `${Math.floor(minutes / 60)} h ${String(minutes % 60).padStart(2, '0')}`;

const told = ({ from }: Days, other: OtherContract): readonly [wrong: string, remedy: string] => {
  if (other.from > from)
    return [
      `Un autre contrat du candidat commence le ${inFigures(other.from)}, avant la fin de celui-ci.`,
      'Corrigez les dates de l’un des deux, ou indiquez la rupture de celui-ci',
    ];
  return other.brokenOn !== null && other.brokenOn <= other.to
    ? [
        `Ce contrat commence avant la rupture d’un autre du candidat, le ${inFigures(other.brokenOn)}.`,
        'Reculez son début jusqu’à ce jour, ou corrigez le jour de la rupture',
      ]
    : [
        `Ce contrat commence pendant un autre du candidat, du ${inFigures(other.from)} au ${inFigures(other.to)}.`,
        'Reculez son début après ce jour, ou indiquez la rupture de l’autre',
      ];
};

const verdictOf = (read: Reader, days: Days, other: OtherContract): Verdict => {
  const [wrong, remedy] = told(days, other);
  const own = weeklyMinutesOf(read) ?? 0;
  const together = own + (other.weeklyMinutes ?? 0);
  return own > 0 && other.weeklyMinutes !== null && together > mostMinutes
    ? blocking(
        wrong,
        `Ensemble ils font ${inHours(together)} par semaine, et personne n’en travaille plus de 48, tous employeurs réunis.`,
        `${remedy}.`,
      )
    : unlikely(
        wrong,
        'D’ordinaire le premier est fini, ou rompu, avant que le second commence.',
        `${remedy}\u202F; s’ils se suivent bien ainsi, dites pourquoi.`,
      );
};

/** Two contracts of one candidate at the same time, also with two companies, or in two school years. */
export const otherContractRules: readonly Rule[] = [
  {
    rule: 'other_contract',
    field: 'contract_start',
    source: 'Code du travail, L3121-20 et L8261-1',
    judge: (read, context) => {
      const own = ownDays(read, context);
      if (!own) return null;
      const verdicts = context.others
        .filter((other) => overlaps(own, other))
        .map((other) => verdictOf(read, own, other));
      return verdicts.find(({ blocks }) => blocks) ?? verdicts[0] ?? null;
    },
  },
];
