import { formatClock, formatShortDay } from '../../platform/format/dates.ts';
import type { DraftConflict } from '../../platform/drafts/draft-news.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { resumedMessages } from '../../ui/forms/messages.ts';
import { draftMessages as messages } from './messages.ts';
import classes from './DraftLine.module.css';
import type { FormDraft } from './use-form-draft.ts';

/** `Enregistré à 14:02`, with the day where that is another. */
const whenSaved = (savedAt: number, today = new Date()): string => {
  const saved = new Date(savedAt);
  const clock = formatClock(saved);
  return saved.toDateString() === today.toDateString()
    ? messages.saved(clock)
    : messages.savedOn(formatShortDay(saved.toISOString()), clock);
};

const stateOf = ({ news: { state }, savedAt, inTab, unread }: FormDraft): string => {
  if (unread) return messages.unread;
  if (inTab) return messages.inTab;
  if (state !== 'saved') return messages[state];
  return savedAt === null ? messages.savesItself : whenSaved(savedAt);
};

const Conflict = ({ draft, conflict }: { draft: FormDraft; conflict: DraftConflict }) => {
  // A list or a choice of several has no text that would say it.
  const isText = !/^[[{]/.test(conflict.value);
  const value = conflict.value === '' ? messages.emptied : conflict.value;
  return (
    <div className={classes.conflict} role="alert">
      <p>{messages.conflict(draft.labelOf(conflict.key), isText ? value : null)}</p>
      <Button size="sm" onClick={() => draft.settle(conflict, 'theirs')}>
        {messages.takeTheirs}
      </Button>{' '}
      <Button size="sm" onClick={() => draft.settle(conflict, 'mine')}>
        {messages.keepMine}
      </Button>
    </div>
  );
};

const isAtStake = ({ news: { state, conflicts }, unread }: FormDraft): boolean =>
  unread || state === 'waiting' || state === 'unsaved' || conflicts.size > 0;

/**
 * Whether what was typed is kept, since when, and what somebody has typed elsewhere. It stands at the end of the form; while
 * something waits or asks, in sight wherever one types.
 */
export const DraftLine = ({ draft }: { draft: FormDraft }) => (
  <div className={classes.root} data-stays={isAtStake(draft) || undefined}>
    <div className={classes.line} data-state={draft.unread ? 'waiting' : draft.news.state}>
      <p role="status">
        {draft.resumed && `${resumedMessages.resumed} `}
        {stateOf(draft)}
      </p>
      {draft.unread && (
        <Button size="sm" variant="quiet" onClick={draft.goOnWithout}>
          {messages.goOnWithout}
        </Button>
      )}
      {draft.resumed && (
        <Button size="sm" variant="quiet" onClick={draft.startOver}>
          {resumedMessages.startOver}
        </Button>
      )}
    </div>
    {[...draft.news.conflicts.values()].map((conflict) => (
      <Conflict key={conflict.key} draft={draft} conflict={conflict} />
    ))}
  </div>
);
