import { sightOf } from '@tandem/domain/accounts/access';
import type { Handler } from '../../handler.ts';
import { answerMatches } from './answer-matches.ts';

export const listMatches: Handler<'GET /match_applicants/', 'db' | 'now' | 'skillNames'> = (
  services,
  { actor, query, auditLog },
) => answerMatches(services, { actor, auditLog }, { ...query, sight: sightOf(actor) }, query);
