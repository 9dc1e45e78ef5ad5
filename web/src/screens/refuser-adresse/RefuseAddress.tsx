import { useState } from 'react';
import { api } from '../../platform/api/client.ts';
import { useAction } from '../../platform/data/use-action.ts';
import { useParams } from '../../platform/router/router.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { Page } from '../../ui/layout/Page.tsx';
import { messages } from './messages.ts';

/** As where an address is confirmed: a link alone does nothing. */
const RefuseAddress = () => {
  const { token = '' } = useParams();
  const [isRefused, setIsRefused] = useState(false);
  const refuse = useAction({
    run: () => api('POST /address-changes/{token}/objection/', { params: { token } }),
    failed: messages.failed,
    onDone: () => setIsRefused(true),
  });
  return (
    <Page title={messages.title} lead={messages.lead} width="narrow">
      <Card>
        {isRefused ? (
          <p role="status">{messages.refused}</p>
        ) : (
          <Button variant="main" busy={refuse.isPending} onClick={() => refuse.mutate()}>
            {messages.refuse}
          </Button>
        )}
      </Card>
    </Page>
  );
};

export default RefuseAddress;
