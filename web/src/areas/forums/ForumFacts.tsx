import { forumStateLabels } from '@tandem/domain/forums/forum';
import { formatDay } from '../../platform/format/dates.ts';
import { Badge } from '../../ui/feedback/Badge.tsx';
import { forumMessages as messages } from './messages.ts';
import type { Forum } from './plan.ts';
import classes from './Forums.module.css';

type Told = Pick<Forum, 'day' | 'starts' | 'ends' | 'place' | 'formations' | 'state'>;

interface ForumFactsProps {
  forum: Told;
  /** To a candidate or a company, who know for what they come. */
  isOwn?: boolean;
}

/** When and where a forum is; to the staff for whom, and how far it is. */
export const ForumFacts = ({ forum, isOwn = false }: ForumFactsProps) => (
  <p className={classes.facts}>
    {[
      `${formatDay(forum.day)}, ${messages.hours(forum.starts, forum.ends)}`,
      forum.place,
      ...(isOwn ? [] : [forum.formations.map(({ name }) => name).join(', ')]),
    ].join(' · ')}{' '}
    {!isOwn && (
      <Badge variant={forum.state === 'published' ? 'good' : 'hollow'}>
        {forumStateLabels[forum.state]}
      </Badge>
    )}
  </p>
);
