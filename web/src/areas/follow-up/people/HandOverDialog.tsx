import { useState } from 'react';
import { api } from '../../../platform/api/client.ts';
import { useAction } from '../../../platform/data/use-action.ts';
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog.tsx';
import { SelectField } from '../../../ui/fields/SelectField.tsx';
import { Stack } from '../../../ui/layout/layout.tsx';
import { handOverMessages as messages } from './messages.ts';
import { personCalls } from './people.ts';
import { useColleagues } from './use-colleagues.ts';

interface HandOverDialogProps {
  /** Who leaves, or is away. */
  from: { id: number; name: string } | undefined;
  opened: boolean;
  onClose: () => void;
}

/** Gives all that one of the staff follows to another, in one go. */
export const HandOverDialog = ({ from, opened, onClose }: HandOverDialogProps) => {
  const [to, setTo] = useState('');
  const [error, setError] = useState<string | null>(null);
  const fromId = from?.id ?? 0;
  const others = useColleagues().filter(([id]) => Number(id) !== fromId);
  const close = () => {
    onClose();
    setTo('');
    setError(null);
  };
  const action = useAction({
    run: () => api('POST /follow-up/hand-over/', { body: { from_id: fromId, to_id: Number(to) } }),
    done: ({ people, notes }) => messages.done(people, notes),
    failed: messages.failed,
    changes: personCalls,
    onDone: close,
    onFailed: close,
  });
  return (
    <ConfirmDialog
      opened={opened}
      title={messages.title}
      confirm={messages.save}
      busy={action.isPending}
      onConfirm={() => (to === '' ? setError(messages.missing) : action.mutate())}
      onClose={close}
    >
      <Stack>
        <p>{messages.explain(from?.name ?? '')}</p>
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
  );
};
