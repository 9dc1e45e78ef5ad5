import { payCaseOf } from './pay-case.ts';
import { readerOf, type FileValues, type Reader } from '../rule.ts';
import { payRowOrders, payRowSuffix, type PayRowOrder } from '../../pay/pay-row-orders.ts';
import { figureOn, valueOf, type Figure } from '../../pay/figures.ts';
import { minimumPaySteps, percentOf, type PayStep } from '../../pay/minimum-pay.ts';

export interface PayRow {
  order: PayRowOrder;
  from: string;
  to: string;
  /** The percentage that was agreed, else the least that the law knows; null where neither is known. */
  percent: number | null;
  isAgreed: boolean;
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

/** The same, of what has been read already. */
export const payRowsBy = (read: Reader, figures: readonly Figure[]): PayRow[] =>
  orderedSteps(read).map(([order, step]) => {
    const agreed = read.number(`pay_percent_${payRowSuffix(order)}`);
    return {
      order,
      from: step.from,
      to: step.to,
      percent: agreed ?? leastPercentOf(step, figures),
      isAgreed: agreed !== null,
      base: read.text(`pay_base_${payRowSuffix(order)}`) || 'SMIC',
    };
  });

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
        [`pay_percent_${suffix}`, percent === null ? '' : String(percent)],
        [`pay_base_${suffix}`, base],
      ];
    }),
  );
