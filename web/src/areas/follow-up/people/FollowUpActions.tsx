import type { StandingRow } from '../standing/standings.ts';
import { AssignButton } from './AssignButton.tsx';
import { TagButton } from './TagButton.tsx';

interface FollowUpActionsProps {
  /** Those of the list: their tags are offered again. */
  rows: readonly StandingRow[];
  /** Those that are ticked. */
  picked: readonly StandingRow[];
  onDone: () => void;
}

/** What is done with the follow-up of many: who looks after them, and their tags. */
export const FollowUpActions = ({ rows, picked, onDone }: FollowUpActionsProps) => {
  const accountIds = picked.flatMap(({ standing }) => (standing ? [standing.account_id] : []));
  const known = new Set(rows.flatMap(({ standing }) => standing?.tags ?? []));
  return (
    <>
      <AssignButton accountIds={accountIds} onDone={onDone} />
      <TagButton accountIds={accountIds} known={[...known].toSorted()} onDone={onDone} />
    </>
  );
};
