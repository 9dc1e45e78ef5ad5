import { useState } from 'react';
import { api } from '../../../platform/api/client.ts';
import { useAction } from '../../../platform/data/use-action.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog.tsx';
import { SelectField } from '../../../ui/fields/SelectField.tsx';
import { assignMessages as messages } from '../people/messages.ts';
import { personCalls } from '../people/people.ts';
import { useColleagues } from '../people/use-colleagues.ts';

interface AssignButtonProps {
  accountIds: readonly number[];
  onDone: () => void;
}

const atOnce = 500;

const assign = async (accountIds: readonly number[], referent: number | null) => {
  let changed = 0;
  for (let from = 0; from < accountIds.length; from += atOnce) {
    const answer = await api('PUT /follow-up/referents/', {
      body: { account_ids: accountIds.slice(from, from + atOnce), referent_id: referent },
    });
    changed += answer.changed;
  }
  return changed;
};

/** Gives all that are ticked to one of the staff. */
export const AssignButton = ({ accountIds, onDone }: AssignButtonProps) => {
  const [asking, setAsking] = useState(false);
  const [referent, setReferent] = useState('');
  const colleagues = useColleagues();
  const action = useAction({
    run: () => assign([...new Set(accountIds)], referent === '' ? null : Number(referent)),
    done: (count) => messages.done(count),
    failed: messages.failed,
    changes: personCalls,
    onDone: () => {
      setAsking(false);
      onDone();
    },
    onFailed: () => setAsking(false),
  });
  return (
    <>
      <Button size="sm" onClick={() => setAsking(true)}>
        {messages.assign}
      </Button>
      <ConfirmDialog
        opened={asking}
        title={messages.title}
        confirm={messages.save}
        busy={action.isPending}
        onConfirm={() => action.mutate()}
        onClose={() => setAsking(false)}
      >
        <SelectField
          label={messages.referent}
          placeholder={messages.nobody}
          choices={colleagues}
          value={referent}
          onChange={({ currentTarget }) => setReferent(currentTarget.value)}
        />
      </ConfirmDialog>
    </>
  );
};
