import type { Given } from '../../../platform/offline/waiting-calls.ts';
import { useSession } from '../../../platform/session/session.ts';
import { useSendOrWait } from '../../../ui/waiting/use-waiting.ts';
import { candidateName } from '../../candidates/candidate-name.ts';
import type { Match } from '../match.ts';

/** Sends what is answered to a match, or keeps it until there is a network: null then. `said` is what the button says. */
export const useAnswerMatch = ({ id, offer: need, application }: Match) => {
  const { role } = useSession();
  const sendOrWait = useSendOrWait();
  const about = role === 'applicant' ? need.title : candidateName(application.applicant);
  return <Key extends Given['call']['key']>(call: Given<Key>['call'], said: string) =>
    sendOrWait<Key>({ match: id, call, said, about });
};
