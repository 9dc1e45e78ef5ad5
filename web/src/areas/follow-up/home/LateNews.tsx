import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { keptCallQuery } from '../../../platform/data/calls.ts';
import { ownWaitMessages as messages } from './messages.ts';
import { newsBeside, type News } from './news.ts';
import { NewsRows } from './NewsRows.tsx';
import classes from './OwnWaits.module.css';

/** News that came after what waits had been shown; nothing while, or where, they cannot be read. */
export const LateNews = ({ news: given }: { news: readonly News[] | null }) => {
  const title = useId();
  const own = useQuery(keptCallQuery('GET /follow-up/own/'));
  const news = newsBeside(own.data?.waits ?? [], given ?? []);
  if (news.length === 0) return null;
  return (
    <section aria-labelledby={title} className={classes.root}>
      <h2 id={title}>{messages.news}</h2>
      <ul className={classes.list}>
        <NewsRows news={news} />
      </ul>
    </section>
  );
};
