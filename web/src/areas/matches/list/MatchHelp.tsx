import { useState } from 'react';
import { helpMessages as messages, matchHelp, statusMeanings } from './messages.ts';
import { matchListMessages, scoreMessages } from '../messages.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { Dialog } from '../../../ui/dialogs/Dialog.tsx';
import { StatusBadge } from '../StatusBadge.tsx';
import { statusOrder } from '../status-order.ts';
import classes from './MatchHelp.module.css';

const parts = ['industry', 'test', 'geographic', 'resume'] as const;

/** The button that opens the dialog which explains the matching, its score and its statuses. */
export const MatchHelp = ({ view }: { view: 'candidate' | 'company' }) => {
  const [opened, setOpened] = useState(false);
  const { title, steps } = matchHelp[view];
  const close = () => setOpened(false);
  return (
    <>
      <Button onClick={() => setOpened(true)}>{matchListMessages.info}</Button>
      <Dialog
        opened={opened}
        onClose={close}
        title={title}
        actions={
          <Button variant="main" onClick={close}>
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
    </>
  );
};
