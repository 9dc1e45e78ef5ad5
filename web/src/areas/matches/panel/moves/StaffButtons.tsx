import { status, statusLabels } from '@tandem/domain/matches/match';
import { actionMessages as messages } from '../../messages.ts';
import { Button } from '../../../../ui/actions/Button.tsx';
import { closedBecause, type MoveButtonsProps } from './buttons.ts';
import { orderOfAll } from '../../status-order.ts';
import classes from './MatchActions.module.css';

const shown = orderOfAll([
  status.pending,
  status.acceptedByCompany,
  status.queued,
  status.fullyAccepted,
  status.finalised,
  status.refusedByCandidate,
  status.refusedByCompany,
]).filter((to) => to !== status.finalised);

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
