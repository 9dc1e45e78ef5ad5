import { formatDay } from '../../format/dates.ts';
import { formatScore } from '../../format/numbers.ts';
import { matchListMessages as messages, matchPanelMessages } from '../../messages/matches.ts';
import { Badge } from '../Badge.tsx';
import { Card } from '../Card.tsx';
import { ChevronDownIcon } from '../icons.tsx';
import { MatchPanel } from '../match-panel/MatchPanel.tsx';
import { nameOf, type Match } from '../match-panel/match.ts';
import { StatusBadge } from '../StatusBadge.tsx';
import classes from './MatchRow.module.css';

interface MatchRowProps {
  match: Match;
  view: 'applicant' | 'company';
  opened: boolean;
  onToggle: () => void;
}

export const rowId = (matchId: number | string): string => `match-${matchId}`;

const wordsOf = ({ offer, application }: Match, view: MatchRowProps['view']) =>
  view === 'applicant'
    ? {
        title: offer.title,
        about: [offer.company?.name || matchPanelMessages.noCompany, offer.location],
      }
    : { title: nameOf(application.applicant), about: [offer.title] };

/** One match in a line; a press opens its panel below. */
export const MatchRow = ({ match, view, opened, onToggle }: MatchRowProps) => {
  const { title, about } = wordsOf(match, view);
  const id = rowId(match.id);
  return (
    <Card as="li" className={classes.row ?? ''} data-open={opened || undefined}>
      <h2 className={classes.heading}>
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
          <span className={classes.score}>
            {formatScore(match.score)}
            <span>/100</span>
          </span>{' '}
          <span className={classes.badges}>
            <StatusBadge status={match.status} />{' '}
            {match.already_placed && <Badge look="hollow">{messages.alreadyPlaced}</Badge>}
          </span>{' '}
          <span className={classes.date}>{messages.createdAt(formatDay(match.created_at))}</span>
          <span className={classes.chevron}>
            <ChevronDownIcon />
          </span>
        </button>
      </h2>
      {opened && (
        <div id={`${id}-panel`} className={classes.panel} role="region" aria-labelledby={id}>
          <MatchPanel match={match} view={view} />
        </div>
      )}
    </Card>
  );
};
