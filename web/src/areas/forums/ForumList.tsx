import { useQuery } from '@tanstack/react-query';
import { callQuery } from '../../platform/data/calls.ts';
import { Link } from '../../ui/actions/Link.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { Loaded } from '../../ui/feedback/Loaded.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { ForumFacts } from './ForumFacts.tsx';
import { forumMessages as messages } from './messages.ts';
import classes from './Forums.module.css';

/** The forum days of one's programmes, the latest first. */
export const ForumList = () => {
  const forums = useQuery(callQuery('GET /forums/'));
  return (
    <Loaded query={forums} skeleton={<Skeleton height={180} />} failure={messages.failed}>
      {(list) =>
        list.length === 0 ? (
          <EmptyState sentence={messages.none} hint={messages.noneHint} />
        ) : (
          <ul className={classes.list}>
            {list.map((forum) => (
              <Card as="li" key={forum.id}>
                <h2>
                  <Link to={`/dashboard/forum?forum=${forum.id}`}>{forum.name}</Link>
                </h2>
                <ForumFacts forum={forum} />
              </Card>
            ))}
          </ul>
        )
      }
    </Loaded>
  );
};
