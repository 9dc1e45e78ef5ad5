import { needState } from '@tandem/domain/needs/need-state';
import type { Chances, NeedChances } from '@tandem/matching/chances/chances';
import type { CandidateTerms, NeedTerms } from '@tandem/matching/chances/terms';
import type { CandidateTermsRow, NeedTermsRow } from './chances-queries.ts';

interface Row {
  id: number;
  contract_type: string | null;
  target_educational_level: string | null;
  latitude: number | null;
  longitude: number | null;
}

const termsOf = ({ id, latitude, longitude, ...row }: Row) => ({
  id,
  // What the database holds is what its checks let in.
  contractType: row.contract_type as CandidateTerms['contractType'],
  level: row.target_educational_level as CandidateTerms['level'],
  place: latitude === null || longitude === null ? null : { latitude, longitude },
});

/** What the engine's rules look at, with the id of the candidate. */
export const candidateTerms = (row: CandidateTermsRow): CandidateTerms & { id: number } => ({
  ...termsOf(row),
  maxKm: row.kilometers_away ?? 0,
});

export const needTerms = (row: NeedTermsRow): NeedTerms & { id: number } => ({
  ...termsOf(row),
  waitsForTutor: row.state === needState.inactive,
});

const contractRecords = (contracts: Chances['contracts']) =>
  contracts.map(({ contractType, gain }) => ({ contract_type: contractType, gain }));

export const chancesRecord = (chances: Chances) => ({
  needs: chances.needs,
  open: chances.open,
  farther: chances.farther,
  nearest_km: chances.nearestKm,
  contracts: contractRecords(chances.contracts),
  wait_for_tutor: chances.waitForTutor,
  other_level: chances.otherLevel,
});

export const needChancesRecord = (chances: NeedChances) => ({
  candidates: chances.candidates,
  open: chances.open,
  waits_for_tutor: chances.waitsForTutor,
  too_far: chances.tooFar,
  contracts: contractRecords(chances.contracts),
  other_level: chances.otherLevel,
});
