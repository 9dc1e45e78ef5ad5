import { waitKinds } from '@tandem/domain/follow-up/wait-kinds';
import { useState } from 'react';
import { formatNumber } from '../../../platform/format/numbers.ts';
import { Link } from '../../../ui/actions/Link.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { Loaded } from '../../../ui/feedback/Loaded.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { FilterPill } from '../../../ui/table/Toolbar.tsx';
import { daysSince } from './days-since.ts';
import { workHints, workMessages as messages } from './messages.ts';
import { scopeChoices } from './scopes.ts';
import classes from './ToDo.module.css';
import { useWork } from './use-work.ts';

/** What the staff must see to: each kind of wait with its number and its oldest, one click from the list. */
export const ToDo = () => {
  const { work, scope, choose } = useWork();
  const [now] = useState(Date.now);
  return (
    <section aria-labelledby="to-do" className={classes.root}>
      <div className={classes.head}>
        <h2 id="to-do">{messages.title}</h2>
        <FilterPill label={messages.scope} choices={scopeChoices} value={scope} onChange={choose} />
      </div>
      <Loaded query={work} skeleton={<Skeleton height={160} />} failure={messages.failed}>
        {({ kinds }) =>
          kinds.length === 0 ? (
            <EmptyState sentence={messages.nothing} />
          ) : (
            <ul className={classes.kinds} data-stale={work.isPlaceholderData || undefined}>
              {kinds.map(({ kind, count, oldest }) => (
                <li key={kind} className={classes.kind}>
                  <span className={classes.count}>{formatNumber(count)}</span>
                  <span className={classes.words}>
                    <Link
                      to={`/dashboard/a-faire?kind=${kind}${scope === 'all' ? '' : `&scope=${scope}`}`}
                      className={classes.link}
                    >
                      {waitKinds[kind].label}
                    </Link>
                    <span className={classes.hint}>
                      {workHints[kind]}, {messages.oldest(daysSince(oldest, now))}
                    </span>
                  </span>
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </section>
  );
};
