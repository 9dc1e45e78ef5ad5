import type { Answer } from '@tandem/contract';
import { useQuery } from '@tanstack/react-query';
import { callQuery } from '../../platform/data/calls.ts';

export type ExportRecord = Answer<'GET /exports/'>['items'][number];

/** How often is asked how far the server is, while it is at one. */
const rereadMs = 2000;

const isMoving = ({ state }: ExportRecord): boolean => state === 'running';

/** How much of it is written, from 0 to 100. */
export const shareOf = ({ rows, total }: Pick<ExportRecord, 'rows' | 'total'>): number =>
  total === 0 ? 0 : Math.min(100, Math.floor((rows / total) * 100));

/** The files that one has asked for, as they come along. */
export const useExports = () =>
  useQuery({
    ...callQuery('GET /exports/'),
    refetchInterval: ({ state: { data } }) => (data?.items.some(isMoving) ? rereadMs : false),
  });
