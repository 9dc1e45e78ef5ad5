import { useQuery } from '@tanstack/react-query';
import { callQuery } from '../../platform/data/calls.ts';
import { dotted } from '../../ui/dotted.ts';

/** What stands at the top of each printed page of a list: « CFA des Monts · Candidats · 12 candidats ». */
export const usePaperHead = (title: string, count: string | undefined): string => {
  const { data } = useQuery(callQuery('GET /privacy/'));
  return dotted([data?.centre, title, count]);
};
