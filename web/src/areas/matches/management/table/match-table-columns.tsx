import { matchColumns } from '@tandem/domain/matches/match-columns';
import { formatShortDay } from '../../../../platform/format/dates.ts';
import { formatScore } from '../../../../platform/format/numbers.ts';
import type { Column } from '../../../../ui/table/types.ts';
import { fileColumns, sortedByServer } from '../../../lists/server-columns.tsx';
import { StatusBadge } from '../../StatusBadge.tsx';
import { exportedOf, type ListedMatch } from './listed-match.ts';

const seen: Record<string, Partial<Column<ListedMatch>>> = {
  company: { width: '1.2fr' },
  // A card is headed by these.
  need: { width: '1.4fr', inCards: () => false },
  'first-name': { width: '0.8fr', inCards: () => false },
  'last-name': { inCards: () => false },
  programme: { from: 'lg' },
  status: { width: '210px', cell: ({ status }) => <StatusBadge status={status} /> },
  awaits: { width: '1.4fr', from: 'lg' },
  'awaits-since': {
    width: '104px',
    from: 'lg',
    inCards: ({ awaits }) => awaits.length > 0,
    cell: ({ awaits: [first] }) => (first ? formatShortDay(first.since) : '–'),
  },
  score: { width: '76px', align: 'end', cell: ({ score }) => formatScore(score) },
  industry: { extra: true, cell: (match) => formatScore(match.industry_score) },
  test: { extra: true, cell: (match) => formatScore(match.test_score) },
  geographic: { extra: true, cell: (match) => formatScore(match.geographic_score) },
  resume: { extra: true, cell: (match) => formatScore(match.resume_score) },
  created: { width: '104px', from: 'md', cell: ({ created_at: at }) => formatShortDay(at) },
};

/** All that the list of matches can show; each of them sorts. */
export const columns: readonly Column<ListedMatch>[] = fileColumns(
  matchColumns,
  exportedOf,
  seen,
  sortedByServer,
);
