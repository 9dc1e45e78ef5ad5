import { statusLabels, type MatchStatus } from '@tandem/domain/matches/match';
import { actionMessages as messages } from '../messages.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { closedBecause, type MoveButtonsProps } from './buttons.ts';
import classes from './MatchActions.module.css';

const shown: readonly MatchStatus[] = [0, 1, 2, 3, -2, -1];

/** The buttons of the staff, who may set any status; the current one is marked. */
export const StaffButtons = ({ match, moving, onMove, onFinalise }: MoveButtonsProps) => (
  <>
    <div className={classes.buttons} role="group" aria-label={messages.statusGroup}>
      {shown.map((to) => (
        <Button
          key={to}
          size="sm"
          aria-pressed={match.status === to}
          busy={moving === to}
          onClick={() => {
            if (match.open_moves.includes(to)) onMove(to);
          }}
        >
          {statusLabels[to]}
        </Button>
      ))}
    </div>
    <div className={classes.buttons}>
      <Button
        variant="main"
        disabledBecause={closedBecause(match, 'finalise', match.may_finalise)}
        onClick={onFinalise}
      >
        {messages.finalise}
      </Button>
    </div>
  </>
);
