import { api } from '../../../platform/api/client.ts';
import { useAction } from '../../../platform/data/use-action.ts';
import { formatMoment } from '../../../platform/format/dates.ts';
import { useSession } from '../../../platform/session/session.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { correctMessages as messages } from './person-messages.ts';
import { personCalls, type Person } from './people.ts';
import classes from './Person.module.css';

/** An address that does not count yet, and what it waits for. */
export const NewAddress = ({ person }: { person: Person }) => {
  const { role } = useSession();
  const hasten = useAction({
    run: () =>
      api('POST /follow-up/people/{id}/new-address/', { params: { id: person.account_id } }),
    done: messages.hastened,
    failed: messages.hastenFailed,
    changes: personCalls,
  });
  const { new_email: email, new_email_from: from } = person;
  if (email === null) return null;
  const state = person.new_email_confirmed ? messages.confirmed : messages.waiting;
  if (from === null) return <p>{state(email)}</p>;
  return (
    <div className={classes.refused}>
      <p>
        {state(email)}. {messages.from(formatMoment(from))}
      </p>
      {role === 'superuser' && (
        <Button size="sm" busy={hasten.isPending} onClick={() => hasten.mutate()}>
          {messages.hasten}
        </Button>
      )}
    </div>
  );
};
