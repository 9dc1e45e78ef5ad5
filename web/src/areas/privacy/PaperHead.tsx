import { useState } from 'react';
import { serverNow } from '../../platform/api/server-clock.ts';
import { useCentre } from '../../platform/data/centre.ts';
import { formatDay } from '../../platform/format/dates.ts';
import { dotted } from '../../ui/dotted.ts';
import classes from './PaperHead.module.css';

/** Of which centre, and of which day, what is printed is. Lists say so by themselves. */
const PaperHead = () => {
  const centre = useCentre();
  const [today] = useState(() => formatDay(new Date(serverNow()).toISOString()));
  return <p className={classes.head}>{dotted([centre, today])}</p>;
};

export default PaperHead;
