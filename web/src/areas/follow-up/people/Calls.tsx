import { toldAtOnce } from '@tandem/domain/follow-up/spoken-causes';
import { api } from '../../../platform/api/client.ts';
import { useAction } from '../../../platform/data/use-action.ts';
import { formatShortDay } from '../../../platform/format/dates.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { DetailSection } from '../../../ui/layout/DetailSection.tsx';
import { callMessages as messages } from './person-messages.ts';
import { personCalls, type Person } from './people.ts';
import classes from './Person.module.css';

/** What somebody without an address has not been told yet, for whoever calls them. */
export const Calls = ({ person: { account_id: id, calls } }: { person: Person }) => {
  const tell = useAction({
    run: (told: number[]) =>
      api('POST /follow-up/people/{id}/told/', { params: { id }, body: { calls: told } }),
    done: messages.done,
    failed: messages.failed,
    changes: personCalls,
  });
  return (
    calls.length > 0 && (
      <DetailSection title={messages.title}>
        <p className={classes.hint}>{messages.lead}</p>
        <ul className={classes.list}>
          {calls.map((call) => (
            <li key={call.id} className={classes.item}>
              <strong className={classes.words}>{call.subject}</strong>
              <p className={classes.text}>{call.text}</p>
              <span className={classes.line}>
                <Button
                  size="sm"
                  aria-label={`${messages.told}\u202f: ${call.subject}`}
                  busy={tell.isPending}
                  onClick={() => tell.mutate([call.id])}
                >
                  {messages.told}
                </Button>
                <span className={classes.hint}>{formatShortDay(call.at)}</span>
              </span>
            </li>
          ))}
        </ul>
        {calls.length > 1 && (
          <div>
            <Button
              size="sm"
              busy={tell.isPending}
              onClick={() => tell.mutate(calls.slice(0, toldAtOnce).map((call) => call.id))}
            >
              {messages.allTold}
            </Button>
          </div>
        )}
      </DetailSection>
    )
  );
};
