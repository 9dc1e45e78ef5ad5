import type { StandingRow } from '../standing/standings.ts';
import { AssignButton } from './AssignButton.tsx';
import { sourceMessages as messages } from './messages.ts';
import { SourceButton } from './SourceButton.tsx';
import { TagButton } from './TagButton.tsx';

interface FollowUpActionsProps {
  /** Those of the list: their tags are offered again. */
  rows: readonly StandingRow[];
  /** Those that are ticked. */
  picked: readonly StandingRow[];
  onDone: () => void;
}

/** What is done with the follow-up of many: who looks after them, their tags, and from where they came. */
export const FollowUpActions = ({ rows, picked, onDone }: FollowUpActionsProps) => {
  const accountIds = picked.flatMap(({ standing }) => (standing ? [standing.account_id] : []));
  const sources = new Set(rows.flatMap(({ standing }) => standing?.source ?? []));
  const known = new Set(rows.flatMap(({ standing }) => standing?.tags ?? []));
  return (
    <>
      <AssignButton accountIds={accountIds} onDone={onDone} />
      <TagButton accountIds={accountIds} known={[...known].toSorted()} onDone={onDone} />
      <SourceButton
        label={messages.several}
        accountIds={accountIds}
        known={[...sources].toSorted()}
        onDone={onDone}
      />
    </>
  );
};
