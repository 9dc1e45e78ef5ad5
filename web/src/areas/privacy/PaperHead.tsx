import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { serverNow } from '../../platform/api/server-clock.ts';
import { callQuery } from '../../platform/data/calls.ts';
import { formatDay } from '../../platform/format/dates.ts';
import { dotted } from '../../ui/dotted.ts';
import classes from './PaperHead.module.css';

/** Of which centre, and of which day, what is printed is. Lists say so by themselves. */
const PaperHead = () => {
  const { data } = useQuery(callQuery('GET /privacy/'));
  const [today] = useState(() => formatDay(new Date(serverNow()).toISOString()));
  return <p className={classes.head}>{dotted([data?.centre, today])}</p>;
};

export default PaperHead;
