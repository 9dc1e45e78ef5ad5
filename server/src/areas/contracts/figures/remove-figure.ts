import type { Handler } from '../../handler.ts';
import { orNotFound } from '../../../platform/http/or-not-found.ts';
import { deleteFigure } from './figure-queries.ts';

export const removeFigure: Handler<'DELETE /contract/figures/{id}/', 'db'> = ({ db }, { params }) =>
  db.transaction(async (tx) => {
    orNotFound((await deleteFigure(tx, params.id)) || null);
    return undefined;
  });
