import { formatDay } from '../../../platform/format/dates.ts';
import { formatScore } from '../../../platform/format/numbers.ts';
import { matchListMessages as messages } from '../messages.ts';
import { Badge } from '../../../ui/feedback/Badge.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { Fold } from '../../../ui/layout/Fold.tsx';
import { MatchPanel } from '../panel/MatchPanel.tsx';
import type { Match } from '../match.ts';
import { StatusBadge } from '../StatusBadge.tsx';
import classes from './MatchRow.module.css';
import { candidateName } from '../../candidates/candidate-name.ts';
import { companyName } from '../../companies/company-name.ts';

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
        about: [companyName(offer.company), offer.location],
      }
    : { title: candidateName(application.applicant), about: [offer.title] };

/** One match in a line; a press opens its panel below. */
export const MatchRow = ({ match, view, opened, onToggle }: MatchRowProps) => {
  const { title, about } = wordsOf(match, view);
  return (
    <Card as="li" className={classes.row ?? ''} data-open={opened || undefined}>
      <Fold
        id={rowId(match.id)}
        level={2}
        variant="card"
        className={classes.head}
        title={title}
        about={about.filter(Boolean).join(' · ')}
        opened={opened}
        onToggle={onToggle}
        cells={
          <>
            <span className={classes.score}>
              {formatScore(match.score)}
              <span>/100</span>
            </span>{' '}
            <span className={classes.badges}>
              <StatusBadge status={match.status} />{' '}
              {match.already_placed && <Badge variant="hollow">{messages.alreadyPlaced}</Badge>}
            </span>{' '}
            <span className={classes.date}>{messages.createdAt(formatDay(match.created_at))}</span>
          </>
        }
      >
        <MatchPanel match={match} view={view} />
      </Fold>
    </Card>
  );
};
