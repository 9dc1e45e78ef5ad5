import type { MeetingOutcome, MeetingSide } from '@tandem/domain/meetings/meeting';
import { api } from '../../platform/api/client.ts';
import { useAction } from '../../platform/data/use-action.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Row } from '../../ui/layout/layout.tsx';
import { meetingCalls, type Meeting, type MeetingView } from './meeting.ts';
import { meetingMessages as messages } from './messages.ts';
import classes from './Meetings.module.css';

interface Choice {
  outcome: MeetingOutcome;
  side: MeetingSide;
  label: string;
}

const held = (side: MeetingSide): Choice => ({
  outcome: 'held',
  side,
  label: messages.outcomes.held,
});
const putOff = (side: MeetingSide): Choice => ({
  outcome: 'put_off',
  side,
  label: messages.outcomes.put_off,
});
const candidateAbsent: Choice = {
  outcome: 'absent',
  side: 'company',
  label: messages.candidateAbsent,
};
const companyAbsent: Choice = {
  outcome: 'absent',
  side: 'applicant',
  label: messages.companyAbsent,
};

/** What each may say of a meeting that has been; staff say it for the company unless it was the company that was absent. */
const choices: Record<MeetingView, readonly Choice[]> = {
  applicant: [held('applicant'), companyAbsent, putOff('applicant')],
  company: [held('company'), candidateAbsent, putOff('company')],
  staff: [held('company'), candidateAbsent, companyAbsent, putOff('company')],
};

/** Asks how a meeting went; what was said can be put right. */
export const OutcomeButtons = ({ meeting, view }: { meeting: Meeting; view: MeetingView }) => {
  const { id, outcomes } = meeting;
  const tell = useAction({
    run: ({ outcome, side }: Choice) =>
      api('POST /meetings/{id}/outcome/', {
        params: { id },
        body: { outcome, ...(view === 'staff' && { for: side }) },
      }),
    done: messages.told,
    failed: messages.tellFailed,
    changes: meetingCalls,
  });
  return (
    <div role="group" aria-label={messages.how} className={classes.outcome}>
      <p>{messages.how}</p>
      <Row>
        {choices[view].map((choice) => (
          <Button
            key={choice.label}
            size="sm"
            aria-pressed={outcomes[choice.side] === choice.outcome}
            busy={tell.isPending && tell.variables === choice}
            onClick={() => tell.mutate(choice)}
          >
            {choice.label}
          </Button>
        ))}
      </Row>
    </div>
  );
};
