import type { Answer } from '@tandem/contract';
import { isClosedNeed } from '@tandem/domain/needs/need-state';
import { useState } from 'react';
import { api } from '../../platform/api/client.ts';
import { useAction } from '../../platform/data/use-action.ts';
import { Button, ButtonLink } from '../../ui/actions/Button.tsx';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import { ClosingAnswer, type Said } from './ClosingAnswer.tsx';
import { confirmationMessages as messages } from './messages.ts';

type Asked = Answer<'GET /confirmations/{token}/'>;

interface ConfirmationProps {
  token: string;
  asked: Asked;
}

const addresses = { applicant: '/applicant/application', need: '/company/offers' };

/** What was said already, or what closed it meanwhile; null while the answer is awaited. */
const outcomeOf = ({ state, until, confirmed_at: at }: Asked): string | null => {
  if (state !== null && isClosedNeed(state))
    return until === null ? messages.closed[state] : messages.closedUntil(until);
  return at === null ? null : messages.thanks(at);
};

/** The question, and the buttons that answer it: opening the link says nothing yet. */
export const Confirmation = ({ token, asked }: ConfirmationProps) => {
  const [chosen, setChosen] = useState<'elsewhere' | 'later' | null>(null);
  const say = useAction({
    run: (body: Said) => api('POST /confirmations/{token}/', { params: { token }, body }),
    failed: messages.failed,
    reasonInPlace: chosen !== null,
    changes: ['GET /confirmations/{token}/'],
    onDone: () => setChosen(null),
  });
  const outcome = outcomeOf(asked);
  const isClosed = asked.state !== null && isClosedNeed(asked.state);
  const yes = (
    <Button
      variant="main"
      busy={say.isPending && say.variables?.answer === 'yes'}
      onClick={() => say.mutate({ answer: 'yes' })}
    >
      {isClosed ? messages.reopen : messages.yes}
    </Button>
  );
  return (
    <Stack>
      <p>
        {messages.greeting(asked.name)} {messages.question(asked)} {messages.waiting(asked.waiting)}
      </p>
      {outcome !== null && <p role="status">{outcome}</p>}
      {chosen === null ? (
        <Row>
          {(outcome === null || isClosed) && yes}
          {asked.about === 'need' && !isClosed && (
            <>
              <Button onClick={() => setChosen('elsewhere')}>{messages.elsewhere}</Button>
              <Button onClick={() => setChosen('later')}>{messages.later}</Button>
            </>
          )}
        </Row>
      ) : (
        <ClosingAnswer answer={chosen} send={say.mutateAsync} onBack={() => setChosen(null)} />
      )}
      <p>{messages.next[asked.about]}</p>
      <div>
        <ButtonLink to={addresses[asked.about]}>{messages.open[asked.about]}</ButtonLink>
      </div>
    </Stack>
  );
};
