import { useState } from 'react';
import { api } from '../../../platform/api/client.ts';
import { SelectField } from '../../../ui/fields/SelectField.tsx';
import { assignMessages as messages } from '../people/messages.ts';
import { personCalls } from '../people/people.ts';
import { useColleagues } from '../people/use-colleagues.ts';
import { ChangeButton } from './ChangeButton.tsx';

interface AssignButtonProps {
  accountIds: readonly number[];
  onDone: () => void;
}

/** Gives all that are ticked to one of the staff. */
export const AssignButton = ({ accountIds, onDone }: AssignButtonProps) => {
  const [referent, setReferent] = useState('');
  const colleagues = useColleagues();
  return (
    <ChangeButton
      label={messages.assign}
      words={messages}
      accountIds={accountIds}
      send={(ids) =>
        api('PUT /follow-up/referents/', {
          body: { account_ids: [...ids], referent_id: referent === '' ? null : Number(referent) },
        })
      }
      changes={personCalls}
      onDone={onDone}
    >
      <SelectField
        label={messages.referent}
        placeholder={messages.nobody}
        choices={colleagues}
        value={referent}
        onChange={({ currentTarget }) => setReferent(currentTarget.value)}
      />
    </ChangeButton>
  );
};
