import type { Answer } from '@tandem/contract';
import type { Figure } from '@tandem/domain/contracts/pay/figures';

export type FigureRecord = Answer<'GET /contract/figures/'>['figures'][number];

/** A figure as the simulator reads it. */
export const figureOf = ({
  name,
  from,
  until,
  value,
  source,
  to_check: toCheck,
}: FigureRecord): Figure => ({
  name,
  from,
  until,
  value,
  source,
  toCheck,
});
