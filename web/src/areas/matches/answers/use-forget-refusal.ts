import { dropForm } from '../../../platform/drafts/device-drafts.ts';
import { useSession } from '../../../platform/session/session.ts';

/** Where the words of a no are kept until it has been said. */
export const refusalOf = (match: number): string => `/matches/${match}/refusal`;

/** Once it has been said, or waits for the network. */
export const useForgetRefusal = (match: number) => {
  const { email } = useSession().user;
  return () => dropForm(email, refusalOf(match));
};
