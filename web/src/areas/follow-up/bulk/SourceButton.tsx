import { useId, useState } from 'react';
import { api } from '../../../platform/api/client.ts';
import { useAction } from '../../../platform/data/use-action.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { personCalls } from '../people/people.ts';
import { sourceMessages as messages } from './messages.ts';

interface SourceButtonProps {
  label: string;
  accountIds: readonly number[];
  /** What stands there now, where it is about one. */
  now?: string;
  /** Sources that somebody has already. */
  known: readonly string[];
  onDone?: () => void;
}

const atOnce = 500;

const change = async (accountIds: readonly number[], source: string) => {
  let changed = 0;
  for (let from = 0; from < accountIds.length; from += atOnce) {
    const answer = await api('PUT /follow-up/sources/', {
      body: { account_ids: accountIds.slice(from, from + atOnce), source },
    });
    changed += answer.changed;
  }
  return changed;
};

/** Says from where one person, or all that are ticked, came to the centre; nothing typed takes it away. */
export const SourceButton = ({ label, accountIds, now = '', known, onDone }: SourceButtonProps) => {
  const list = useId();
  const [asking, setAsking] = useState(false);
  const [source, setSource] = useState(now);
  const action = useAction({
    run: () => change([...new Set(accountIds)], source.trim()),
    done: (count) => messages.done(count),
    failed: messages.failed,
    changes: [...personCalls, 'GET /lists/matches/'],
    onDone: () => {
      setAsking(false);
      onDone?.();
    },
    onFailed: () => setAsking(false),
  });
  const open = () => {
    setSource(now);
    setAsking(true);
  };
  return (
    <>
      <Button size="sm" onClick={open}>
        {label}
      </Button>
      <ConfirmDialog
        opened={asking}
        title={messages.title}
        confirm={messages.save}
        busy={action.isPending}
        onConfirm={() => action.mutate()}
        onClose={() => setAsking(false)}
      >
        <TextField
          label={messages.source}
          description={messages.hint}
          maxLength={200}
          autoComplete="off"
          list={list}
          value={source}
          onChange={({ currentTarget }) => setSource(currentTarget.value)}
        />
        <datalist id={list}>
          {known.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </datalist>
      </ConfirmDialog>
    </>
  );
};
