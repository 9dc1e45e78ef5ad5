import type { Handler } from '../handler.ts';
import { findSheet } from './candidate-queries.ts';
import { orNotFound } from '../../platform/http/or-not-found.ts';
import { ownSheet } from './candidate-records.ts';
import { skillNamesOf } from '../reference/index.ts';

export const readOwnSheet: Handler<'GET /applicants/registration/', 'db' | 'skillNames'> = async (
  services,
  { actor },
) => {
  const { db } = services;
  const row = orNotFound(await findSheet(db.read, orNotFound(actor.candidateId)));
  return ownSheet(row, await skillNamesOf(services, db.read, [row], 'all'));
};
