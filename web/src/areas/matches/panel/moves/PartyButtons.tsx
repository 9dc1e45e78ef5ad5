import type { ReactNode } from 'react';
import { status, type MatchStatus } from '@tandem/domain/matches/match';
import { actionMessages as messages, type ClosedAction } from '../../messages.ts';
import { InterestButton } from '../../answers/InterestButton.tsx';
import { LaterButton } from '../../marks/LaterButton.tsx';
import type { Mark } from '../../marks/marks.ts';
import { ShortlistButton } from '../../marks/ShortlistButton.tsx';
import { Withdrawal } from '../../answers/Withdrawal.tsx';
import { Button } from '../../../../ui/actions/Button.tsx';
import { closedBecause, type MoveButtonsProps } from './buttons.ts';
import classes from './MatchActions.module.css';

interface Move {
  to: MatchStatus;
  action: Exclude<ClosedAction, 'finalise'>;
  variant: 'main' | 'plain' | 'quiet';
  /** Presses it from the list (`use-match-keys`): accepter, plus tard, refuser. */
  letter: 'A' | 'P' | 'R';
}

const candidateMoves: readonly Move[] = [
  { to: status.fullyAccepted, action: 'acceptNeed', variant: 'main', letter: 'A' },
  { to: status.refusedByCandidate, action: 'refuseNeed', variant: 'quiet', letter: 'R' },
];

const companyMoves: readonly Move[] = [
  { to: status.acceptedByCompany, action: 'acceptCandidate', variant: 'main', letter: 'A' },
  { to: status.queued, action: 'queue', variant: 'plain', letter: 'P' },
  { to: status.refusedByCompany, action: 'refuseCandidate', variant: 'quiet', letter: 'R' },
];

interface PartyButtonsProps extends MoveButtonsProps {
  view: 'candidate' | 'company';
  mark: Mark | undefined;
  /** Takes the last answer back: within the reach of the thumb that gave it. */
  undo: ReactNode;
  next?: ReactNode;
}

/** The buttons of a candidate or a company; the likely one is filled, the refusal is quiet and comes last. */
export const PartyButtons = ({
  match,
  view,
  moving,
  onMove,
  onFinalise,
  mark,
  undo,
  next,
}: PartyButtonsProps) => {
  const moves = view === 'company' ? companyMoves : candidateMoves;
  const finaliseClosed = closedBecause(match, 'finalise', match.may_finalise);
  const button = ({ to, action, variant, letter }: Move) => {
    const closed = closedBecause(match, action, match.open_moves.includes(to));
    return (
      <Button
        key={to}
        variant={variant}
        busy={moving === to}
        aria-keyshortcuts={letter}
        data-closed={closed !== null || undefined}
        disabledBecause={closed}
        onClick={() => onMove(to)}
      >
        {messages[action]}
      </Button>
    );
  };
  return (
    <div className={classes.buttons} data-stays>
      {undo}
      {match.may_show_interest && <InterestButton match={match} />}
      {moves.slice(0, -1).map(button)}
      {view === 'candidate' && <LaterButton match={match} />}
      {view === 'company' && (
        <Button
          variant="main"
          data-closed={finaliseClosed !== null || undefined}
          disabledBecause={finaliseClosed}
          onClick={onFinalise}
        >
          {messages.finalise}
        </Button>
      )}
      {moves.slice(-1).map(button)}
      {view === 'company' && <ShortlistButton match={match} mark={mark} />}
      {match.may_withdraw && <Withdrawal match={match} />}
      {next}
    </div>
  );
};
