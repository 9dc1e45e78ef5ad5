import { sightOf } from '@tandem/domain/accounts/access';
import type { Handler } from '../../handler.ts';
import { askedMatches } from '../listing/asked-matches.ts';
import { answerMatches } from './answer-matches.ts';

export const listGroupMatches: Handler<
  'GET /match_applicants/groups/{by}/{id}/',
  'db' | 'now' | 'places' | 'skillNames' | 'version'
> = async (services, { actor, params, query, auditLog }) => {
  const group = params.by === 'offer' ? { needId: params.id } : { candidateId: params.id };
  const asked = await askedMatches(services, query, sightOf(actor));
  const filter = { ...asked, ...group };
  return answerMatches(services, { actor, auditLog }, filter, query);
};
