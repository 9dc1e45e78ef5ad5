import { useId, useState } from 'react';
import { api } from '../../../platform/api/client.ts';
import { useAction } from '../../../platform/data/use-action.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog.tsx';
import { SelectField } from '../../../ui/fields/SelectField.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { tagMessages as messages } from '../people/messages.ts';

interface TagButtonProps {
  accountIds: readonly number[];
  /** Tags that somebody has already. */
  known: readonly string[];
  onDone: () => void;
}

const atOnce = 500;

type How = 'add' | 'remove';

const change = async (accountIds: readonly number[], how: How, tag: string) => {
  let changed = 0;
  for (let from = 0; from < accountIds.length; from += atOnce) {
    const answer = await api('PUT /follow-up/tags/', {
      body: {
        account_ids: accountIds.slice(from, from + atOnce),
        add: how === 'add' ? [tag] : [],
        remove: how === 'remove' ? [tag] : [],
      },
    });
    changed += answer.changed;
  }
  return changed;
};

/** Gives all that are ticked a tag, or takes it away. */
export const TagButton = ({ accountIds, known, onDone }: TagButtonProps) => {
  const list = useId();
  const [asking, setAsking] = useState(false);
  const [how, setHow] = useState<How>('add');
  const [tag, setTag] = useState('');
  const [missing, setMissing] = useState(false);
  const action = useAction({
    run: () => change([...new Set(accountIds)], how, tag.trim()),
    done: (count) => messages.done(count),
    failed: messages.failed,
    changes: ['GET /follow-up/standings/{side}/'],
    onDone: () => {
      setAsking(false);
      setTag('');
      onDone();
    },
    onFailed: () => setAsking(false),
  });
  const confirm = () => {
    setMissing(tag.trim() === '');
    if (tag.trim() !== '') action.mutate();
  };
  return (
    <>
      <Button size="sm" onClick={() => setAsking(true)}>
        {messages.open}
      </Button>
      <ConfirmDialog
        opened={asking}
        title={messages.title}
        confirm={messages.save}
        busy={action.isPending}
        onConfirm={confirm}
        onClose={() => setAsking(false)}
      >
        <SelectField
          label={messages.how}
          placeholder={null}
          choices={messages.ways}
          value={how}
          onChange={({ currentTarget }) => setHow(currentTarget.value === 'add' ? 'add' : 'remove')}
        />
        <TextField
          label={messages.tag}
          description={messages.tagHint}
          maxLength={40}
          autoComplete="off"
          list={list}
          error={missing && messages.missing}
          value={tag}
          onChange={({ currentTarget }) => setTag(currentTarget.value)}
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
