import { needState } from '@tandem/domain/needs/need-state';
import { chancesOf, type CandidateTerms } from '@tandem/matching/chances/chances';
import { orNotFound } from '../../../platform/http/or-not-found.ts';
import type { Handler } from '../../handler.ts';
import { findCandidateTerms, findNeedTerms } from './chances-queries.ts';

interface Row {
  contract_type: string | null;
  target_educational_level: string | null;
  latitude: number | null;
  longitude: number | null;
}

const termsOf = ({ latitude, longitude, ...row }: Row) => ({
  // What the database holds is what its checks let in.
  contractType: row.contract_type as CandidateTerms['contractType'],
  level: row.target_educational_level as CandidateTerms['level'],
  place: latitude === null || longitude === null ? null : { latitude, longitude },
});

/** Null while the sheet or the test is not complete: it is this that keeps everything away. */
export const readChances: Handler<'GET /chances/', 'db'> = async ({ db }, { actor }) => {
  const own = await findCandidateTerms(db.read, orNotFound(actor.candidateId));
  if (!own || own.session_id === null || own.formation_id === null) return { chances: null };
  const needs = await findNeedTerms(db.read, own.session_id, own.formation_id);
  const chances = chancesOf(
    { ...termsOf(own), maxKm: own.kilometers_away ?? 0 },
    needs.map((need) => ({ ...termsOf(need), waitsForTutor: need.state === needState.inactive })),
  );
  return {
    chances: {
      needs: chances.needs,
      open: chances.open,
      farther: chances.farther,
      nearest_km: chances.nearestKm,
      contracts: chances.contracts.map(({ contractType, gain }) => ({
        contract_type: contractType,
        gain,
      })),
      wait_for_tutor: chances.waitForTutor,
      other_level: chances.otherLevel,
    },
  };
};
