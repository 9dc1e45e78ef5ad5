import type { ContractKey } from '@tandem/contract';
import type { WaitKind } from '@tandem/domain/follow-up/wait-kinds';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { reload } from '../../platform/data/calls.ts';
import { BulkBar } from '../../ui/table/BulkBar.tsx';
import { FollowUpActions } from '../follow-up/bulk/FollowUpActions.tsx';
import { RemindMatches } from '../follow-up/bulk/RemindMatches.tsx';
import type { StandingRow } from '../follow-up/standing/standings.ts';

interface RecordBulkProps {
  /** Those of the list, and those that are ticked. */
  rows: readonly StandingRow[];
  picked: readonly StandingRow[];
  /** How many are ticked, in words; null while none is. */
  count: string | null;
  /** The matches that the ticked are of, and what they may wait for. */
  matchIds: ReadonlySet<number>;
  kinds: readonly WaitKind[];
  /** What brings the list. */
  call: ContractKey;
  onClear: () => void;
  /** What else is done with them. */
  children: ReactNode;
}

/** What is done with all ticked records of matches: whoever they wait for is reminded, their candidates are looked after and tagged. */
const RecordBulk = ({
  rows,
  picked,
  count,
  matchIds,
  kinds,
  call,
  onClear,
  children,
}: RecordBulkProps) => {
  const client = useQueryClient();
  const done = () => {
    onClear();
    void reload(client, call);
  };
  return (
    <BulkBar count={count} onClear={onClear}>
      <RemindMatches matchIds={matchIds} kinds={kinds} onDone={done} />
      <FollowUpActions rows={rows} picked={picked} onDone={done} />
      {children}
    </BulkBar>
  );
};

export default RecordBulk;
