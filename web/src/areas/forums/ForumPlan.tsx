import { useState } from 'react';
import { Button } from '../../ui/actions/Button.tsx';
import { lazyDialog } from '../../ui/dialogs/lazy-dialog.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { SelectField } from '../../ui/fields/SelectField.tsx';
import { planMessages as messages } from './messages.ts';
import { planPages, withoutMeeting, type Forum, type PlanLine, type PlanSide } from './plan.ts';
import { PlanPages } from './PlanPages.tsx';
import classes from './Forums.module.css';

const ChangeDialog = lazyDialog(() => import('./ChangeDialog.tsx'));

/** The plan as the staff read, change and print it: by company, or by candidate. */
export const ForumPlan = ({ forum }: { forum: Forum }) => {
  const [side, setSide] = useState<PlanSide>('company');
  const [changed, setChanged] = useState<{ line: PlanLine; kind: 'move' | 'drop' } | null>(null);
  if (forum.meetings.length === 0) return <EmptyState sentence={messages.empty} />;
  const without = withoutMeeting(forum, side);
  const actions = ({ line, kind }: { line: PlanLine; kind: 'move' | 'drop' }) => (
    <Button
      key={kind}
      size="sm"
      variant="quiet"
      aria-label={kind === 'move' ? messages.moveOf(line.name) : messages.dropOf(line.name)}
      onClick={() => setChanged({ line, kind })}
    >
      {kind === 'move' ? messages.move : messages.drop}
    </Button>
  );
  return (
    <>
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
        {...(forum.state !== 'cancelled' && {
          actions: (line) => [actions({ line, kind: 'move' }), actions({ line, kind: 'drop' })],
        })}
      />
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
