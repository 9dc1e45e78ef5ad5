import { inFigures } from '../../../calendar/days.ts';
import { surePercentOf, type PayStep } from '../../pay/minimum-pay.ts';
import { blocking, unlikely, type Verdict } from '../../finding.ts';
import { payRowOrders, payRowSuffix, type PayRowOrder } from '../../pay/pay-row-orders.ts';
import { leastPercentOf, mostPercent, payRowsBy, payStepOf } from './pay-rows.ts';
import type { Reader, Rule, RuleContext } from '../rule.ts';

/** What was agreed for a row, where its step of the contract is known. */
const agreedOf = (read: Reader, order: PayRowOrder): { percent: number; step: PayStep } | null => {
  const percent = read.number(`pay_percent_${payRowSuffix(order)}`);
  const step = percent === null ? null : payStepOf(read, order);
  return percent !== null && step ? { percent, step } : null;
};

const belowLeast = (judge: typeof blocking, least: number, { from, to }: PayStep): Verdict =>
  judge(
    `Ce pourcentage est au-dessous du minimum de ${least} %.`,
    `Du ${inFigures(from)} au ${inFigures(to)}, c’est celui de cet âge et de cette année du contrat.`,
    `Relevez-le, ou videz ce champ : le minimum vaut alors${judge === blocking ? '' : ' ; sinon dites pourquoi il ne vaut pas ici'}.`,
  );

const verdictOf = (read: Reader, { figures }: RuleContext, order: PayRowOrder): Verdict | null => {
  const { percent, step } = agreedOf(read, order) ?? {};
  if (percent === undefined || !step) return null;
  const sure = leastPercentOf(step, figures, surePercentOf);
  if (sure !== null && percent < sure) return belowLeast(blocking, sure, step);
  return percent > mostPercent
    ? unlikely(
        `Ce pourcentage dépasse ${mostPercent} %.`,
        'Le champ attend un pourcentage du SMIC ou du SMC, pas un montant.',
        'Vérifiez-le ; s’il est exact, dites-le.',
      )
    : null;
};

/** Above what is sure, and below what may be due. */
const toCheckOf = (read: Reader, context: RuleContext, order: PayRowOrder): Verdict | null => {
  const { percent, step } = agreedOf(read, order) ?? {};
  if (percent === undefined || !step || verdictOf(read, context, order)) return null;
  const least = leastPercentOf(step, context.figures);
  return least !== null && percent < least ? belowLeast(unlikely, least, step) : null;
};

/** A row left empty falls to the minimum, though more was agreed for the time before it. */
const fallOf = (read: Reader, { figures }: RuleContext, order: PayRowOrder): Verdict | null => {
  const rows = payRowsBy(read, figures);
  const own = rows.findIndex((row) => row.order === order);
  const { percent = null, base, from = '' } = rows[own] ?? {};
  const before = rows
    .slice(0, Math.max(own, 0))
    .filter((row) => row.isAgreed && row.base === base)
    .reduce((most, row) => Math.max(most, row.percent ?? 0), 0);
  return percent !== null && percent < before
    ? unlikely(
        `Le pourcentage baisserait de ${before} % à ${percent} %.`,
        `C’est ce que le dossier porte à partir du ${inFigures(from)}\u202F; un champ vide vaut le minimum légal.`,
        'Inscrivez le pourcentage convenu pour cette période\u202F; s’il baisse, dites pourquoi.',
      )
    : null;
};

/** What was agreed for a year, or a part of one, is at least the minimum of its age and year. */
export const payRowRules: readonly Rule[] = payRowOrders.flatMap((order): Rule[] => {
  const field = `pay_percent_${payRowSuffix(order)}`;
  return [
    {
      rule: field,
      field,
      source: 'Code du travail, D6222-26 à D6222-31',
      judge: (read, context) => verdictOf(read, context, order),
    },
    {
      rule: `pay_points_${payRowSuffix(order)}`,
      field,
      source: 'Code du travail, R6222-48, à vérifier',
      judge: (read, context) => toCheckOf(read, context, order),
    },
    {
      rule: `pay_fall_${payRowSuffix(order)}`,
      field,
      source: 'Usage',
      judge: (read, context) => fallOf(read, context, order),
    },
  ];
});
