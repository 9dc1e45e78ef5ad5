import { openStatuses, type MatchStatus } from '@tandem/domain/matches/match';
import { useEffect } from 'react';
import { api } from '../../../platform/api/client.ts';
import type { Match } from '../match.ts';

const open: ReadonlySet<MatchStatus> = new Set(openStatuses);

/** Says that the company has this sheet before its eyes, unless that is known; where it fails, the next opening says so. */
export const useReading = ({ id, status, awaited }: Match, isCompany: boolean): void => {
  const isNews = isCompany && open.has(status) && awaited?.read_on === undefined;
  useEffect(() => {
    if (isNews) api('POST /matches/{id}/reading/', { params: { id } }).catch(() => undefined);
  }, [id, isNews]);
};
