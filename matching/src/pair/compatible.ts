import type { EncodedCandidate, EncodedNeed } from './encoded.ts';
import { chordBetween } from '../parts/geographic.ts';
import type { CandidateProfile, NeedProfile } from '../profiles.ts';

/** Why a pair is not to be scored. */
export type Incompatibility = 'session' | 'formation' | 'level' | 'contract' | 'distance';

export const contractsFit = (
  candidate: Pick<CandidateProfile, 'contractType'>,
  need: Pick<NeedProfile, 'contractType'>,
): boolean =>
  candidate.contractType === need.contractType ||
  candidate.contractType === 'Autre' ||
  need.contractType === 'Autre';

/** The rules but the distance, which is looked at while scoring. The need is active, the candidate's sheet and test complete. */
export const termsIncompatibility = (
  candidate: CandidateProfile,
  need: NeedProfile,
): Exclude<Incompatibility, 'distance'> | null => {
  if (candidate.sessionId !== need.sessionId) return 'session';
  if (!need.programmeIds.includes(candidate.programmeId)) return 'formation';
  if (candidate.level !== need.level) return 'level';
  return contractsFit(candidate, need) ? null : 'contract';
};

/** Null for a compatible pair. A place that is not known excludes nobody. */
export const incompatibility = (
  candidate: EncodedCandidate,
  need: EncodedNeed,
): Incompatibility | null => {
  const terms = termsIncompatibility(candidate.profile, need.profile);
  if (terms) return terms;
  if (!candidate.point || !need.point) return null;
  const chord = chordBetween(candidate.point, need.point);
  return chord > candidate.farthest ? 'distance' : null;
};
