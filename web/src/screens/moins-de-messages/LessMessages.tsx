import { useQuery } from '@tanstack/react-query';
import { useParams } from '../../platform/router/router.ts';
import { LessForm } from '../../areas/follow-up/less/LessForm.tsx';
import { lessMessages as messages } from '../../areas/follow-up/less/messages.ts';
import { leadsNowhere } from '../../platform/api/errors.ts';
import { callQuery } from '../../platform/data/calls.ts';
import { DeadLink } from '../../ui/feedback/errors/DeadLink.tsx';
import { Loaded } from '../../ui/feedback/Loaded.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { Page } from '../../ui/layout/Page.tsx';

const leads = { account: messages.lead, staff: messages.staffLead, tutor: messages.tutorLead };

const LessMessages = () => {
  const { token = '' } = useParams();
  const choice = useQuery(callQuery('GET /messages/less/{token}/', { params: { token } }));
  if (leadsNowhere(choice.error))
    return <DeadLink lead={messages.deadLead} text={messages.deadText} />;
  const lead = leads[choice.data?.reader ?? 'account'];
  return (
    <Page title={messages.title} lead={lead} width="narrow">
      <Card>
        <Loaded query={choice} skeleton={<Skeleton height={320} />} failure={messages.loadFailed}>
          {(loaded) => <LessForm token={token} choice={loaded} />}
        </Loaded>
      </Card>
    </Page>
  );
};

export default LessMessages;
