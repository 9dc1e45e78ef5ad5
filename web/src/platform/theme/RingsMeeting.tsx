import { Rings } from './Rings.tsx';
import classes from './Rings.module.css';

/** The loading sign: the rings come together. They stand together where motion is not wanted. */
export const RingsMeeting = ({ height = 40 }: { height?: number }) => (
  <Rings height={height} className={classes.meeting} />
);
