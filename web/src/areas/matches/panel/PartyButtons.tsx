import { status, type MatchStatus } from '@tandem/domain/matches/match';
import { actionMessages as messages, type ClosedAction } from '../messages.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { closedBecause, type MoveButtonsProps } from './buttons.ts';
import classes from './MatchActions.module.css';

interface Move {
  to: MatchStatus;
  action: Exclude<ClosedAction, 'finalise'>;
  variant: 'main' | 'plain' | 'quiet';
}

const candidateMoves: readonly Move[] = [
  { to: status.fullyAccepted, action: 'acceptNeed', variant: 'main' },
  { to: status.refusedByCandidate, action: 'refuseNeed', variant: 'quiet' },
];

const companyMoves: readonly Move[] = [
  { to: status.acceptedByCompany, action: 'acceptCandidate', variant: 'main' },
  { to: status.queued, action: 'queue', variant: 'plain' },
  { to: status.refusedByCompany, action: 'refuseCandidate', variant: 'quiet' },
];

/** The buttons of a candidate or a company; the likely one is filled, the refusal is quiet and comes last. */
export const PartyButtons = ({
  match,
  view,
  moving,
  onMove,
  onFinalise,
}: MoveButtonsProps & { view: 'candidate' | 'company' }) => {
  const moves = view === 'company' ? companyMoves : candidateMoves;
  const button = ({ to, action, variant }: Move) => (
    <Button
      key={to}
      variant={variant}
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
          variant="main"
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
