import { api } from '../../../platform/api/client.ts';
import { useAction } from '../../../platform/data/use-action.ts';
import { SelectField } from '../../../ui/fields/SelectField.tsx';
import { personMessages as messages } from './person-messages.ts';
import { personCalls, type Person } from './people.ts';
import { useColleagues } from './use-colleagues.ts';

/** Who of the staff looks after somebody; saved as soon as it is chosen. */
export const ReferentField = ({ person }: { person: Person }) => {
  const colleagues = useColleagues();
  const save = useAction({
    run: (referent: string) =>
      api('PUT /follow-up/referents/', {
        body: {
          account_ids: [person.account_id],
          referent_id: referent === '' ? null : Number(referent),
        },
      }),
    done: messages.referentSaved,
    failed: messages.referentFailed,
    changes: personCalls,
  });
  return (
    <SelectField
      label={messages.referent}
      placeholder={messages.nobody}
      choices={colleagues}
      value={person.referent_id === null ? '' : String(person.referent_id)}
      onChange={({ currentTarget }) => save.mutate(currentTarget.value)}
    />
  );
};
