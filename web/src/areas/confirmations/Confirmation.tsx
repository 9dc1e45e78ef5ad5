import type { Answer } from '@tandem/contract';
import { isClosedNeed } from '@tandem/domain/needs/need-state';
import { useState } from 'react';
import { api } from '../../platform/api/client.ts';
import { useAction } from '../../platform/data/use-action.ts';
import { Button, ButtonLink } from '../../ui/actions/Button.tsx';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import { ClosingAnswer, type Said } from './ClosingAnswer.tsx';
import { confirmationMessages as messages } from './messages.ts';

type Link = Answer<'GET /confirmations/{token}/'>;
type Asked = Link['others'][number];

interface QuestionProps {
  token: string;
  asked: Asked;
  /** One of several: nobody is greeted. */
  isOne?: boolean;
}

const addresses = { applicant: '/applicant/application', need: '/company/offers' };

/** What was said already, or what closed it meanwhile; null while the answer is awaited. */
const outcomeOf = ({ state, until, confirmed_at: at }: Asked): string | null => {
  if (state !== null && isClosedNeed(state))
    return until === null ? messages.closed[state] : messages.closedUntil(until);
  return at === null ? null : messages.thanks(at);
};

const useSay = (token: string, { isInPlace, onDone }: { isInPlace: boolean; onDone: () => void }) =>
  useAction({
    run: (body: Said) => api('POST /confirmations/{token}/', { params: { token }, body }),
    failed: messages.failed,
    reasonInPlace: isInPlace,
    changes: ['GET /confirmations/{token}/'],
    onDone,
  });

/** One question, and the buttons that answer it: opening the link says nothing yet. */
const Question = ({ token, asked, isOne = false }: QuestionProps) => {
  const [chosen, setChosen] = useState<'elsewhere' | 'later' | null>(null);
  const which = asked.need === null ? {} : { need: asked.need };
  const say = useSay(token, { isInPlace: chosen !== null, onDone: () => setChosen(null) });
  const outcome = outcomeOf(asked);
  const isClosed = asked.state !== null && isClosedNeed(asked.state);
  const yes = (
    <Button
      variant={isOne ? 'plain' : 'main'}
      busy={say.isPending && say.variables?.answer === 'yes'}
      onClick={() => say.mutate({ ...which, answer: 'yes' })}
    >
      {isClosed ? messages.reopen : messages.yes}
    </Button>
  );
  return (
    <Stack>
      <p>
        {isOne
          ? messages.oneOfSeveral(asked)
          : `${messages.greeting(asked.name)} ${messages.question(asked)}`}{' '}
        {messages.waiting(asked.waiting)}
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
        <ClosingAnswer
          answer={chosen}
          send={(said) => say.mutateAsync({ ...said, ...which })}
          onBack={() => setChosen(null)}
        />
      )}
    </Stack>
  );
};

/** Says yes to all of those that nothing was said of yet. */
const YesToAll = ({ token, open }: { token: string; open: readonly Asked[] }) => {
  const sayAll = useAction({
    run: async () => {
      for (const { need } of open)
        if (need !== null)
          await api('POST /confirmations/{token}/', {
            params: { token },
            body: { need, answer: 'yes' },
          });
    },
    failed: messages.failed,
    changes: ['GET /confirmations/{token}/'],
  });
  return (
    <div>
      <Button variant="main" busy={sayAll.isPending} onClick={() => sayAll.mutate()}>
        {messages.yesToAll(open.length)}
      </Button>
    </div>
  );
};

interface ConfirmationProps {
  token: string;
  asked: Link;
}

/** What a link asks: one thing, or several needs of a company, one below the other. */
export const Confirmation = ({ token, asked }: ConfirmationProps) => {
  const { others, ...first } = asked;
  const all = [first, ...others];
  const open = all.filter((one) => outcomeOf(one) === null);
  return (
    <Stack>
      {others.length === 0 ? (
        <Question token={token} asked={first} />
      ) : (
        <>
          <p>
            {messages.greeting(first.name)} {messages.severalQuestion(all.length)}
          </p>
          {open.length > 1 && <YesToAll token={token} open={open} />}
          {all.map((one) => (
            <Question key={one.need} token={token} asked={one} isOne />
          ))}
        </>
      )}
      <p>{messages.next[asked.about]}</p>
      <div>
        <ButtonLink to={addresses[asked.about]}>{messages.open[asked.about]}</ButtonLink>
      </div>
    </Stack>
  );
};
