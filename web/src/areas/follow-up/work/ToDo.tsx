import { useQuery } from '@tanstack/react-query';
import { waitKinds } from '@tandem/domain/follow-up/wait-kinds';
import { useState } from 'react';
import { callQuery } from '../../../platform/data/calls.ts';
import { formatNumber } from '../../../platform/format/numbers.ts';
import { useAddressState } from '../../../platform/router/use-address-state.ts';
import { Link } from '../../../ui/actions/Link.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { Loaded } from '../../../ui/feedback/Loaded.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { FilterPill } from '../../../ui/table/Toolbar.tsx';
import { daysSince } from './days-since.ts';
import { workHints, workMessages as messages } from './messages.ts';
import { scopeChoices, scopeFrom } from './scopes.ts';
import classes from './ToDo.module.css';

const defaults = { scope: 'all' };

/** What the staff must see to: each kind of wait with its number and its oldest, one click from the list. */
export const ToDo = () => {
  const [state, setState] = useAddressState(defaults);
  const scope = scopeFrom(state.scope);
  const work = useQuery(callQuery('GET /follow-up/work/', { query: { scope } }));
  const [now] = useState(Date.now);
  return (
    <section aria-labelledby="to-do" className={classes.root}>
      <div className={classes.head}>
        <h2 id="to-do">{messages.title}</h2>
        <FilterPill
          label={messages.scope}
          choices={scopeChoices}
          value={scope}
          onChange={(chosen) => setState({ scope: chosen })}
        />
      </div>
      <Loaded query={work} skeleton={<Skeleton height={160} />} failure={messages.failed}>
        {({ kinds }) =>
          kinds.length === 0 ? (
            <EmptyState sentence={messages.nothing} />
          ) : (
            <ul className={classes.kinds}>
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
