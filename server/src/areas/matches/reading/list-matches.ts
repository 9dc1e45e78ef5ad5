import { sightOf } from '@tandem/domain/accounts/access';
import type { Handler } from '../../handler.ts';
import { askedMatches } from '../listing/asked-matches.ts';
import { answerMatches } from './answer-matches.ts';

export const listMatches: Handler<
  'GET /match_applicants/',
  'db' | 'now' | 'places' | 'skillNames' | 'version'
> = async (services, { actor, query, auditLog }) =>
  answerMatches(
    services,
    { actor, auditLog },
    await askedMatches(services, query, sightOf(actor)),
    query,
  );
