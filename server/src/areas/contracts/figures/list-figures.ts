import { deliveredFigures } from '@tandem/domain/contracts/pay/delivered-figures';
import type { Handler } from '../../handler.ts';
import { figureRecord, findAddedFigures } from './figure-queries.ts';

export const listFigures: Handler<'GET /contract/figures/', 'db'> = async ({ db }) => {
  const added = await findAddedFigures(db.read);
  const delivered = deliveredFigures.map(({ name, from, until, value, source, toCheck }) => ({
    id: null,
    name,
    from,
    until,
    value,
    source,
    to_check: toCheck === true,
  }));
  return { figures: [...delivered, ...added.map(figureRecord)] };
};
