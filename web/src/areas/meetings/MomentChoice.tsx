import { parisMoment } from '@tandem/domain/calendar/paris-time';
import { useQueryClient } from '@tanstack/react-query';
import { isStale } from '../../platform/api/errors.ts';
import { reload } from '../../platform/data/calls.ts';
import { useAction } from '../../platform/data/use-action.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { waitingMessages } from '../../ui/waiting/messages.ts';
import { useSendOrWait } from '../../ui/waiting/use-waiting.ts';
import { meetingCalls, withWhom, type Meeting, type MeetingView } from './meeting.ts';
import { meetingMessages as messages } from './messages.ts';
import classes from './Meetings.module.css';

/** The moments that are proposed: one tap takes one, where it is the reader's turn. */
export const MomentChoice = ({ meeting, view }: { meeting: Meeting; view: MeetingView }) => {
  const { id, moments, waits_for: waitsFor, open_moves: open } = meeting;
  const client = useQueryClient();
  const sendOrWait = useSendOrWait();
  const take = useAction({
    run: (moment: string) =>
      sendOrWait({
        match: meeting.match_id,
        call: { key: 'POST /meetings/{id}/take/', meeting: id, body: { moment } },
        said: parisMoment(new Date(moment)),
        about: withWhom(meeting, view),
      }),
    done: (taken) => (taken ? messages.takeDone : waitingMessages.kept),
    failed: messages.takeFailed,
    changes: meetingCalls,
    onFailed: (error) => {
      if (isStale(error)) void reload(client, ...meetingCalls);
    },
  });
  const mayTake = open.includes('take');
  const asked = waitsFor === 'applicant' ? meeting.candidate : meeting.company;
  return (
    <div>
      <p className={classes.quiet}>
        {mayTake && view !== 'staff' ? messages.choose : messages.waitsFor(asked)}
      </p>
      <ul className={classes.choices}>
        {moments.map(({ at, taken }) => (
          <li key={at}>
            {mayTake ? (
              <Button
                variant={view === 'staff' ? 'plain' : 'main'}
                busy={take.isPending && take.variables === at}
                disabledBecause={taken && messages.taken}
                onClick={() => take.mutate(at)}
              >
                {parisMoment(new Date(at))}
              </Button>
            ) : (
              <span data-taken={taken || undefined}>{parisMoment(new Date(at))}</span>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
};
