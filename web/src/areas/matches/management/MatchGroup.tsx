import { useEffect, useRef } from 'react';
import { Button } from '../../../ui/actions/Button.tsx';
import { Fold } from '../../../ui/layout/Fold.tsx';
import { Loaded } from '../../../ui/feedback/Loaded.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { formatCount } from '../../../platform/format/numbers.ts';
import { matchListMessages as shared } from '../messages.ts';
import { matchManagementMessages as messages } from './messages.ts';
import type { Filters, GroupKind } from './match-filters.ts';
import classes from './MatchGroup.module.css';
import { GroupNeed } from './GroupNeed.tsx';
import { MatchItem } from './MatchItem.tsx';
import { matchPage, useGroupMatches } from './use-match-groups.ts';

interface GroupMatchesProps {
  by: GroupKind;
  id: number;
  filters: Filters;
  /** The id of the open match, as the address has it. */
  openMatch: string;
  onMatch: (id: string) => void;
}

const GroupMatches = ({ by, id, filters, openMatch, onMatch }: GroupMatchesProps) => {
  const matches = useGroupMatches(by, id, filters);
  return (
    <Loaded query={matches} skeleton={<Skeleton height={180} />} failure={messages.failed}>
      {({ pages }) => {
        const listed = pages.flatMap(({ items }) => items);
        const left = (pages.at(-1)?.total ?? 0) - listed.length;
        return (
          <>
            {by === 'offer' && listed[0] && <GroupNeed match={listed[0]} />}
            <ul className={classes.matches}>
              {listed.map((match) => {
                const opened = String(match.id) === openMatch;
                return (
                  <MatchItem
                    key={match.id}
                    match={match}
                    by={by}
                    opened={opened}
                    onToggle={() => onMatch(opened ? '' : String(match.id))}
                  />
                );
              })}
            </ul>
            {matches.hasNextPage && (
              <Button
                size="sm"
                busy={matches.isFetchingNextPage}
                onClick={() => void matches.fetchNextPage()}
              >
                {shared.more(formatCount(Math.min(matchPage, left), ...shared.count))}
              </Button>
            )}
          </>
        );
      }}
    </Loaded>
  );
};

interface MatchGroupProps extends GroupMatchesProps {
  title: string;
  count: number;
  opened: boolean;
  onToggle: () => void;
}

/** One group of the accordion. */
export const MatchGroup = ({ title, count, opened, onToggle, ...matches }: MatchGroupProps) => {
  const head = useRef<HTMLButtonElement>(null);
  // The group that was open above has closed, which may have taken this one out of sight.
  useEffect(() => {
    if (opened) head.current?.scrollIntoView({ block: 'nearest' });
  }, [opened]);
  return (
    <li className={classes.group}>
      <Fold
        ref={head}
        id={`group-${matches.by}-${matches.id}`}
        level={2}
        variant="bar"
        className={classes.head}
        title={title}
        opened={opened}
        onToggle={onToggle}
        cells={<span className={classes.count}>{formatCount(count, ...shared.count)}</span>}
      >
        <GroupMatches {...matches} />
      </Fold>
    </li>
  );
};
