import { reportSteps } from '@tandem/domain/statistics/report';
import { useQuery } from '@tanstack/react-query';
import { callQuery } from '../../../platform/data/calls.ts';
import { formatNumber } from '../../../platform/format/numbers.ts';
import { Link } from '../../../ui/actions/Link.tsx';
import { LoadFailure } from '../../../ui/feedback/Loaded.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { useChosenSession } from '../../programmes/sessions/use-chosen-session.ts';
import { reportMessages as messages } from './messages.ts';
import type { Report, StepRow } from './report-columns.ts';
import classes from './YearSoFar.module.css';

const shareOf = (count: number, most: number) => `${(count / most) * 100}%`;

/** A step's bar, with a mark where the year before stood on the same day. */
const StepBar = ({ row: { step, now, before }, most }: { row: StepRow; most: number }) => (
  <li className={classes.row}>
    <span>{reportSteps[step]}</span>
    <span className={classes.track} aria-hidden>
      <span className={classes.bar} style={{ width: shareOf(now, most) }} />
      {before !== null && <span className={classes.mark} style={{ left: shareOf(before, most) }} />}
    </span>
    <span className={classes.now}>{formatNumber(now)}</span>
    <span className={classes.before}>
      {before !== null && messages.stepBefore(formatNumber(before))}
    </span>
  </li>
);

const Chart = ({ report: { before, steps } }: { report: Report }) => {
  const most = Math.max(1, ...steps.flatMap((row) => [row.now, row.before ?? 0]));
  return (
    <Card>
      <p className={classes.hint}>
        {before ? messages.yearsHint(before.session, before.day) : messages.noBefore}
      </p>
      <ul className={classes.steps}>
        {steps.map((row) => (
          <StepBar key={row.step} row={row} most={most} />
        ))}
      </ul>
    </Card>
  );
};

/** How far the candidates of the chosen session have come, beside those of the year before: one look, then the report. */
const YearSoFar = () => {
  const { chosen } = useChosenSession();
  const report = useQuery({
    ...callQuery('GET /formation-statistics/report/', { query: { session: chosen?.id ?? 0 } }),
    enabled: chosen !== undefined && chosen !== null,
  });
  const { data } = report;
  const isEmpty = data?.steps.every(({ now }) => now === 0);
  if (chosen === null || isEmpty) return null;
  return (
    <section aria-labelledby="year-so-far" className={classes.root}>
      <div className={classes.head}>
        <h2 id="year-so-far">{messages.soFar}</h2>
        <Link to="/dashboard/rapport" className={classes.open}>
          {messages.open}
        </Link>
      </div>
      <LoadFailure query={report} failure={messages.failed} />
      {data ? (
        <Chart report={data} />
      ) : (
        !report.isError && (
          <div className={classes.waiting}>
            <Skeleton height="var(--chart)" />
          </div>
        )
      )}
    </section>
  );
};

export default YearSoFar;
