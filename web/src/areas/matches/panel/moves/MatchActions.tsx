import { refusedStatuses, status, type MatchStatus } from '@tandem/domain/matches/match';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState, type ReactNode } from 'react';
import { enrolmentMessages } from '../../enrolment/messages.ts';
import { closedNextSteps, closedYearMessages } from '../../closed-need/messages.ts';
import { actionMessages as messages, nextSteps } from '../../messages.ts';
import { useKeptState } from '../../../../platform/drafts/use-kept-words.ts';
import { closedStateOf } from '../../closed-need/ClosedNeedBadge.tsx';
import { ContractDialogs, type OpenContract } from '../../../contracts/ContractDialogs.tsx';
import { centreSaid, noCentreWords, type Said } from '../../answers/said.ts';
import { StaffWords } from '../../answers/StaffWords.tsx';
import { LaterBar } from '../../marks/LaterBar.tsx';
import { isPutOff, useMark } from '../../marks/marks.ts';
import { useMarkMatch } from '../../marks/use-mark-match.ts';
import { UndoBar } from '../../answers/UndoBar.tsx';
import { Button, ButtonLink } from '../../../../ui/actions/Button.tsx';
import { catchFocus } from '../../../../ui/layout/catch-focus.ts';
import { Row } from '../../../../ui/layout/layout.tsx';
import { contractLinkMessages } from '../messages.ts';
import { MoveQuestion } from './MoveQuestion.tsx';
import classes from './MatchActions.module.css';
import { PartyButtons } from './PartyButtons.tsx';
import { StaffButtons } from './StaffButtons.tsx';
import type { Match, MatchView } from '../../match.ts';
import { useMoveMatch } from '../../use-move-match.ts';
import { inPanel } from '../../../../ui/waiting/told-where.ts';
import { WaitingNotes } from '../../../../ui/waiting/WaitingNotes.tsx';
import { refreshMatch } from '../../put-match.ts';

const refusals: ReadonlySet<MatchStatus> = new Set(refusedStatuses);

/** What has come to an end has its own words, in a closed school year as well. */
const settled: ReadonlySet<MatchStatus> = new Set([...refusedStatuses, status.finalised]);

/** What comes next, or why nothing does. */
const nextStepOf = (match: Match, view: MatchView): string => {
  if (match.enrolment?.broken_on) return enrolmentMessages.brokenNext[view];
  const { session, session_closed: isPast } = match.offer;
  if (isPast && !settled.has(match.status)) return closedYearMessages.next(session.name);
  if (match.set_aside) return enrolmentMessages.setAsideNext[view];
  const closed = closedStateOf(match);
  return closed ? closedNextSteps[view][closed] : nextSteps[view][match.status];
};

interface ContractLinksProps {
  match: Match;
  view: MatchView;
  onSheet: () => void;
}

/** The way to the contract, once both have said yes. */
const ContractLinks = ({ match, view, onSheet }: ContractLinksProps) => {
  const { id, status: at } = match;
  const isFinalised = at === status.finalised;
  if (!isFinalised && at !== status.fullyAccepted) return null;
  if (view === 'candidate')
    return closedStateOf(match) || match.set_aside ? null : (
      <Row>
        <ButtonLink to={`/applicant/contract/${id}`}>
          {isFinalised ? contractLinkMessages.follow : contractLinkMessages.fill}
        </ButtonLink>
      </Row>
    );
  return (
    <Row>
      {isFinalised && <Button onClick={onSheet}>{messages.seeSheet}</Button>}
      <ButtonLink to={`/${view === 'admin' ? 'dashboard' : 'company'}/contract/${id}`}>
        {messages.openFile}
      </ButtonLink>
    </Row>
  );
};

interface MatchActionsProps {
  match: Match;
  view: MatchView;
  /** The way to the next match of the list. */
  next?: ReactNode;
}

/** What the reader can do about a match. Which moves are open is the server's to say. */
export const MatchActions = ({ match, view, next }: MatchActionsProps) => {
  const client = useQueryClient();
  const { move, moving } = useMoveMatch(match);
  const mark = useMark(match.id, view);
  const { putOffAsUsual } = useMarkMatch(match);
  const [asked, setAsked] = useState<MatchStatus | null>(null);
  const centre = useKeptState(`/matches/${match.id}/word`, noCentreWords);
  const [contract, setContract] = useState<OpenContract | null>(null);
  const isFinalised = match.status === status.finalised;
  const undo = match.undo && <UndoBar match={match} view={view} undo={match.undo} />;
  const heading = useRef<HTMLHeadingElement>(null);

  const send = (to: MatchStatus, said: Said) => {
    // 'Plus tard' has a day; which one can be chosen afterwards.
    const isQueued = view === 'company' && to === status.queued;
    move(to, { ...said, ...centreSaid(centre.values) }, () => {
      // On a phone the button that was pressed is gone with the move.
      catchFocus(heading);
      if (isQueued) putOffAsUsual('company', true);
      centre.startOver();
    });
  };

  /** A refusal, and what takes back an enrolment, asks first. */
  const start = (to: MatchStatus) => {
    if (refusals.has(to) || isFinalised) setAsked(to);
    else send(to, {});
  };

  const buttons = {
    match,
    moving,
    onMove: start,
    onFinalise: () => setContract('form'),
  };
  return (
    <section className={classes.actions}>
      <div>
        <h3 ref={heading} tabIndex={-1} className={classes.title}>
          {messages.title}
        </h3>
        <p className={classes.next}>{nextStepOf(match, view)}</p>
      </div>
      <WaitingNotes told={inPanel(match.id)} />
      {view !== 'admin' && isPutOff(match, mark, view) && (
        <LaterBar match={match} view={view} mark={mark} />
      )}
      {view === 'admin' ? (
        <>
          {undo}
          {/* Before the buttons, which act at once. */}
          <StaffWords value={centre.values} onChange={centre.change} />
          <StaffButtons {...buttons} />
        </>
      ) : (
        <PartyButtons {...buttons} view={view} mark={mark} undo={undo} next={next} />
      )}
      <ContractLinks match={match} view={view} onSheet={() => setContract('sheet')} />
      <MoveQuestion
        match={match}
        view={view}
        to={asked}
        onClose={() => setAsked(null)}
        onConfirm={(to, said) => {
          setAsked(null);
          send(to, said);
        }}
      />
      <ContractDialogs
        match={match}
        opened={contract}
        onClose={() => setContract(null)}
        onChanged={() => void refreshMatch(client, match.id)}
      />
    </section>
  );
};
