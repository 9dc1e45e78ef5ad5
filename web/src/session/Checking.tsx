import { RingsMeeting } from '../theme/RingsMeeting.tsx';
import { sessionMessages } from '../messages/session.ts';
import classes from './Checking.module.css';

/** Shown while the session is checked or the code of the first screen loads. */
export const Checking = () => (
  <div className={classes.root} role="status">
    <RingsMeeting />
    <p>{sessionMessages.checking}</p>
  </div>
);
