import { payCaseOf } from './pay-case.ts';
import { isInMayotte, weeklyHoursOf } from './working-time.ts';
import { effectOf, readerOf, type FileValues, type Reader } from '../rule.ts';
import { payRowOrders, payRowSuffix, type PayRowOrder } from '../../pay/pay-row-orders.ts';
import { figureOn, valueOf, type Figure } from '../../pay/figures.ts';
import { hourlyWageName, payRounding } from '../../pay/minimum-wage.ts';
import { minimumPaySteps, percentOf, type PayStep } from '../../pay/minimum-pay.ts';

export interface PayRow {
  order: PayRowOrder;
  from: string;
  to: string;
  /** The percentage that was agreed, else what the agreed pay comes to, else the least that the law knows, or what held before where that is more; null where none is known. */
  percent: number | null;
  isAgreed: boolean;
  /** It is what held for the time before: nobody falls to the minimum by a row that was left empty. */
  isCarried: boolean;
  /** It is what the agreed pay comes to on the first day on which it is paid. */
  isPaid: boolean;
  /** The least that the law knows. */
  least: number | null;
  base: string;
}

/** More than that of the minimum wage is what somebody earns, and not a percentage of it. */
export const mostPercent = 200;

const orderedSteps = (read: Reader): [PayRowOrder, PayStep][] => {
  const payCase = payCaseOf(read);
  const steps = payCase ? minimumPaySteps(payCase) : [];
  return payRowOrders.flatMap((order): [PayRowOrder, PayStep][] => {
    const [year, period] = order.split('.').map(Number);
    const step = steps.filter((one) => one.year === year)[(period ?? 1) - 1];
    return step ? [[order, step]] : [];
  });
};

/** The period of a row; null where the contract has none of that order. */
export const payStepOf = (read: Reader, order: PayRowOrder): PayStep | null =>
  orderedSteps(read).find(([one]) => one === order)?.[1] ?? null;

/** What was agreed of the minimum wage for a day; 0 where that is not told. */
export const agreedPercent = (read: Reader, day: string): number => {
  const [order] = orderedSteps(read).findLast(([, step]) => step.from <= day) ?? [];
  if (order === undefined || read.text(`pay_base_${payRowSuffix(order)}`) === 'SMC') return 0;
  return read.number(`pay_percent_${payRowSuffix(order)}`) ?? 0;
};

export const leastPercentOf = (
  step: PayStep,
  figures: readonly Figure[],
  percentIn = percentOf,
): number | null => {
  const grid = valueOf(figureOn(figures, step.figure, step.from));
  return grid === null ? null : percentIn(step, grid);
};

/** What the agreed pay is of the minimum wage on the first day on which it is paid; null where it is below the least, or one of them is not known. */
const paidPercentOf = (
  read: Reader,
  figures: readonly Figure[],
  { from, to }: PayStep,
  least: number | null,
): number | null => {
  const day = effectOf(read) ?? read.day('contract_start');
  const paid = read.number('starting_pay');
  if (!day || day < from || day > to || paid === null || least === null) return null;
  const hourly = valueOf(figureOn(figures, hourlyWageName(isInMayotte(read)), day));
  if (hourly === null) return null;
  const fullTime = (hourly * weeklyHoursOf(read) * 52) / 12;
  const above = paid - (fullTime * least) / 100;
  if (above < -payRounding) return null;
  return above <= payRounding ? least : Math.round((paid / fullTime) * 10_000) / 100;
};

const payRowOf = (
  read: Reader,
  figures: readonly Figure[],
  [order, step]: [PayRowOrder, PayStep],
  before: number,
): PayRow => {
  const agreed = read.number(`pay_percent_${payRowSuffix(order)}`);
  const base = read.text(`pay_base_${payRowSuffix(order)}`) || 'SMIC';
  const least = leastPercentOf(step, figures);
  const paid =
    agreed === null && base === 'SMIC' ? paidPercentOf(read, figures, step, least) : null;
  const own = paid ?? least;
  const isCarried = agreed === null && base === 'SMIC' && own !== null && own < before;
  return {
    order,
    from: step.from,
    to: step.to,
    percent: agreed ?? (isCarried ? before : own),
    isAgreed: agreed !== null,
    isCarried,
    isPaid: paid !== null && !isCarried,
    least,
    base,
  };
};

/** What of a row goes on after it; 0 where that is the least alone, a wage of the branch, or no percentage. */
const goesOn = (row: PayRow | undefined): number => {
  const { percent, base, isAgreed, isPaid, isCarried } = row ?? {};
  const isTold = isAgreed || isPaid || isCarried;
  return percent && isTold && base === 'SMIC' && percent <= mostPercent ? percent : 0;
};

/** The same, of what has been read already. */
export const payRowsBy = (read: Reader, figures: readonly Figure[]): PayRow[] => {
  const rows: PayRow[] = [];
  for (const ordered of orderedSteps(read))
    rows.push(payRowOf(read, figures, ordered, goesOn(rows.at(-1))));
  return rows;
};

/** `53,56`, as people write it; empty where it is not known. */
export const percentText = (percent: number | null): string =>
  String(percent ?? '').replace('.', ',');

/** The pay of a contract, year by year, as the official form has it. */
export const payRowsOf = (values: FileValues, figures: readonly Figure[]): PayRow[] =>
  payRowsBy(readerOf(values), figures);

/** The same by key, for what is filled in field by field. */
export const payRowValues = (
  values: FileValues,
  figures: readonly Figure[],
): Record<string, string> =>
  Object.fromEntries(
    payRowsOf(values, figures).flatMap(({ order, from, to, percent, base }) => {
      const suffix = payRowSuffix(order);
      return [
        [`pay_from_${suffix}`, from],
        [`pay_to_${suffix}`, to],
        [`pay_percent_${suffix}`, percentText(percent)],
        [`pay_base_${suffix}`, base],
      ];
    }),
  );
