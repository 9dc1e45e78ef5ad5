import { formatAgo } from '../../../platform/format/dates.ts';
import { contractMessages as messages } from '../messages.ts';
import classes from './DraftField.module.css';
import type { DraftNews } from '../../../platform/drafts/draft-news.ts';

/** Whether what was typed is kept. */
export const DraftState = ({ news: { state, savedAt } }: { news: DraftNews }) => (
  <p className={classes.state} data-state={state} role="status">
    {state !== 'saved' && messages[state]}
    {state === 'saved' &&
      (savedAt === null
        ? messages.savesItself
        : messages.draftSaved(formatAgo(new Date(savedAt).toISOString())))}
  </p>
);
