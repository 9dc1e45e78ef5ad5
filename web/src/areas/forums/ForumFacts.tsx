import { forumStateLabels } from '@tandem/domain/forums/forum';
import { formatDay } from '../../platform/format/dates.ts';
import { Badge } from '../../ui/feedback/Badge.tsx';
import { forumMessages as messages } from './messages.ts';
import type { Forum } from './plan.ts';
import classes from './Forums.module.css';
import { dotted } from '../../ui/dotted.ts';
import { PrintedHead } from '../privacy/PrintedHead.tsx';

type Told = Pick<Forum, 'day' | 'starts' | 'ends' | 'place' | 'formations' | 'state'>;

interface ForumFactsProps {
  forum: Told;
  /** To a candidate or a company, who know for what they come. */
  isOwn?: boolean;
}

const whenAndWhere = ({ day, starts, ends, place }: Told): string[] => [
  `${formatDay(day)}, ${messages.hours(starts, ends)}`,
  place,
];

/** On the page that somebody is handed on the day. */
export const PrintedFacts = ({ forum }: { forum: Told & Pick<Forum, 'name'> }) => (
  <>
    <PrintedHead />
    <p className={classes.printed}>{dotted([forum.name, ...whenAndWhere(forum)])}</p>
  </>
);

/** When and where a forum is; to the staff for whom, and how far it is. */
export const ForumFacts = ({ forum, isOwn = false }: ForumFactsProps) => (
  <p className={`${classes.facts} ${classes.unprinted}`}>
    {dotted([
      ...whenAndWhere(forum),
      !isOwn && messages.formations(forum.formations.map(({ name }) => name)),
    ])}{' '}
    {!isOwn && (
      <Badge variant={forum.state === 'published' ? 'good' : 'hollow'}>
        {forumStateLabels[forum.state]}
      </Badge>
    )}
  </p>
);
