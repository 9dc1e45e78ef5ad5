import { useState } from 'react';
import { api } from '../../../platform/api/client.ts';
import { useAction } from '../../../platform/data/use-action.ts';
import { IconButton } from '../../../ui/actions/IconButton.tsx';
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog.tsx';
import { SelectField } from '../../../ui/fields/SelectField.tsx';
import { Stack } from '../../../ui/layout/layout.tsx';
import { HandOverIcon } from '../../../ui/icons.tsx';
import { handOverMessages as messages } from './messages.ts';
import { personCalls } from './people.ts';
import { useColleagues } from './use-colleagues.ts';

interface HandOverButtonProps {
  /** Who leaves, or is away. */
  from: { id: number; name: string };
}

/** Gives all that one of the staff follows to another, in one go. */
export const HandOverButton = ({ from }: HandOverButtonProps) => {
  const [asking, setAsking] = useState(false);
  const [to, setTo] = useState('');
  const [error, setError] = useState<string | null>(null);
  const others = useColleagues().filter(([id]) => Number(id) !== from.id);
  const close = () => {
    setAsking(false);
    setTo('');
    setError(null);
  };
  const action = useAction({
    run: () => api('POST /follow-up/hand-over/', { body: { from_id: from.id, to_id: Number(to) } }),
    done: ({ people, notes }) => messages.done(people, notes),
    failed: messages.failed,
    changes: personCalls,
    onDone: close,
    onFailed: close,
  });
  return (
    <>
      <IconButton label={messages.handOver(from.name)} onClick={() => setAsking(true)}>
        <HandOverIcon />
      </IconButton>
      <ConfirmDialog
        opened={asking}
        title={messages.title}
        confirm={messages.save}
        busy={action.isPending}
        onConfirm={() => (to === '' ? setError(messages.missing) : action.mutate())}
        onClose={close}
      >
        <Stack>
          <p>{messages.explain(from.name)}</p>
          <SelectField
            label={messages.to}
            placeholder={messages.choose}
            choices={others}
            value={to}
            error={error}
            onChange={({ currentTarget }) => {
              setTo(currentTarget.value);
              setError(null);
            }}
          />
        </Stack>
      </ConfirmDialog>
    </>
  );
};
