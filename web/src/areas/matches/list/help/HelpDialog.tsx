import { scoreMessages } from '../../messages.ts';
import { StatusBadge } from '../../StatusBadge.tsx';
import { statusOrder } from '../../status-order.ts';
import { helpMessages as messages, matchHelp, statusMeanings } from './messages.ts';
import { Button } from '../../../../ui/actions/Button.tsx';
import { Dialog } from '../../../../ui/dialogs/Dialog.tsx';
import classes from './MatchHelp.module.css';

const parts = ['industry', 'test', 'geographic', 'resume'] as const;

interface HelpDialogProps {
  view: 'candidate' | 'company';
  onClose: () => void;
}

/** Explains the matching, its score and its statuses. */
const HelpDialog = ({ view, onClose }: HelpDialogProps) => {
  const { title, steps } = matchHelp[view];
  return (
    <Dialog
      opened
      onClose={onClose}
      title={title}
      actions={
        <Button variant="main" onClick={onClose}>
          {messages.close}
        </Button>
      }
    >
      <div className={classes.help}>
        <section>
          <h3>{messages.steps}</h3>
          <ol className={classes.steps}>
            {steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
          <p>{messages.told}</p>
        </section>
        <section>
          <h3>{messages.score}</h3>
          <p>{messages.scoreText}</p>
          <ul className={classes.parts}>
            {parts.map((part) => (
              <li key={part}>
                <span className={classes.dot} style={{ background: `var(--part-${part})` }} />
                <span>
                  <b>{scoreMessages.parts[part]}</b>, {messages.parts[part]}
                </span>
              </li>
            ))}
          </ul>
        </section>
        <section>
          <h3>{messages.order}</h3>
          <p>{messages.orderText[view]}</p>
        </section>
        <section>
          <h3>{messages.statuses}</h3>
          <ul className={classes.statuses}>
            {statusOrder.map((status) => (
              <li key={status}>
                <StatusBadge status={status} />
                <span>{statusMeanings[status]}</span>
              </li>
            ))}
          </ul>
        </section>
      </div>
    </Dialog>
  );
};

export default HelpDialog;
