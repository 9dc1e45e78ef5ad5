import type { UseQueryResult } from '@tanstack/react-query';
import { LoadFailure } from '../../ui/feedback/Loaded.tsx';
import { StatCard } from '../../ui/layout/StatCard.tsx';
import { formatAgo } from '../../platform/format/dates.ts';
import { formatPercent } from '../../platform/format/numbers.ts';
import { runMessages as messages } from './messages.ts';
import classes from './RunCard.module.css';
import type { Run } from './use-matching-run.ts';

/** `il y a 2 h` begins a line here. */
const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const hintOf = ({ state, pairs_scored: pairs }: Run): string => {
  if (state === 'never') return messages.neverHint;
  if (state === 'cancelled') return messages.lastStopped;
  return state === 'failed' ? messages.lastFailed : messages.pairs(pairs);
};

/** When the matching ran last; how far it is while it runs. */
export const RunCard = ({ run, running }: { run: UseQueryResult<Run>; running: boolean }) => {
  const { data } = run;
  if (!data) {
    if (run.isError) return <LoadFailure query={run} failure={messages.loadFailed} />;
    return <StatCard label={messages.last} value={undefined} hint="…" />;
  }
  if (running) {
    // Between the press and the first answer, what is known is of the run before.
    const { progress, pairs_scored: pairs } =
      data.state === 'running' ? data : { progress: 0, pairs_scored: 0 };
    return (
      <StatCard
        label={messages.current}
        value={formatPercent(progress)}
        hint={
          <>
            {messages.pairs(pairs)}
            <span
              className={classes.track}
              role="progressbar"
              aria-label={messages.progress}
              aria-valuenow={progress}
              aria-valuemin={0}
              aria-valuemax={100}
            >
              <span className={classes.bar} style={{ width: `${progress}%` }} />
            </span>
          </>
        }
      />
    );
  }
  return (
    <StatCard
      label={messages.last}
      value={data.finished_at ? capitalised(formatAgo(data.finished_at)) : messages.never}
      hint={hintOf(data)}
    />
  );
};
