import { useQuery } from '@tanstack/react-query';
import { callQuery } from './calls.ts';

/** The centre's name, as it comes with what stands around every screen; undefined until it has come. */
export const useCentre = (): string | undefined =>
  useQuery(callQuery('GET /privacy/')).data?.centre ?? undefined;
