import { inFigures } from '../../../calendar/days.ts';
import { surePercentOf, type PayStep } from '../../pay/minimum-pay.ts';
import { blocking, unlikely, type Verdict } from '../../finding.ts';
import { payRowOrders, payRowSuffix, type PayRowOrder } from '../../pay/pay-row-orders.ts';
import { leastPercentOf, mostPercent, payRowsBy, payStepOf, percentText } from './pay-rows.ts';
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
    `Relevez-le, ou videz ce champ : il vaut alors le minimum au moins${judge === blocking ? '' : ' ; sinon dites pourquoi il ne vaut pas ici'}.`,
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

/** A row that says less than the one before it, or nothing after one of the branch's wage. */
const fallOf = (read: Reader, { figures }: RuleContext, order: PayRowOrder): Verdict | null => {
  const rows = payRowsBy(read, figures);
  const own = rows.findIndex((row) => row.order === order);
  const [before, row] = [rows[own - 1], rows[own]];
  if (!row || !before) return null;
  if (before.base === 'SMC' && before.isAgreed && row.base === 'SMIC')
    return unlikely(
      'Le pourcentage passerait du SMC au SMIC.',
      `À partir du ${inFigures(row.from)}, le dossier porte ${percentText(row.percent)} % du SMIC, après ${percentText(before.percent)} % du SMC.`,
      'Inscrivez ce qui est convenu pour cette période, du SMIC ou du SMC\u202F; si c’est exact, dites-le.',
    );
  return row.isAgreed && row.base === before.base && (row.percent ?? 0) < (before.percent ?? 0)
    ? unlikely(
        `Le pourcentage baisserait de ${percentText(before.percent)} % à ${percentText(row.percent)} %.`,
        `C’est ce que le dossier porte à partir du ${inFigures(row.from)}\u202F; un champ vide reprend le pourcentage d’avant.`,
        'Videz ce champ ou relevez-le\u202F; s’il baisse, dites pourquoi.',
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
