import { useEffect, useRef, type ReactNode } from 'react';
import { formatCount } from '../../../platform/format/numbers.ts';
import { whenIdle } from '../../../platform/router/preload.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { ErrorLine } from '../../../ui/feedback/errors/ErrorLine.tsx';
import type { MatchCard } from '../match.ts';
import { matchListMessages as messages } from '../messages.ts';
import classes from './MatchList.module.css';
import { preloadPanel } from '../panel/MatchById.tsx';
import { MatchListBar } from './MatchListBar.tsx';
import { MatchRow } from './MatchRow.tsx';
import { useMatchKeys } from './use-match-keys.ts';
import { useSwipe } from './swipe/use-swipe.ts';
import { pageSize, useMatchList } from './use-match-list.ts';

interface MatchListProps {
  matches: readonly MatchCard[];
  /** They are what this device had kept: others may have come. */
  isKept: boolean;
  view: 'candidate' | 'company';
  /** Chooses the school year, where there is something to choose. */
  year: ReactNode;
  /** What stands there when there is no match at all. */
  empty: ReactNode;
}

/** The matches of a candidate or a company: sorted, narrowed, each opening its panel in its place. */
export const MatchList = ({ matches, isKept, view, year, empty }: MatchListProps) => {
  const list = useMatchList(matches, view);
  const { rows, shown, hidden, isGone, toggle } = list;
  const element = useRef<HTMLDivElement>(null);
  useMatchKeys(element, list.step);
  useSwipe(element, list.step);
  useEffect(() => whenIdle(preloadPanel), []);
  if (matches.length === 0)
    return (
      <div className={classes.list}>
        {year}
        {empty}
      </div>
    );
  return (
    <div ref={element} className={classes.list}>
      <MatchListBar matches={matches} view={view} list={list} year={year} />
      {isGone && !isKept && <ErrorLine message={messages.gone} />}
      {rows.length === 0 && <EmptyState sentence={messages.noneFound} />}
      <ul className={classes.rows} aria-label={messages.listLabel} data-stale={isKept || undefined}>
        {shown.map((match) => (
          <MatchRow
            key={match.id}
            match={match}
            view={view}
            opened={String(match.id) === list.state.match}
            onToggle={() => toggle(match.id)}
            left={list.left}
            onNext={list.hasNext ? () => list.step(1) : undefined}
          />
        ))}
      </ul>
      {hidden > 0 && (
        <Button onClick={list.showMore}>
          {messages.more(formatCount(Math.min(hidden, pageSize), ...messages.count))}
        </Button>
      )}
    </div>
  );
};
