import { useQuery } from '@tanstack/react-query';
import { ChanceTable } from '../../../areas/learning/ChanceTable.tsx';
import { FairnessTables } from '../../../areas/learning/FairnessTables.tsx';
import { learningMessages as messages } from '../../../areas/learning/messages.ts';
import { ToldChances } from '../../../areas/learning/ToldChances.tsx';
import { ProposedWeights } from '../../../areas/learning/ProposedWeights.tsx';
import { useChosenSession } from '../../../areas/programmes/sessions/use-chosen-session.ts';
import { callQuery } from '../../../platform/data/calls.ts';
import { useSession } from '../../../platform/session/session.ts';
import { NoChosenSession } from '../../../areas/programmes/sessions/NoChosenSession.tsx';
import { Loaded, LoadFailure } from '../../../ui/feedback/Loaded.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { Page } from '../../../ui/layout/Page.tsx';

const Learned = () => {
  const learned = useQuery(callQuery('GET /matching_settings/learned/'));
  return (
    <Loaded query={learned} skeleton={<Skeleton height={260} />} failure={messages.failed}>
      {(loaded) => (
        <>
          <ProposedWeights learned={loaded} />
          <ChanceTable learned={loaded} />
        </>
      )}
    </Loaded>
  );
};

/** Who is shown and accepted, for all of the staff; what the answers say of the scores, for superusers. */
const FairnessPage = () => {
  const { role } = useSession();
  const { years, chosen } = useChosenSession();
  const fairness = useQuery({
    ...callQuery('GET /formation-statistics/fairness/', { query: { session: chosen?.id ?? 0 } }),
    enabled: chosen !== undefined && chosen !== null,
  });
  const { data } = fairness;
  return (
    <Page title={messages.title} lead={messages.lead}>
      {chosen === null && <NoChosenSession sentence={messages.noSession} />}
      <LoadFailure query={fairness} failure={messages.failed} />
      {chosen !== null && !data && !fairness.isError && !years.isError && <Skeleton height={420} />}
      {data && <FairnessTables fairness={data} />}
      {role === 'superuser' && <Learned />}
      {role === 'superuser' && <ToldChances />}
    </Page>
  );
};

export default FairnessPage;
