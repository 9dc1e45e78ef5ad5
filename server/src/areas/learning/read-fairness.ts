import { sightOf } from '@tandem/domain/accounts/access';
import { fairnessOf } from '@tandem/domain/learning/fairness';
import { orNotFound } from '../../platform/http/or-not-found.ts';
import type { Handler } from '../handler.ts';
import { findSessions } from '../programmes/index.ts';
import { countFairness } from './fairness-queries.ts';

export const readFairness: Handler<'GET /formation-statistics/fairness/', 'db'> = async (
  { db },
  { actor, query },
) => {
  const sessions = await findSessions(db.read);
  const { id } = orNotFound(sessions.find((session) => session.id === query.session));
  return fairnessOf(await countFairness(db.read, { sessionId: id, sight: sightOf(actor) }));
};
