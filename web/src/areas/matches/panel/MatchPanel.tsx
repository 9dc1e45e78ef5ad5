import { useQuery } from '@tanstack/react-query';
import { callQuery } from '../../../platform/data/calls.ts';
import { matchListMessages, matchPanelMessages as messages } from '../messages.ts';
import { Badge } from '../../../ui/feedback/Badge.tsx';
import { LoadFailure } from '../../../ui/feedback/Loaded.tsx';
import { CandidateDetails } from './CandidateDetails.tsx';
import { MatchActions } from './MatchActions.tsx';
import { MatchHistory } from './MatchHistory.tsx';
import classes from './MatchPanel.module.css';
import type { Match, MatchView } from '../match.ts';
import { NeedDetails } from './NeedDetails.tsx';
import { ScoreBreakdown } from './ScoreBreakdown.tsx';

interface MatchPanelProps {
  match: Match;
  /** Whose eyes: `applicant` sees the need, `company` the candidate, `admin` both and the history. */
  view: MatchView;
}

/**
 * One match in full: who or what, the score with its reasons, and what can be done. Its headings are of level 3, so that
 * it stands below one of level 2. It has no edge of its own: put it into a card or an open row. Moves show wherever the
 * match is on show (`putMatch`), then the lists are read again.
 */
export const MatchPanel = ({ match, view }: MatchPanelProps) => {
  const { id, offer, application, already_placed: alreadyPlaced } = match;
  const explanation = useQuery(callQuery('GET /matches/{id}/explanation/', { params: { id } }));
  return (
    <div className={classes.panel}>
      <div className={classes.columns}>
        <div className={classes.left}>
          {alreadyPlaced && (
            <p className={classes.placed}>
              <Badge variant="hollow">{matchListMessages.alreadyPlaced}</Badge>{' '}
              {messages.alreadyPlacedHint}
            </p>
          )}
          {view !== 'applicant' && <CandidateDetails applicant={application.applicant} />}
          {view !== 'company' && (
            <NeedDetails
              need={offer}
              withSeats={view === 'admin'}
              reasons={explanation.data?.reasons?.resume}
            />
          )}
        </div>
        <div className={classes.right}>
          <ScoreBreakdown
            match={match}
            view={view}
            explanation={explanation.data}
            failed={explanation.isError}
          />
          <LoadFailure query={explanation} failure={messages.explanationFailed} />
          {view === 'admin' && <MatchHistory id={id} />}
        </div>
      </div>
      <MatchActions match={match} view={view} />
    </div>
  );
};
