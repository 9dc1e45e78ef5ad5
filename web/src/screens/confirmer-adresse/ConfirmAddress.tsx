import type { Answer } from '@tandem/contract';
import { useState } from 'react';
import { useParams } from '../../platform/router/router.ts';
import { api } from '../../platform/api/client.ts';
import { useAction } from '../../platform/data/use-action.ts';
import { formatMoment } from '../../platform/format/dates.ts';
import { Link } from '../../ui/actions/Link.tsx';
import { Button, ButtonLink } from '../../ui/actions/Button.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { Page } from '../../ui/layout/Page.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { messages } from './messages.ts';

/** A link alone confirms nothing: mail programs look at links before people do. */
const ConfirmAddress = () => {
  const { token = '' } = useParams();
  const [confirmed, setConfirmed] = useState<Answer<'POST /address-changes/{token}/'> | null>(null);
  const confirm = useAction({
    run: () => api('POST /address-changes/{token}/', { params: { token } }),
    failed: messages.failed,
    onDone: setConfirmed,
  });
  return (
    <Page title={messages.title} lead={messages.lead} width="narrow">
      <Card>
        {confirmed === null ? (
          <Button variant="main" busy={confirm.isPending} onClick={() => confirm.mutate()}>
            {messages.confirm}
          </Button>
        ) : confirmed.counts_from === null ? (
          <Stack>
            <p role="status">{messages.confirmed(confirmed.email)}</p>
            <div>
              <ButtonLink to="/login">{messages.signIn}</ButtonLink>
            </div>
            <p>
              {messages.takenOver} <Link to="/reset-password-email">{messages.newPassword}</Link>
            </p>
          </Stack>
        ) : (
          <p role="status">{messages.from(confirmed.email, formatMoment(confirmed.counts_from))}</p>
        )}
      </Card>
    </Page>
  );
};

export default ConfirmAddress;
