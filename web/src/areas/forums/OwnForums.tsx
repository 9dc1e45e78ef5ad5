import { useQuery } from '@tanstack/react-query';
import { callQuery } from '../../platform/data/calls.ts';
import { LoadFailure } from '../../ui/feedback/Loaded.tsx';
import { ownForumMessages as messages } from './messages.ts';
import { OwnForum } from './OwnForum.tsx';
import type { PlanSide } from './plan.ts';

/** The forum days on which a candidate or a company has meetings, `linked` alone where a link leads to one; nothing where there are none. */
export const OwnForums = ({ side, linked }: { side: PlanSide; linked: number | null }) => {
  const forums = useQuery(callQuery('GET /forums/'));
  const shown = forums.data?.filter(({ id }) => linked === null || id === linked) ?? [];
  return (
    <>
      <LoadFailure query={forums} failure={messages.failed} />
      {shown.map(({ id }) => (
        <OwnForum key={id} id={id} side={side} />
      ))}
    </>
  );
};
