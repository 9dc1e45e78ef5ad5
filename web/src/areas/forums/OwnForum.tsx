import { useQuery } from '@tanstack/react-query';
import { callQuery } from '../../platform/data/calls.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { LoadFailure } from '../../ui/feedback/Loaded.tsx';
import { Row } from '../../ui/layout/layout.tsx';
import { ForumFacts } from './ForumFacts.tsx';
import { ownForumMessages as messages } from './messages.ts';
import { planPages, type PlanSide } from './plan.ts';
import { PlanPages } from './PlanPages.tsx';
import classes from './Forums.module.css';

/** One's own part of a forum day, to read and to print. */
export const OwnForum = ({ id, side }: { id: number; side: PlanSide }) => {
  const forum = useQuery(callQuery('GET /forums/{id}/', { params: { id } }));
  const { data } = forum;
  return (
    <>
      <LoadFailure query={forum} failure={messages.failed} />
      {data && (
        <div className={classes.own}>
          <div className={classes.unprinted}>
            <h2>{messages.title(data.name)}</h2>
            <ForumFacts forum={data} isOwn />
          </div>
          <PlanPages forum={data} pages={planPages(data, side)} side={side} />
          <div className={classes.unprinted}>
            <Row>
              <Button onClick={() => window.print()}>{messages.print}</Button>
            </Row>
          </div>
        </div>
      )}
    </>
  );
};
