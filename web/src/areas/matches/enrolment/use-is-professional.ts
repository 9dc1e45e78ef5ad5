import { useQuery } from '@tanstack/react-query';
import { callQuery } from '../../../platform/data/calls.ts';
import type { Match } from '../match.ts';

/** Whether a contract is one of professionalisation: by its file, which may be another than the need; the need's as long as that does not say. */
export const useIsProfessional = (match: Match, isAsked = true): boolean => {
  const { data } = useQuery({
    ...callQuery('GET /contract/file/{matchId}/progress/', { params: { matchId: match.id } }),
    enabled: isAsked,
  });
  const kind = data?.contract_kind;
  return kind ? kind === 'professional' : match.offer.contract_type === 'professionnalisation';
};
