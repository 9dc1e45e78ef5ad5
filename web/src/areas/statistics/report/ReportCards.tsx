import { placementRate } from '@tandem/domain/statistics/report';
import { useQuery } from '@tanstack/react-query';
import { callQuery } from '../../../platform/data/calls.ts';
import { formatNumber, formatPercent } from '../../../platform/format/numbers.ts';
import { Link } from '../../../ui/actions/Link.tsx';
import { Columns } from '../../../ui/layout/layout.tsx';
import { StatCard } from '../../../ui/layout/StatCard.tsx';
import { reportMessages as messages } from './messages.ts';
import type { Report } from './report-columns.ts';

const daysOr = (days: number | null): string => (days === null ? '–' : messages.inDays(days));

/** What the head of a centre looks at first. */
export const ReportCards = ({ report }: { report: Report }) => {
  const standings = useQuery(
    callQuery('GET /follow-up/standings/{side}/', { params: { side: 'company' } }),
  );
  const silent = standings.data?.items.filter(({ stage }) => stage === 'silent').length;
  const complete = report.steps.find(({ step }) => step === 'complete')?.now ?? 0;
  const placed = report.placed.now;
  const rate = placementRate(complete, placed);
  const { now, before } = report.days_to_signature;
  return (
    <Columns min={220}>
      <StatCard
        label={messages.placed}
        value={rate === null ? '–' : formatPercent(rate * 100)}
        hint={messages.placedHint(placed, complete)}
      />
      <StatCard
        label={messages.days}
        value={daysOr(now)}
        hint={before === null ? undefined : messages.daysBefore(messages.inDays(before))}
      />
      <StatCard
        label={messages.silent}
        value={silent === undefined ? undefined : formatNumber(silent)}
        hint={messages.silentHint}
        action={<Link to="/dashboard/company-management?stage=silent">{messages.silentList}</Link>}
      />
    </Columns>
  );
};
