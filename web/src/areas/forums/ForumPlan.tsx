import { useState } from 'react';
import { Button, ButtonLink } from '../../ui/actions/Button.tsx';
import { lazyDialog } from '../../ui/dialogs/lazy-dialog.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { SelectField } from '../../ui/fields/SelectField.tsx';
import { Hidden } from '../../ui/layout/Hidden.tsx';
import { planMessages as messages, removalMessages } from './messages.ts';
import {
  comingOf,
  planPages,
  withoutMeeting,
  type Forum,
  type PlanLine,
  type PlanPage,
  type PlanSide,
} from './plan.ts';
import { PlanPages } from './PlanPages.tsx';
import classes from './Forums.module.css';

const RemovalDialog = lazyDialog(() => import('./CompanyRemovalDialog.tsx'));
const ChangeDialog = lazyDialog(() => import('./ChangeDialog.tsx'));

/** A meeting of a draft is nothing that could have taken place. */
const hasBegun = ({ at, meeting }: PlanLine, now: number): boolean =>
  meeting.meeting !== null && Date.parse(at) <= now;

/** What has taken place is neither moved nor called off: the staff say how it went, where the meeting stands. */
const Outcome = ({ line: { meeting, name } }: { line: PlanLine }) => (
  <ButtonLink
    to={`/meetings?meeting=${meeting.meeting}`}
    size="sm"
    variant="quiet"
    aria-label={messages.outcomeOf(name)}
  >
    {meeting.state === 'over' ? messages.outcomeSaid : messages.outcome}
  </ButtonLink>
);

/** The plan as the staff read, change and print it: by company, or by candidate. */
export const ForumPlan = ({ forum }: { forum: Forum }) => {
  const [side, setSide] = useState<PlanSide>('company');
  const [now] = useState(Date.now);
  const [changed, setChanged] = useState<{ line: PlanLine; kind: 'move' | 'drop' } | null>(null);
  const [removed, setRemoved] = useState<PlanPage | null>(null);
  if (forum.meetings.length === 0) return <EmptyState sentence={messages.empty} />;
  const without = withoutMeeting(forum, side);
  const changes = (line: PlanLine) =>
    (['move', 'drop'] as const).map((kind) => (
      <Button
        key={kind}
        size="sm"
        variant="quiet"
        aria-label={kind === 'move' ? messages.moveOf(line.name) : messages.dropOf(line.name)}
        onClick={() => setChanged({ line, kind })}
      >
        {kind === 'move' ? messages.move : messages.drop}
      </Button>
    ));
  const actions = (line: PlanLine) =>
    hasBegun(line, now) ? <Outcome line={line} /> : changes(line);
  /** While the day is prepared, the list of the invited says who comes. */
  const removal = (page: PlanPage) =>
    forum.state === 'published' &&
    side === 'company' &&
    comingOf(page, now).length > 0 && (
      <div className={classes.unprinted}>
        <Button
          size="sm"
          variant="quiet"
          aria-label={removalMessages.titleOf(page.name)}
          onClick={() => setRemoved(page)}
        >
          {removalMessages.button}
        </Button>
      </div>
    );
  return (
    <>
      <Hidden as="h2">{messages.title}</Hidden>
      <div className={classes.unprinted}>
        <SelectField
          label={messages.by}
          choices={messages.sides}
          placeholder={null}
          value={side}
          onChange={(event) =>
            setSide(event.currentTarget.value === 'company' ? 'company' : 'applicant')
          }
        />
        {without.length > 0 && (
          <p className={classes.facts}>
            {messages.without}
            {'\u202f: '}
            {without.join(', ')}
          </p>
        )}
      </div>
      <PlanPages
        forum={forum}
        pages={planPages(forum, side)}
        side={side}
        ofPage={removal}
        {...(forum.state !== 'cancelled' && { actions })}
      />
      {removed && (
        <RemovalDialog forum={forum} page={removed} now={now} onClose={() => setRemoved(null)} />
      )}
      {changed && (
        <ChangeDialog
          forum={forum}
          line={changed.line}
          kind={changed.kind}
          onClose={() => setChanged(null)}
        />
      )}
    </>
  );
};
