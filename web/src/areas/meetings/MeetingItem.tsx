import { parisMoment } from '@tandem/domain/calendar/paris-time';
import { useState, type ReactNode } from 'react';
import { Badge } from '../../ui/feedback/Badge.tsx';
import { Facts } from '../../ui/layout/Facts.tsx';
import { lazyDialog } from '../../ui/dialogs/lazy-dialog.tsx';
import { atMeeting } from '../../ui/waiting/told-where.ts';
import { WaitingNotes } from '../../ui/waiting/WaitingNotes.tsx';
import { MeetingButtons } from './MeetingButtons.tsx';
import { asksOutcome, stateLabel, type Meeting, type MeetingView } from './meeting.ts';
import { meetingMessages as messages } from './messages.ts';
import { MomentChoice } from './MomentChoice.tsx';
import { OutcomeButtons } from './OutcomeButtons.tsx';
import classes from './Meetings.module.css';

const ProposeDialog = lazyDialog(() => import('./ProposeDialog.tsx'));
const CancelDialog = lazyDialog(() => import('./CancelDialog.tsx'));

interface MeetingItemProps {
  meeting: Meeting;
  view: MeetingView;
  /** Where one usually meets on site, where the page knows it. */
  onSitePlace?: string;
  /** Whom one meets, where the page does not say it. */
  title?: string;
  /** A link to the match, where the page is another. */
  more?: ReactNode;
}

/** The place as something to follow: the browser opens a link that begins with http, nothing else. */
const placeOf = ({ kind, place }: Meeting): ReactNode => {
  if (kind === 'phone') return <a href={`tel:${place.replaceAll(/[^\d+]/g, '')}`}>{place}</a>;
  return kind === 'video' ? (
    <a href={place} target="_blank" rel="noreferrer">
      {place}
    </a>
  ) : (
    place
  );
};

/** One meeting: when, where, what can be done about it. */
export const MeetingItem = ({ meeting, view, onSitePlace, title, more }: MeetingItemProps) => {
  const [asked, setAsked] = useState<'propose' | 'cancel' | null>(null);
  const { id, state, starts_at: startsAt, outcomes } = meeting;
  const when = startsAt ? parisMoment(new Date(startsAt)) : null;
  const told = (['company', 'applicant'] as const).flatMap((side) =>
    outcomes[side] ? [messages.toldBy(side, outcomes[side])] : [],
  );
  const close = () => setAsked(null);
  return (
    <article className={classes.meeting} aria-label={[when, title].filter(Boolean).join(', ')}>
      <div className={classes.head}>
        {title && <h3>{title}</h3>}
        <p className={classes.when}>
          {when && <strong>{when}</strong>}
          <Badge
            variant={state === 'cancelled' ? 'hollow' : state === 'planned' ? 'good' : 'filled'}
          >
            {stateLabel(meeting)}
          </Badge>
        </p>
      </div>
      <Facts
        facts={[
          [messages.need, title ? meeting.need : null],
          [messages.places[meeting.kind], placeOf(meeting)],
          [messages.duration, messages.minutes(meeting.minutes)],
          [messages.note, meeting.note],
        ]}
      />
      {state === 'proposed' && <MomentChoice meeting={meeting} view={view} />}
      <WaitingNotes told={atMeeting(id, title === undefined)} />
      {told.length > 0 && <p className={classes.quiet}>{told.join(' ')}</p>}
      {asksOutcome(meeting, view) && <OutcomeButtons meeting={meeting} view={view} />}
      <MeetingButtons
        meeting={meeting}
        onPropose={() => setAsked('propose')}
        onCancel={() => setAsked('cancel')}
        more={more}
      />
      {asked === 'propose' && (
        <ProposeDialog
          matchId={meeting.match_id}
          meeting={meeting}
          onSitePlace={onSitePlace}
          view={view}
          onClose={close}
        />
      )}
      {asked === 'cancel' && <CancelDialog id={id} onClose={close} />}
    </article>
  );
};
