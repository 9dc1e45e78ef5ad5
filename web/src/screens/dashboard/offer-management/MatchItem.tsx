import type { Answer } from '@tandem/contract';
import { Badge } from '../../../components/Badge.tsx';
import { Card } from '../../../components/Card.tsx';
import { ChevronDownIcon } from '../../../components/icons.tsx';
import { MatchPanel } from '../../../components/match-panel/MatchPanel.tsx';
import { StatusBadge } from '../../../components/StatusBadge.tsx';
import { formatDay } from '../../../format/dates.ts';
import { formatScore } from '../../../format/numbers.ts';
import { offerManagementMessages as messages } from '../../../messages/offer-management.ts';
import type { GroupKind } from './filters.ts';
import classes from './MatchItem.module.css';

type Match = Answer<'GET /matches/{id}/'>;

interface MatchItemProps {
  match: Match;
  /** What the group says already is not said again; null where there is no group. */
  by: GroupKind | null;
  opened: boolean;
  onToggle: () => void;
}

const wordsOf = ({ offer, application: { applicant } }: Match, by: GroupKind | null) => {
  const candidate = `${applicant.first_name} ${applicant.last_name}`;
  const company = offer.company?.name ?? messages.noCompany;
  if (by === 'offer')
    return { title: candidate, about: [applicant.formation_name, applicant.location] };
  if (by === 'applicant') return { title: offer.title, about: [company, offer.location] };
  return { title: candidate, about: [company, offer.title] };
};

/** A match: its status above its card, which opens to all that is known and can be done. */
export const MatchItem = ({ match, by, opened, onToggle }: MatchItemProps) => {
  const { title, about } = wordsOf(match, by);
  const id = `match-${match.id}`;
  return (
    <li className={classes.item}>
      <p className={classes.status}>
        <StatusBadge status={match.status} />
        {match.already_placed && <Badge look="hollow">{messages.alreadyPlaced}</Badge>}
      </p>
      <Card className={classes.card ?? ''} data-open={opened || undefined}>
        <h3 className={classes.heading}>
          <button
            id={id}
            type="button"
            className={classes.head}
            aria-expanded={opened}
            aria-controls={opened ? `${id}-panel` : undefined}
            onClick={onToggle}
          >
            <span className={classes.words}>
              <span className={classes.title}>{title}</span>{' '}
              <span className={classes.about}>{about.filter(Boolean).join(' · ')}</span>
            </span>{' '}
            <span className={classes.score}>{messages.score(formatScore(match.score))}</span>{' '}
            <span className={classes.date}>{messages.createdAt(formatDay(match.created_at))}</span>
            <span className={classes.chevron}>
              <ChevronDownIcon />
            </span>
          </button>
        </h3>
        {opened && (
          <div id={`${id}-panel`} className={classes.panel} role="region" aria-labelledby={id}>
            <MatchPanel match={match} view="admin" />
          </div>
        )}
      </Card>
    </li>
  );
};
