import type { Answer } from '@tandem/contract';
import { contractTypes } from '@tandem/domain/reference/contract-types';
import { levels } from '@tandem/domain/reference/levels';
import { nearMessages as messages } from './messages.ts';

export type NearNeeds = Answer<'GET /near_pairs/applicant/{id}/'>;
export type NearCandidates = Answer<'GET /near_pairs/offer/{id}/'>;
export type NearPair = NearNeeds['pairs'][number];

const contractName = (type: NearPair['contract_type']): string => contractTypes[type].toLowerCase();

/** What keeps needs from a candidate, one thing at a time. */
export const needSentences = ({ chances, pairs }: NearNeeds): string[] => {
  if (!chances) return [];
  if (chances.needs === 0) return [messages.noNeed];
  const far = chances.farther.at(-1)?.gain ?? 0;
  const limitKm = pairs.find(({ rule }) => rule === 'distance')?.limit_km ?? null;
  const asleep = pairs.find(({ rule }) => rule === 'tutor');
  return [
    ...(far > 0 && chances.nearest_km !== null
      ? [messages.farNeeds(far, chances.nearest_km, limitKm)]
      : []),
    ...chances.contracts.map(({ contract_type: type, gain }) =>
      messages.contractOfNeeds(gain, contractName(type)),
    ),
    ...(chances.wait_for_tutor > 0
      ? [messages.tutors(chances.wait_for_tutor, asleep?.location || null)]
      : []),
    ...(chances.other_level > 0 ? [messages.levelOfNeeds(chances.other_level)] : []),
  ];
};

/** What keeps candidates from a need, one thing at a time. */
export const candidateSentences = ({ chances }: NearCandidates): string[] => {
  if (!chances) return [];
  if (chances.candidates === 0) return [messages.noCandidate];
  return [
    ...(chances.waits_for_tutor ? [messages.tutor(chances.open)] : []),
    ...(chances.too_far > 0 ? [messages.farCandidates(chances.too_far)] : []),
    ...chances.contracts.map(({ contract_type: type, gain }) =>
      messages.contractOfCandidates(gain, contractName(type)),
    ),
    ...(chances.other_level > 0 ? [messages.levelOfCandidates(chances.other_level)] : []),
  ];
};

const missSentences: Record<NearPair['rule'], (pair: NearPair) => string> = {
  distance: ({ km, limit_km: limit }) => messages.misses.distance(km ?? 0, limit),
  contract: ({ contract_type: type }) => messages.misses.contract(contractTypes[type]),
  level: ({ target_educational_level: level }) => messages.misses.level(levels[level]),
  tutor: () => messages.misses.tutor,
};

/** The one rule that a pair misses, and by how much. */
export const missSentence = (pair: NearPair): string => missSentences[pair.rule](pair);
