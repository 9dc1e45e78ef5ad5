import type { Answer } from '@tandem/contract';
import { useQuery } from '@tanstack/react-query';
import { askTogether } from '../../platform/api/ask-together.ts';
import { addressOf } from '../../platform/api/requests.ts';
import type { FigureSession } from './figure-session.ts';

type Parts = Readonly<Record<keyof Answer<'GET /statistics_frame/'>, string>>;

const partsOf = (session: number | undefined): Parts => {
  const query = { session };
  const stages = (side: 'applicant' | 'company') =>
    addressOf('GET /follow-up/stages/{side}/', { params: { side }, query });
  return {
    statistics: addressOf('GET /formation-statistics/', { query }),
    candidates: stages('applicant'),
    companies: stages('company'),
    enrolments: addressOf('GET /formation-statistics/enrolments/', { query }),
    refusals: addressOf('GET /formation-statistics/refusals/', {
      query: { by: 'company', ...query },
    }),
  };
};

/** Asks for all figures of a session in one request; true once each part can be asked for, which then takes its own of it. */
export const useAskedTogether = (session: FigureSession, known: boolean): boolean => {
  const id = session?.id;
  const { isSuccess } = useQuery({
    queryKey: ['GET /statistics_frame/', id],
    queryFn: () => {
      askTogether('GET /statistics_frame/', { query: { session: id } }, partsOf(id));
      return null;
    },
    enabled: known,
    // Once for each time that the screen comes: after that each part is read again by itself.
    staleTime: Infinity,
    gcTime: 0,
    networkMode: 'always',
  });
  return isSuccess;
};
