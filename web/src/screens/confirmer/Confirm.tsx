import { useQuery } from '@tanstack/react-query';
import { useParams } from '../../platform/router/router.ts';
import { Confirmation } from '../../areas/confirmations/Confirmation.tsx';
import { confirmationMessages as messages } from '../../areas/confirmations/messages.ts';
import { leadsNowhere } from '../../platform/api/errors.ts';
import { callQuery } from '../../platform/data/calls.ts';
import { DeadLink } from '../../ui/feedback/errors/DeadLink.tsx';
import { Loaded } from '../../ui/feedback/Loaded.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { Page } from '../../ui/layout/Page.tsx';

const Confirm = () => {
  const { token = '' } = useParams();
  const asked = useQuery(callQuery('GET /confirmations/{token}/', { params: { token } }));
  if (leadsNowhere(asked.error))
    return <DeadLink lead={messages.deadLead} text={messages.deadText} />;
  return (
    <Page title={messages.title} width="narrow">
      <Card>
        <Loaded query={asked} failure={messages.loadFailed}>
          {(answer) => <Confirmation token={token} asked={answer} />}
        </Loaded>
      </Card>
    </Page>
  );
};

export default Confirm;
