import { ErrorLine } from '../../ui/feedback/errors/ErrorLine.tsx';
import { RingsMeeting } from '../../platform/theme/RingsMeeting.tsx';
import { sessionMessages } from '../../platform/messages.ts';
import { useSession } from '../../platform/session/session.ts';
import classes from './Checking.module.css';

/** Shown while the session is checked or the code of the first screen loads. */
export const Checking = () => {
  const { unanswered, checkAgain } = useSession();
  return (
    <div className={classes.root} data-checking>
      <div className={classes.waiting} role="status">
        <RingsMeeting />
        <h1 className={classes.words}>{sessionMessages.checking}</h1>
      </div>
      {unanswered && <ErrorLine message={unanswered} onRetry={() => void checkAgain()} />}
    </div>
  );
};
