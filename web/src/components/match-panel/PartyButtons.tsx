import { status, type MatchStatus } from '@tandem/domain/matches/match';
import { actionMessages as messages, type ClosedAction } from '../../messages/match-actions.ts';
import { Button } from '../Button.tsx';
import { closedBecause, type MoveButtonsProps } from './buttons.ts';
import classes from './MatchActions.module.css';

interface Move {
  to: MatchStatus;
  action: Exclude<ClosedAction, 'finalise'>;
  look: 'main' | 'plain' | 'quiet';
}

const applicantMoves: readonly Move[] = [
  { to: status.fullyAccepted, action: 'acceptNeed', look: 'main' },
  { to: status.refusedByApplicant, action: 'refuseNeed', look: 'quiet' },
];

const companyMoves: readonly Move[] = [
  { to: status.acceptedByCompany, action: 'acceptCandidate', look: 'main' },
  { to: status.queued, action: 'queue', look: 'plain' },
  { to: status.refusedByCompany, action: 'refuseCandidate', look: 'quiet' },
];

/** The buttons of a candidate or a company; the likely one is filled, the refusal is quiet and comes last. */
export const PartyButtons = ({
  match,
  view,
  moving,
  onMove,
  onFinalise,
}: MoveButtonsProps & { view: 'applicant' | 'company' }) => {
  const moves = view === 'company' ? companyMoves : applicantMoves;
  const button = ({ to, action, look }: Move) => (
    <Button
      key={to}
      look={look}
      busy={moving === to}
      disabledBecause={closedBecause(match, action, match.open_moves.includes(to))}
      onClick={() => onMove(to)}
    >
      {messages[action]}
    </Button>
  );
  return (
    <div className={classes.buttons}>
      {moves.slice(0, -1).map(button)}
      {view === 'company' && (
        <Button
          look="main"
          disabledBecause={closedBecause(match, 'finalise', match.may_finalise)}
          onClick={onFinalise}
        >
          {messages.finalise}
        </Button>
      )}
      {moves.slice(-1).map(button)}
    </div>
  );
};
