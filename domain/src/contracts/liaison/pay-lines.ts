import { inFigures } from '../../calendar/days.ts';
import type { Figure } from '../pay/figures.ts';
import { payRowsOf, percentText, type PayRow } from '../rules/pay/pay-rows.ts';
import type { FileValues } from '../rules/rule.ts';
import type { SheetLine } from './sheet-line.ts';

/** Where a percentage comes from: a minimum that was computed is no pay that was agreed. */
const payOrigin = ({ isAgreed, isPaid, percent, least }: PayRow, paidBefore: number): string => {
  if (isAgreed) return '';
  if (isPaid)
    return percent === least
      ? 'd’après le salaire convenu'
      : `d’après le salaire convenu ; le minimum est de ${percentText(least)} %`;
  return (percent ?? 0) < paidBefore
    ? 'minimum calculé, à vérifier : le salaire convenu à l’embauche est plus haut'
    : 'minimum calculé, à vérifier';
};

/** A line for each percentage of the pay, as the official form asks for it. */
export const payLines = (values: FileValues, figures: readonly Figure[]): SheetLine[] => {
  let paidBefore = 0;
  return payRowsOf(values, figures).flatMap((row) => {
    const { order, from, to, percent, base, isPaid } = row;
    if (percent === null) return [];
    const meaning = payOrigin(row, paidBefore);
    if (isPaid) paidBefore = percent;
    return [
      {
        label: `Année ${order.slice(0, 1)}, du ${inFigures(from)} au ${inFigures(to)}`,
        value: `${percentText(percent)} % du ${base}`,
        meaning,
      },
    ];
  });
};
