import type { Answer } from '@tandem/contract';
import { useQuery } from '@tanstack/react-query';
import { leaveParts } from '../../platform/api/early-answers.ts';
import { addressOf, requestOf } from '../../platform/api/requests.ts';
import { storedTokens } from '../../platform/session/sign-in-tokens.ts';
import type { FigureSession } from './figure-session.ts';

const patience = 10_000;

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

const askTogether = (session: number | undefined): void => {
  const access = storedTokens()?.access;
  const answers = globalThis.tandemEarly?.answers;
  if (access === undefined || !answers) return;
  const address = addressOf('GET /statistics_frame/', { query: { session } });
  const request = requestOf('GET /statistics_frame/', {}, access);
  const whole = fetch(address, { ...request, signal: AbortSignal.timeout(patience) });
  leaveParts(answers, partsOf(session), whole, access);
};

/** Asks for all figures of a session in one request; true once each part can be asked for, which then takes its own of it. */
export const useAskedTogether = (session: FigureSession, known: boolean): boolean => {
  const id = session?.id;
  const { isSuccess } = useQuery({
    queryKey: ['GET /statistics_frame/', id],
    queryFn: () => {
      askTogether(id);
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
