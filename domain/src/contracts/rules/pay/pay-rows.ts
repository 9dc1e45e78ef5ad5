import { payCaseOf } from './pay-case.ts';
import { agreedPaysOf } from './agreed-pays.ts';
import { isInMayotte } from './working-time.ts';
import { readerOf, type FileValues, type Reader } from '../rule.ts';
import { payRowOrders, payRowSuffix, type PayRowOrder } from '../../pay/pay-row-orders.ts';
import { figureOn, valueOf, type Figure } from '../../pay/figures.ts';
import { hourlyWageName, payRounding } from '../../pay/minimum-wage.ts';
import { minimumPaySteps, percentOf, type PayStep } from '../../pay/minimum-pay.ts';

export interface PayRow {
  order: PayRowOrder;
  /** The first day of its step; or of the pay that an amendment agreed within it. */
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

interface Paid {
  percent: number;
  from: string;
}

/** What the pay that was agreed last in a step is of the minimum wage on its first day; null where it is below the least, or one of them is not known. */
const paidOf = (
  read: Reader,
  figures: readonly Figure[],
  { from, to }: PayStep,
  least: number | null,
): Paid | null => {
  const paid = agreedPaysOf(read).findLast((one) => one.from >= from && one.from <= to);
  if (!paid || least === null) return null;
  const hourly = valueOf(figureOn(figures, hourlyWageName(isInMayotte(read)), paid.from));
  if (hourly === null) return null;
  const fullTime = (hourly * paid.weeklyHours * 52) / 12;
  const above = paid.amount - (fullTime * least) / 100;
  if (above < -payRounding) return null;
  const percent =
    above <= payRounding ? least : Math.round((paid.amount / fullTime) * 10_000) / 100;
  return { percent, from: paid.from };
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
  const paid = agreed === null && base === 'SMIC' ? paidOf(read, figures, step, least) : null;
  const isEmpty = agreed === null && paid === null && base === 'SMIC';
  const isCarried = isEmpty && least !== null && least < before;
  return {
    order,
    from: paid?.from ?? step.from,
    to: step.to,
    percent: agreed ?? paid?.percent ?? (isCarried ? before : least),
    isAgreed: agreed !== null,
    isCarried,
    isPaid: paid !== null,
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
