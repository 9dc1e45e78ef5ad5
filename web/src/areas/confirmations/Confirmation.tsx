import type { Answer } from '@tandem/contract';
import { api } from '../../platform/api/client.ts';
import { useAction } from '../../platform/data/use-action.ts';
import { Button, ButtonLink } from '../../ui/actions/Button.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { confirmationMessages as messages } from './messages.ts';

interface ConfirmationProps {
  token: string;
  asked: Answer<'GET /confirmations/{token}/'>;
}

const addresses = { applicant: '/applicant/application', need: '/company/offers' };

/** The question, and the button that answers it: opening the link says nothing yet. */
export const Confirmation = ({ token, asked }: ConfirmationProps) => {
  const confirm = useAction({
    run: () => api('POST /confirmations/{token}/', { params: { token } }),
    failed: messages.failed,
    changes: ['GET /confirmations/{token}/'],
  });
  return (
    <Stack>
      <p>
        {messages.greeting(asked.name)} {messages.question(asked)}
      </p>
      {asked.confirmed_at === null ? (
        <div>
          <Button variant="main" busy={confirm.isPending} onClick={() => confirm.mutate()}>
            {messages.yes}
          </Button>
        </div>
      ) : (
        <p role="status">{messages.thanks(asked.confirmed_at)}</p>
      )}
      <p>{messages.next[asked.about]}</p>
      <div>
        <ButtonLink to={addresses[asked.about]}>{messages.open[asked.about]}</ButtonLink>
      </div>
    </Stack>
  );
};
