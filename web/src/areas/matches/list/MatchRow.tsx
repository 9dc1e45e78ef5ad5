import { useQueryClient } from '@tanstack/react-query';
import { formatDay } from '../../../platform/format/dates.ts';
import { formatScore } from '../../../platform/format/numbers.ts';
import { openStatuses, type MatchStatus } from '@tandem/domain/matches/match';
import { chancesMessages } from '../chances/messages.ts';
import { matchListMessages as messages } from '../messages.ts';
import { closenessWords } from '../standing-words.ts';
import { Badge } from '../../../ui/feedback/Badge.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { Fold } from '../../../ui/layout/Fold.tsx';
import { MatchById, prefetchMatch } from '../panel/MatchById.tsx';
import { wordsOf } from '../card-words.ts';
import type { MatchCard } from '../match.ts';
import { closedYearMessages } from '../closed-need/messages.ts';
import { ClosedNeedBadge } from '../closed-need/ClosedNeedBadge.tsx';
import { EnrolmentBadge } from '../enrolment/EnrolmentBadge.tsx';
import { WaitingBadge } from '../waiting/WaitingBadge.tsx';
import { MarkBadges } from '../marks/MarkBadges.tsx';
import { StatusBadge } from '../StatusBadge.tsx';
import { awaitedInShort } from '../awaited/awaited-words.ts';
import { orderMessages } from './messages.ts';
import { NextMatch } from './NextMatch.tsx';
import classes from './MatchRow.module.css';

interface MatchRowProps {
  match: MatchCard;
  view: 'candidate' | 'company';
  opened: boolean;
  onToggle: () => void;
  /** How many others wait for an answer. */
  left: number;
  onNext: (() => void) | undefined;
}

export const rowId = (matchId: number | string): string => `match-${matchId}`;

/** Once there is an answer nobody asks how often a row is seen. */
const isOpen: ReadonlySet<MatchStatus> = new Set(openStatuses);

/** One match in a line; a press opens its panel below. */
export const MatchRow = ({ match, view, opened, onToggle, left, onNext }: MatchRowProps) => {
  const { title, about } = wordsOf(match, view);
  const awaited = view === 'candidate' && match.awaited ? awaitedInShort(match.awaited) : '';
  const { closed_session: year } = match.offer;
  const closedYear = year && closedYearMessages.badge(year.name);
  const client = useQueryClient();
  const prepare = () => prefetchMatch(client, match.id);
  return (
    <Card
      as="li"
      className={classes.row ?? ''}
      data-open={opened || undefined}
      onPointerEnter={prepare}
      onFocus={prepare}
    >
      <Fold
        id={rowId(match.id)}
        level={2}
        variant="card"
        className={classes.head}
        title={title}
        about={about}
        opened={opened}
        onToggle={onToggle}
        cells={
          <>
            <span className={classes.score}>
              {formatScore(match.score)}
              <span>/100</span>
            </span>{' '}
            <span className={classes.badges}>
              {!match.enrolment?.broken_on && <StatusBadge status={match.status} />}{' '}
              <WaitingBadge match={match.id} />{' '}
              {closedYear ? (
                <Badge variant="hollow">{closedYear}</Badge>
              ) : (
                <ClosedNeedBadge match={match} />
              )}{' '}
              <EnrolmentBadge match={match} /> <MarkBadges match={match} view={view} />{' '}
              <Badge variant="hollow">{closenessWords[match.closeness ?? 'possible']}</Badge>{' '}
              {match.attention && isOpen.has(match.status) && (
                <Badge variant="hollow">{orderMessages.attention[match.attention]}</Badge>
              )}{' '}
              {match.proposed && <Badge variant="good">{chancesMessages.proposed}</Badge>}{' '}
              {match.interested && <Badge variant="good">{messages.interested[view]}</Badge>}{' '}
              {match.already_placed && <Badge variant="hollow">{messages.alreadyPlaced}</Badge>}
            </span>{' '}
            <span className={classes.date}>{messages.createdAt(formatDay(match.created_at))}</span>
            {awaited && (
              <>
                {' '}
                <span className={classes.awaited}>{awaited}</span>
              </>
            )}
          </>
        }
      >
        <MatchById id={match.id} view={view} next={<NextMatch left={left} onNext={onNext} />} />
      </Fold>
    </Card>
  );
};
