import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../platform/api/client.ts';
import { callQuery } from '../../platform/data/calls.ts';
import { useAction } from '../../platform/data/use-action.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog.tsx';
import { CheckboxField } from '../../ui/fields/CheckboxField.tsx';
import { SelectField } from '../../ui/fields/SelectField.tsx';
import { openSessions } from '../programmes/sessions/open-sessions.ts';
import { closingMessages as messages } from './messages.ts';
import { closingSentences } from './closing-sentences.ts';
import classes from './Leaving.module.css';
import { NextProgrammes } from './NextProgrammes.tsx';
import { changedByClosing, type Closing } from './use-closing.ts';
import type { Leaving } from './use-leaving.ts';

const useTargets = (sessionId: number) => {
  const years = useQuery(callQuery('GET /school_years/'));
  return openSessions(years.data ?? []).filter(({ id }) => id !== sessionId);
};

/** What is chosen beside the ticks, and the call that does it all. */
const useClosingForm = (closing: Closing, { candidates, needs }: Leaving) => {
  const { session } = closing;
  const targets = useTargets(session.id);
  const [target, setTarget] = useState('');
  const [tell, setTell] = useState(true);
  const [moves, setMoves] = useState<ReadonlyMap<number, number>>(new Map());
  const [asked, setAsked] = useState(false);
  const [missing, setMissing] = useState(false);
  const count = candidates.chosen.length + needs.chosen.length;
  const isClosed = session.state === 'closed';
  const to = targets.find(({ id }) => String(id) === target);
  const act = useAction({
    run: () =>
      api('POST /sessions/{id}/closing/', {
        params: { id: session.id },
        body: {
          to_session: count > 0 ? to?.id : undefined,
          candidates: candidates.chosen.map(({ id }) => id),
          needs: needs.chosen.map(({ id }) => id),
          formations: [...moves].map(([from, next]) => ({ from, to: next })),
          tell,
        },
      }),
    done: isClosed ? messages.carryDone : messages.done(session.name),
    failed: isClosed ? messages.carryFailed : messages.failed,
    changes: changedByClosing,
    onDone: () => setAsked(false),
  });
  const ask = () => {
    const isMissing = count > 0 && !to;
    setMissing(isMissing);
    setAsked(!isMissing);
  };
  return {
    act,
    ask,
    asked,
    count,
    isClosed,
    moves,
    setAsked,
    setMoves,
    setTarget,
    setTell,
    target,
    targetFault: missing && !to ? messages.chooseTarget : undefined,
    targets,
    tell,
    to,
  };
};

/** Repeats the numbers, and asks once. */
const Question = ({
  closing,
  leaving,
  form: { act, asked, isClosed, setAsked, tell, to },
}: CloseYearProps & { form: ReturnType<typeof useClosingForm> }) => {
  const { name } = closing.session;
  const sentences = closingSentences({
    closing,
    candidates: leaving.candidates.chosen,
    needs: leaving.needs.chosen,
    to: to?.name ?? '',
    tell,
  });
  return (
    <ConfirmDialog
      opened={asked}
      title={isClosed ? messages.carryConfirmTitle(name) : messages.confirmTitle(name)}
      confirm={isClosed ? messages.carry : messages.close}
      busy={act.isPending}
      onConfirm={() => act.mutate()}
      onClose={() => setAsked(false)}
    >
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </ConfirmDialog>
  );
};

interface CloseYearProps {
  closing: Closing;
  leaving: Leaving;
}

/** Where to, into which programmes, and the one button. */
export const CloseYear = ({ closing, leaving }: CloseYearProps) => {
  const form = useClosingForm(closing, leaving);
  const { isClosed, targets } = form;
  return (
    <div className={classes.form}>
      <p role="status">
        {messages.chosen(leaving.candidates.chosen.length, leaving.needs.chosen.length)}
      </p>
      <SelectField
        label={messages.target}
        description={targets.length > 0 ? messages.targetHint : messages.noTarget}
        choices={targets.map(({ id, name }) => [String(id), name] as const)}
        value={form.target}
        error={form.targetFault}
        onChange={(event) => form.setTarget(event.currentTarget.value)}
      />
      <NextProgrammes
        candidates={leaving.candidates.chosen}
        moves={form.moves}
        onChange={form.setMoves}
        opened={leaving.state.ouvert}
        onOpen={(ouvert) => leaving.setState({ ouvert })}
      />
      <CheckboxField
        label={messages.tell}
        description={messages.tellHint}
        value={form.tell}
        onChange={form.setTell}
      />
      <div>
        <Button
          variant="main"
          disabledBecause={isClosed && form.count === 0 && messages.nothingChosen}
          onClick={form.ask}
        >
          {isClosed ? messages.carry : messages.close}
        </Button>
      </div>
      <Question closing={closing} leaving={leaving} form={form} />
    </div>
  );
};
