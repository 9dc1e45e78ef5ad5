import { Badge } from '../../../ui/feedback/Badge.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { Fold } from '../../../ui/layout/Fold.tsx';
import { MatchPanel } from '../panel/MatchPanel.tsx';
import type { Match } from '../match.ts';
import { ClosedNeedBadge } from '../closed-need/ClosedNeedBadge.tsx';
import { EnrolmentBadge } from '../enrolment/EnrolmentBadge.tsx';
import { StatusBadge } from '../StatusBadge.tsx';
import { formatDay } from '../../../platform/format/dates.ts';
import { formatScore } from '../../../platform/format/numbers.ts';
import { matchListMessages as messages } from '../messages.ts';
import { matchManagementMessages as management } from './messages.ts';
import type { GroupKind } from './match-filters.ts';
import classes from './MatchItem.module.css';
import { candidateName } from '../../candidates/candidate-name.ts';
import { companyName } from '../../companies/company-name.ts';

interface MatchItemProps {
  match: Match;
  /** What the group says already is not said again; null where there is no group. */
  by: GroupKind | null;
  opened: boolean;
  onToggle: () => void;
}

const wordsOf = ({ offer: need, application: { applicant } }: Match, by: GroupKind | null) => {
  const candidate = candidateName(applicant);
  const company = companyName(need.company);
  if (by === 'offer')
    return { title: candidate, about: [applicant.formation_name, applicant.location] };
  if (by === 'applicant') return { title: need.title, about: [company, need.location] };
  return { title: candidate, about: [company, need.title] };
};

/** A match: its status above its card, which opens to all that is known and can be done. */
export const MatchItem = ({ match, by, opened, onToggle }: MatchItemProps) => {
  const { title, about } = wordsOf(match, by);
  return (
    <li className={classes.item}>
      <p className={classes.status}>
        <StatusBadge status={match.status} />
        <ClosedNeedBadge match={match} />
        <EnrolmentBadge match={match} />
        {match.proposed_at && <Badge variant="good">{management.proposed}</Badge>}
        {match.already_placed && <Badge variant="hollow">{messages.alreadyPlaced}</Badge>}
      </p>
      <Card className={classes.card ?? ''} data-open={opened || undefined}>
        <Fold
          id={`match-${match.id}`}
          level={3}
          variant="card"
          className={classes.head}
          title={title}
          about={about.filter(Boolean).join(' · ')}
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
          <MatchPanel match={match} view="admin" />
        </Fold>
      </Card>
    </li>
  );
};
