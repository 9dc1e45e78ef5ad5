import { Button } from '../../ui/actions/Button.tsx';
import { LoadFailure } from '../../ui/feedback/Loaded.tsx';
import { Row } from '../../ui/layout/layout.tsx';
import { ForumFacts } from './ForumFacts.tsx';
import { ownForumMessages as messages } from './messages.ts';
import { planPages, type PlanSide } from './plan.ts';
import { PlanPages } from './PlanPages.tsx';
import type { OwnForumsState } from './use-own-forums.ts';
import classes from './Forums.module.css';

/** One's own part of a forum day, to read and to print. */
export const OwnForum = ({
  plan,
  side,
}: {
  plan: OwnForumsState['plans'][number];
  side: PlanSide;
}) => {
  const { data } = plan;
  return (
    <>
      <LoadFailure query={plan} failure={messages.failed} />
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
