import { chancesOf } from '@tandem/matching/chances/chances';
import { orNotFound } from '../../../platform/http/or-not-found.ts';
import type { Handler } from '../../handler.ts';
import { findCandidateTerms, findNeedsTerms } from './chances-queries.ts';
import { candidateTerms, chancesRecord, needTerms } from './terms.ts';

/** Null for who is placed, and while the sheet or the test is not complete: it is this that keeps everything away. */
export const readChances: Handler<'GET /chances/', 'db'> = async ({ db }, { actor }) => {
  const own = await findCandidateTerms(db.read, orNotFound(actor.candidateId));
  if (!own || own.is_placed || own.session_id === null || own.formation_id === null)
    return { chances: null };
  if (own.closed_session !== null) return { chances: null, closed_session: own.closed_session };
  const needs = await findNeedsTerms(db.read, own.session_id, own.formation_id);
  return { chances: chancesRecord(chancesOf(candidateTerms(own), needs.map(needTerms))) };
};
