import { api } from '../../../platform/api/client.ts';
import { useAction } from '../../../platform/data/use-action.ts';
import { formatShortDay } from '../../../platform/format/dates.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { correctMessages as messages } from './person-messages.ts';
import { personCalls, type Person } from './people.ts';
import classes from './Person.module.css';

/** That an address takes no mail, and the way back for who knows that it does again. */
export const RefusedAddress = ({ person }: { person: Person }) => {
  const trust = useAction({
    run: () =>
      api('POST /follow-up/people/{id}/working-address/', { params: { id: person.account_id } }),
    done: ({ invitation_sent: isInvited }) =>
      isInvited ? messages.worksInvited : messages.worksAgain,
    failed: messages.worksFailed,
    changes: personCalls,
  });
  const refused = person.waits.find(({ kind }) => kind === 'bounce');
  return (
    refused && (
      <div className={classes.refused}>
        <p>{messages.refused(person.email ?? '', formatShortDay(refused.since))}</p>
        <Button size="sm" busy={trust.isPending} onClick={() => trust.mutate()}>
          {messages.works}
        </Button>
      </div>
    )
  );
};
