import { useQuery } from '@tanstack/react-query';
import { isAtContract } from '@tandem/domain/follow-up/contract-waits/at-contract';
import { askOf } from '@tandem/domain/follow-up/contract-waits/signing-manner';
import { waitKinds } from '@tandem/domain/follow-up/wait-kinds';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { serverNow } from '../../../platform/api/server-clock.ts';
import { isStillKept, keptCallQuery } from '../../../platform/data/calls.ts';
import { formatDay } from '../../../platform/format/dates.ts';
import { Button, ButtonLink } from '../../../ui/actions/Button.tsx';
import { Link } from '../../../ui/actions/Link.tsx';
import { LoadFailure } from '../../../ui/feedback/Loaded.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { gathered, type OwnWait as Wait } from './gathered.ts';
import { ownWaitMessages as messages, ownWaitPaths } from './messages.ts';
import { newsBeside, type News } from './news.ts';
import { NewsRows } from './NewsRows.tsx';
import classes from './OwnWaits.module.css';

type Side = 'applicant' | 'company';
/** So many waits are shown at first: those of which the law limits the time, then those that have waited longest. With many needs there may be dozens. */
const most = 6;
/** Of one wait, in pixels. */
const rowHeight = 70;

const pathOf = (wait: Wait, side: Side): string => {
  const { kind, subject, subject_id: id } = wait;
  if (isAtContract(kind)) return `/${side}/contract/${id}`;
  return subject === 'match' ? `/${side}/matches?match=${id}` : (ownWaitPaths[kind]?.[side] ?? '/');
};

const detailOf = ({ kind, title, count }: Wait): string => {
  const how = messages.how[kind] ?? '';
  if (title !== null) return `\u202f: ${messages.about(title)}${how}`;
  return kind === 'answer_candidate' ? `\u202f: ${messages.candidates(count)}` : how;
};

const whatOf = (wait: Wait, side: Side, service: string | null): string =>
  wait.kind === 'meeting_outcome' && wait.count > 1
    ? messages.outcomes(wait.count)
    : `${askOf(wait, { side, service }) ?? ''}${detailOf(wait)}`;

const untilOf = ({ due, limit, over }: Wait, now: number): string => {
  if (limit !== null) return messages.limit(formatDay(limit), over);
  if (due === null) return '';
  return Date.parse(due) > now ? messages.until(formatDay(due)) : messages.late(formatDay(due));
};

interface OwnWaitsProps {
  side: Side;
  /** What goes on beside it; null where that cannot be told, nor that nothing waits. */
  also: readonly News[] | null;
}

/** That nothing waits; mail is promised to none of a closed session, of which nothing new comes. */
const Nothing = ({ side, session }: { side: Side; session: string | undefined }) =>
  session === undefined ? (
    <p className={classes.nothing}>{messages.nothing}</p>
  ) : (
    <>
      <p className={classes.nothing}>{messages.over[side](session)}</p>
      <ButtonLink to="/contact" className={classes.more ?? ''}>
        {messages.write}
      </ButtonLink>
    </>
  );

/** What waits for the reader, since when and until when; each leads to where it is done. */
export const OwnWaits = ({ side, also: given }: OwnWaitsProps) => {
  const own = useQuery(keptCallQuery('GET /follow-up/own/'));
  const [now] = useState(serverNow);
  const waits = own.data && gathered(own.data.waits);
  const [isOpen, setOpen] = useState(false);
  const shown = isOpen ? waits : waits?.slice(0, most);
  const list = useRef<HTMLUListElement>(null);
  const showAll = () => {
    flushSync(() => setOpen(true));
    list.current?.querySelectorAll('a')[most]?.focus();
  };
  const more = (waits?.length ?? 0) - (shown?.length ?? 0);
  // Nothing where what the device kept is of a version that did not tell them.
  const resting = own.data?.resting ?? [];
  const also = newsBeside(waits ?? [], given ?? []);
  const isEmpty = waits?.length === 0 && resting.length + also.length === 0;
  if (isEmpty && !given) return null;
  return (
    <section aria-labelledby="own-waits" className={classes.root}>
      <h2 id="own-waits">{messages.title}</h2>
      <LoadFailure query={own} failure={messages.failed} />
      {own.isPending && <Skeleton height={rowHeight} />}
      {isEmpty && <Nothing side={side} session={own.data?.closed_session} />}
      {(waits ?? []).length + resting.length + also.length > 0 && (
        <ul ref={list} className={classes.list} data-stale={isStillKept(own) || undefined}>
          {shown?.map((wait) => (
            <li key={`${wait.kind} ${wait.subject_id}`} className={classes.wait}>
              <Link to={pathOf(wait, side)} className={classes.link}>
                {whatOf(wait, side, own.data?.signing_service ?? null)}
              </Link>
              <span className={classes.when}>
                {messages.since(formatDay(wait.since))}
                {untilOf(wait, now)}
              </span>
            </li>
          ))}
          {resting.map(({ subject_id: id, title, until, put_off: isPutOff }) => (
            <li key={`resting ${id}`} className={classes.wait}>
              <Link to={`/${side}/matches?match=${id}`} className={classes.link}>
                {waitKinds.answer_company.ask}
                {title !== null && `\u202f: ${messages.about(title)}`}
              </Link>
              <span className={classes.when}>{messages.resting(formatDay(until), isPutOff)}</span>
            </li>
          ))}
          <NewsRows news={also} />
        </ul>
      )}
      {more > 0 && (
        <Button className={classes.more ?? ''} variant="quiet" onClick={showAll}>
          {messages.more(more)}
        </Button>
      )}
    </section>
  );
};
