import { useQueryClient } from '@tanstack/react-query';
import { Badge } from '../../../ui/feedback/Badge.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { PickBox } from '../../../ui/table/rows/PickBox.tsx';
import { Fold } from '../../../ui/layout/Fold.tsx';
import { MatchById, prefetchMatch } from '../panel/MatchById.tsx';
import type { MatchCard } from '../match.ts';
import { ClosedNeedBadge } from '../closed-need/ClosedNeedBadge.tsx';
import { EnrolmentBadge } from '../enrolment/EnrolmentBadge.tsx';
import { StatusBadge } from '../StatusBadge.tsx';
import { formatDay } from '../../../platform/format/dates.ts';
import { formatScore } from '../../../platform/format/numbers.ts';
import { matchListMessages as messages } from '../messages.ts';
import { matchManagementMessages as management } from './messages.ts';
import type { GroupKind } from './match-filters.ts';
import classes from './MatchItem.module.css';
import { companyName } from '../../companies/company-name.ts';
import { dotted } from '../../../ui/dotted.ts';

interface MatchItemProps {
  match: MatchCard;
  /** What the group says already is not said again; null where there is no group. */
  by: GroupKind | null;
  opened: boolean;
  onToggle: () => void;
  /** Whether it is ticked, for what is done with several; left out where it stands alone. */
  pick?: { picked: boolean; onToggle: () => void };
}

const wordsOf = ({ offer: need, candidate }: MatchCard, by: GroupKind | null) => {
  const name = candidate?.name ?? '';
  if (by === 'offer') return { title: name, about: [candidate?.programme, candidate?.place] };
  const company = companyName(need.company);
  if (by === 'applicant') return { title: need.title, about: [company, need.location] };
  return { title: name, about: [company, need.title] };
};

/** A match: its status above its card, which opens to all that is known and can be done. */
export const MatchItem = ({ match, by, opened, onToggle, pick }: MatchItemProps) => {
  const { title, about } = wordsOf(match, by);
  const client = useQueryClient();
  const prepare = () => prefetchMatch(client, match.id);
  return (
    <li className={classes.item}>
      <div className={classes.status}>
        {pick && <PickBox name={title} {...pick} />}
        {!match.enrolment?.broken_on && <StatusBadge status={match.status} />}
        <ClosedNeedBadge match={match} />
        <EnrolmentBadge match={match} />
        {match.proposed && <Badge variant="good">{management.proposed}</Badge>}
        {match.already_placed && <Badge variant="hollow">{messages.alreadyPlaced}</Badge>}
      </div>
      <Card
        className={classes.card ?? ''}
        data-open={opened || undefined}
        onPointerEnter={prepare}
        onFocus={prepare}
      >
        <Fold
          id={`match-${match.id}`}
          level={3}
          variant="card"
          className={classes.head}
          title={title}
          about={dotted(about)}
          opened={opened}
          onToggle={onToggle}
          cells={
            <>
              <span className={classes.score}>{formatScore(match.score)}/100</span>{' '}
              <span className={classes.date}>
                {messages.createdAt(formatDay(match.created_at))}
              </span>
            </>
          }
        >
          <MatchById id={match.id} view="admin" />
        </Fold>
      </Card>
    </li>
  );
};
