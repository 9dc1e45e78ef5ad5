import { formatNumber, formatPercent } from '../../../platform/format/numbers.ts';
import { Columns } from '../../../ui/layout/layout.tsx';
import { StatCard } from '../../../ui/layout/StatCard.tsx';
import type { GroupKind } from './match-filters.ts';
import { matchManagementMessages as messages } from './messages.ts';

interface MatchCountsProps {
  by: GroupKind;
  /** Each undefined while they load. */
  total: number | undefined;
  average: number | null | undefined;
  groups: number | undefined;
  filtered: boolean;
}

/** How many matches and groups the filters leave, and how good they are. */
export const MatchCounts = ({ by, total, average, groups, filtered }: MatchCountsProps) => {
  const hint = filtered ? messages.filteredHint : undefined;
  return (
    <Columns min={170} quiet>
      <StatCard
        label={messages.total}
        value={total === undefined ? undefined : formatNumber(total)}
        hint={hint}
      />
      <StatCard
        label={messages.average}
        value={average ? formatPercent(average, 2) : undefined}
        hint={hint}
      />
      <StatCard
        label={messages.groups[by]}
        value={groups === undefined ? undefined : formatNumber(groups)}
        hint={hint}
      />
    </Columns>
  );
};
