import {
  areScoredAnswers,
  type CandidateProfile,
  type NeedProfile,
} from '@tandem/matching/profiles';
import { decodePreparedText, type PreparedText } from '@tandem/matching/text/prepared';
import type { CandidateRow, NeedRow } from './profile-queries.ts';
import { currentPreparation } from './lexicon.ts';

const placeOf = ({ latitude, longitude }: CandidateRow | NeedRow) =>
  latitude === null || longitude === null ? null : { latitude, longitude };

/** What both sides have in common; null for answers of an earlier test, which cannot be compared. */
const commonOf = (row: CandidateRow | NeedRow, text: PreparedText) => {
  const answers = row.test_answers;
  if (!areScoredAnswers(answers)) return null;
  return {
    id: row.id,
    sessionId: row.session_id,
    // What the database holds is what its checks let in.
    contractType: row.contract_type as CandidateProfile['contractType'],
    level: row.target_educational_level as CandidateProfile['level'],
    sectorIds: row.sector_ids,
    answers,
    place: placeOf(row),
    text,
    skillIds: row.skill_ids,
  };
};

export const candidateProfile = (
  row: CandidateRow,
  text: PreparedText,
): CandidateProfile | null => {
  const common = commonOf(row, text);
  return (
    common && {
      ...common,
      programmeId: row.formation_id,
      sectorOrder: row.sector_order,
      maxKm: row.kilometers_away,
    }
  );
};

export const needProfile = (row: NeedRow, text: PreparedText): NeedProfile | null => {
  const common = commonOf(row, text);
  return common && { ...common, companyId: row.company_id, programmeIds: row.formation_ids };
};

const textOf = ({ prepared_text: bytes }: CandidateRow | NeedRow): PreparedText | null =>
  bytes && decodePreparedText(bytes, currentPreparation);

/** The profile of a row whose text has been prepared; null for what cannot be matched. */
export const preparedCandidate = (row: CandidateRow): CandidateProfile | null => {
  const text = textOf(row);
  return text && candidateProfile(row, text);
};

export const preparedNeed = (row: NeedRow): NeedProfile | null => {
  const text = textOf(row);
  return text && needProfile(row, text);
};
