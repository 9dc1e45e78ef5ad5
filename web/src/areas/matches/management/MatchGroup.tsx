import { useEffect, useRef } from 'react';
import { Button } from '../../../ui/actions/Button.tsx';
import { CheckboxField } from '../../../ui/fields/CheckboxField.tsx';
import { PickBox } from '../../../ui/table/rows/PickBox.tsx';
import { Fold } from '../../../ui/layout/Fold.tsx';
import { Loaded } from '../../../ui/feedback/Loaded.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { formatCount } from '../../../platform/format/numbers.ts';
import { matchBulkMessages as bulk } from '../bulk/messages.ts';
import type { PickedMatch, Picks } from '../bulk/use-picks.ts';
import type { MatchCard } from '../match.ts';
import { matchListMessages as shared } from '../messages.ts';
import { matchManagementMessages as messages } from './messages.ts';
import type { Filters, GroupKind } from './match-filters.ts';
import classes from './MatchGroup.module.css';
import { groupWords, type Group } from './group-words.ts';
import { GroupNeed } from './GroupNeed.tsx';
import { MatchItem } from './MatchItem.tsx';
import { matchPage, useGroupMatches } from './use-match-groups.ts';
import { dotted } from '../../../ui/dotted.ts';

interface GroupMatchesProps {
  by: GroupKind;
  id: number;
  filters: Filters;
  /** The id of the open match, as the address has it. */
  openMatch: string;
  onMatch: (id: string) => void;
  picks: Picks;
}

/** What a ticked match is called: by both sides, as it may stand beside those of other groups. */
const pickedOf = (match: MatchCard): PickedMatch => ({
  id: match.id,
  status: match.status,
  title: dotted([match.candidate?.name, match.offer.title]),
});

const GroupMatches = ({ by, id, filters, openMatch, onMatch, picks }: GroupMatchesProps) => {
  const matches = useGroupMatches(by, id, filters);
  return (
    <Loaded query={matches} skeleton={<Skeleton height={180} />} failure={messages.failed}>
      {({ pages }) => {
        const listed = pages.flatMap(({ items }) => items);
        const left = (pages.at(-1)?.total ?? 0) - listed.length;
        return (
          <>
            {by === 'offer' && listed[0] && <GroupNeed match={listed[0]} />}
            <div className={classes.pickAll}>
              <CheckboxField
                label={bulk.pickGroup}
                value={listed.every((match) => picks.matches.has(match.id))}
                onChange={() => picks.toggleMatches(listed.map(pickedOf))}
              />
            </div>
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
                    pick={{
                      picked: picks.matches.has(match.id),
                      onToggle: () => picks.toggleMatch(pickedOf(match)),
                    }}
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

interface MatchGroupProps extends Omit<GroupMatchesProps, 'id'> {
  group: Group;
  opened: boolean;
  onToggle: () => void;
}

/** One group of the accordion. */
export const MatchGroup = ({ group, opened, onToggle, ...matches }: MatchGroupProps) => {
  const head = useRef<HTMLButtonElement>(null);
  const { id, title, count } = group;
  const { by, picks } = matches;
  // The group that was open above has closed, which may have taken this one out of sight.
  useEffect(() => {
    if (opened) head.current?.scrollIntoView({ block: 'nearest' });
  }, [opened]);
  return (
    <li className={classes.group} data-pick={by === 'offer' || undefined}>
      {by === 'offer' && (
        <PickBox
          name={title}
          picked={picks.needs.has(id)}
          onToggle={() => picks.toggleNeed({ id, title })}
        />
      )}
      <Fold
        ref={head}
        id={`group-${by}-${id}`}
        level={2}
        variant="bar"
        className={classes.head}
        title={title}
        opened={opened}
        onToggle={onToggle}
        cells={
          <>
            <span className={classes.count}>{formatCount(count, ...shared.count)}</span>{' '}
            <span className={classes.facts}>{dotted(groupWords(group))}</span>
          </>
        }
      >
        <GroupMatches {...matches} id={id} />
      </Fold>
    </li>
  );
};
