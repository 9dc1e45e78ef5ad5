import { useMediaQuery } from '@mantine/hooks';
import { mayHaveMet } from '@tandem/domain/matches/match';
import { Suspense, useState, type ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { matchListMessages, matchPanelMessages as messages } from '../messages.ts';
import EnrolmentCard from '../enrolment/EnrolmentCard.tsx';
import { Conversation } from '../../conversations/Conversation.tsx';
import { MatchMeetings } from '../../meetings/MatchMeetings.tsx';
import { Badge } from '../../../ui/feedback/Badge.tsx';
import { lazyPart } from '../../../ui/feedback/lazy-part.ts';
import { LoadFailure } from '../../../ui/feedback/Loaded.tsx';
import { CandidateDetails } from './details/CandidateDetails.tsx';
import { MatchActions } from './moves/MatchActions.tsx';
import { explanationQuery } from './match-queries.ts';
import { MatchHistory } from './MatchHistory.tsx';
import classes from './MatchPanel.module.css';
import type { Match, MatchView } from '../match.ts';
import { NeedDetails } from './details/NeedDetails.tsx';
import { candidateName } from '../../candidates/candidate-name.ts';
import { ScoreBreakdown } from './ScoreBreakdown.tsx';
import { Shares } from '../../shares/Shares.tsx';
import { awaitedSentence } from '../awaited/awaited-words.ts';
import { useReading } from '../awaited/use-sheet-read.ts';
import { companyName } from '../../companies/company-name.ts';
import { InShort } from './why/InShort.tsx';

/** Only the staff read and write them. */
const NotesOn = lazyPart(() => import('../../follow-up/people/NotesOn.tsx'));

const meetingViews = { candidate: 'applicant', company: 'company', admin: 'staff' } as const;

interface MatchPanelProps {
  match: Match;
  /** Whose eyes: `candidate` sees the need, `company` the candidate, `admin` both and the history. */
  view: MatchView;
  /** The way to the next match of the list. */
  next?: ReactNode;
}

/**
 * One match in full: who or what, the score with its reasons, and what can be done. Its headings are of level 3, so that
 * it stands below one of level 2. It has no edge of its own: put it into a card or an open row. Moves show wherever the
 * match is on show (`putMatch`), then the lists are read again.
 */
const MatchPanel = ({ match, view, next }: MatchPanelProps) => {
  const { id, offer, application, already_placed: alreadyPlaced } = match;
  const [isWhole, setWhole] = useState(false);
  const isPhone = useMediaQuery('(width < 48em)', undefined, { getInitialValueInEffect: false });
  const awaited = awaitedSentence(match.awaited, view, companyName(offer.company));
  useReading(match, view === 'company');
  const explanation = useQuery(explanationQuery(id));
  return (
    <div className={classes.panel}>
      <div className={classes.columns}>
        {isPhone && (
          <InShort
            match={match}
            view={view}
            explanation={explanation.data}
            isLoading={explanation.isPending}
            isWhole={isWhole}
            onWhole={() => setWhole(!isWhole)}
          />
        )}
        <div className={classes.left}>
          {alreadyPlaced && (
            <p className={classes.placed}>
              <Badge variant="hollow">{matchListMessages.alreadyPlaced}</Badge>{' '}
              {messages.alreadyPlacedHint}
            </p>
          )}
          {awaited && <p className={classes.placed}>{awaited}</p>}
          {view !== 'candidate' && <CandidateDetails applicant={application.applicant} />}
          {view !== 'company' && (
            <NeedDetails
              need={offer}
              contact={match.contact}
              withSeats={view === 'admin'}
              reasons={explanation.data?.reasons?.resume}
            />
          )}
        </div>
        {(isWhole || !isPhone) && (
          <div className={classes.right}>
            <ScoreBreakdown
              match={match}
              view={view}
              explanation={explanation.data}
              failed={explanation.isError}
            />
            {view === 'admin' && (
              <>
                <MatchHistory id={id} />
                <Suspense fallback={null}>
                  <NotesOn subject={{ match_id: id }} />
                </Suspense>
              </>
            )}
          </div>
        )}
      </div>
      <LoadFailure query={explanation} failure={messages.explanationFailed} />
      {match.enrolment && <EnrolmentCard match={match} view={view} />}
      {mayHaveMet(match.status) && (
        <>
          <MatchMeetings matchId={id} view={meetingViews[view]} />
          <Conversation
            matchId={id}
            to={
              view === 'candidate'
                ? companyName(offer.company)
                : candidateName(application.applicant)
            }
            isStaff={view === 'admin'}
          />
        </>
      )}
      <Shares matchId={id} name={candidateName(application.applicant)} />
      <MatchActions match={match} view={view} next={next} />
    </div>
  );
};

export default MatchPanel;
