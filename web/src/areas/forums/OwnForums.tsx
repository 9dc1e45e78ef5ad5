import { LoadFailure } from '../../ui/feedback/Loaded.tsx';
import { ownForumMessages as messages } from './messages.ts';
import { OwnForum } from './OwnForum.tsx';
import type { PlanSide } from './plan.ts';
import type { OwnForumsState } from './use-own-forums.ts';

/** The plans of the forum days to come, of a candidate or a company; nothing where there are none. */
export const OwnForums = ({ side, forums }: { side: PlanSide; forums: OwnForumsState }) => (
  <>
    <LoadFailure query={forums.list} failure={messages.failed} />
    {forums.plans.map((plan, index) => (
      <OwnForum key={plan.data?.id ?? index} plan={plan} side={side} />
    ))}
  </>
);
