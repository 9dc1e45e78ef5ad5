import { inFigures } from '../../../calendar/days.ts';
import { blocking, unlikely, type Verdict } from '../../finding.ts';
import { payRowOrders, payRowSuffix, type PayRowOrder } from '../../pay/pay-row-orders.ts';
import { leastPercentOf, payRowsBy, payStepOf } from './pay-rows.ts';
import type { Reader, Rule, RuleContext } from '../rule.ts';

/** More than that of the minimum wage is what somebody earns, and not a percentage of it. */
const mostPercent = 200;

const verdictOf = (read: Reader, { figures }: RuleContext, order: PayRowOrder): Verdict | null => {
  const percent = read.number(`pay_percent_${payRowSuffix(order)}`);
  const step = percent === null ? null : payStepOf(read, order);
  if (percent === null || !step) return null;
  const least = leastPercentOf(step, figures);
  if (least !== null && percent < least)
    return blocking(
      `Ce pourcentage est au-dessous du minimum de ${least} %.`,
      `Du ${inFigures(step.from)} au ${inFigures(step.to)}, c’est celui de cet âge et de cette année du contrat.`,
      'Relevez-le, ou videz ce champ : le minimum vaut alors.',
    );
  return percent > mostPercent
    ? unlikely(
        `Ce pourcentage dépasse ${mostPercent} %.`,
        'Le champ attend un pourcentage du SMIC ou du SMC, pas un montant.',
        'Vérifiez-le ; s’il est exact, dites-le.',
      )
    : null;
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
      rule: `pay_fall_${payRowSuffix(order)}`,
      field,
      source: 'Usage',
      judge: (read, context) => fallOf(read, context, order),
    },
  ];
});
