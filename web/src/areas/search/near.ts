import { usualDistance as usualKilometres } from '@tandem/domain/reference/distances';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { callQuery } from '../../platform/data/calls.ts';
import { isRefusal } from '../../platform/api/errors.ts';
import { nearMessages as messages } from './near-messages.ts';

/** What the address keeps: a town, and kilometres around it; '' for the usual ones. */
export interface NearState {
  pres: string;
  rayon: string;
}

export const nearDefaults: NearState = { pres: '', rayon: '' };

export const usualDistance = String(usualKilometres);

export const distances = ['10', '30', '50', '100', '200'].map(
  (km) => [km, messages.kilometres(km)] as const,
);

export type NearSide = 'applicant' | 'company' | 'need';

/**
 * Who is near the town of the address, and around where: null while nothing is asked, or nothing is known yet. `side` is null
 * for a list of what has no place.
 */
export const useNear = (side: NearSide | null, { pres, rayon }: NearState) => {
  const isAsked = side !== null && pres !== '';
  const { data, error } = useQuery({
    ...callQuery('GET /search/near/{side}/', {
      params: { side: side ?? 'applicant' },
      query: { place: pres, km: Number(rayon || usualDistance) },
    }),
    enabled: isAsked,
  });
  const ids = useMemo(() => (data && isAsked ? new Set(data.ids) : null), [data, isAsked]);
  const circle = useMemo(
    () => (data && isAsked ? { centre: data.centre, km: Number(rayon || usualDistance) } : null),
    [data, isAsked, rayon],
  );
  const failed = isRefusal(error) ? messages.unknown : messages.failed;
  return { side, ids, circle, error: error !== null && isAsked ? failed : undefined };
};

/** The rows of those who are near; all of them where nothing is asked. */
export const nearRows = <Row extends { record: { id: number } }>(
  rows: readonly Row[],
  ids: ReadonlySet<number> | null,
): readonly Row[] => (ids === null ? rows : rows.filter(({ record }) => ids.has(record.id)));
