import { sightOf } from '@tandem/domain/accounts/access';
import type { Handler } from '../../handler.ts';
import { answerMatches } from './answer-matches.ts';

export const listGroupMatches: Handler<
  'GET /match_applicants/groups/{by}/{id}/',
  'db' | 'now' | 'skillNames'
> = (services, { actor, params, query, auditLog }) => {
  const group = params.by === 'offer' ? { needId: params.id } : { candidateId: params.id };
  const filter = { ...query, ...group, sight: sightOf(actor) };
  return answerMatches(services, { actor, auditLog }, filter, query);
};
