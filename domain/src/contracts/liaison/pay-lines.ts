import { inFigures } from '../../calendar/days.ts';
import type { Figure } from '../pay/figures.ts';
import { payOrigin } from '../rules/pay/pay-origin.ts';
import { untilBreak } from '../pay/until-break.ts';
import { payRowsOf, percentText } from '../rules/pay/pay-rows.ts';
import type { FileValues } from '../rules/rule.ts';
import type { SheetLine } from './sheet-line.ts';

/** A line for each percentage of the pay, as the official form asks for it. */
export const payLines = (
  values: FileValues,
  figures: readonly Figure[],
  brokenOn: string | null,
): SheetLine[] =>
  untilBreak(payRowsOf(values, figures), brokenOn).flatMap((row) => {
    const { order, from, to, percent, base } = row;
    return percent === null
      ? []
      : [
          {
            label: `Année ${order.slice(0, 1)}, du ${inFigures(from)} au ${inFigures(to)}`,
            value: `${percentText(percent)} % du ${base}`,
            meaning: payOrigin(row),
          },
        ];
  });
