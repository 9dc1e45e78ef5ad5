import { statusLabels } from '@tandem/domain/matches/match';
import { useQuery } from '@tanstack/react-query';
import { callQuery } from '../../../platform/data/calls.ts';
import { formatMoment } from '../../../platform/format/dates.ts';
import { matchPanelMessages as messages } from '../messages.ts';
import { Loaded } from '../../../ui/feedback/Loaded.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import classes from './MatchHistory.module.css';

/** Who moved a match, when, from what to what; for the staff. */
export const MatchHistory = ({ id }: { id: number }) => {
  const history = useQuery(callQuery('GET /matches/{id}/history/', { params: { id } }));
  return (
    <section className={classes.history}>
      <h3>{messages.history}</h3>
      <Loaded query={history} skeleton={<Skeleton lines={2} />} failure={messages.historyFailed}>
        {(moves) =>
          moves.length === 0 ? (
            <p className={classes.quiet}>{messages.noHistory}</p>
          ) : (
            <ol className={classes.moves}>
              {moves.map(({ at, by, role, from, to }) => (
                <li key={`${at} ${from} ${to}`}>
                  <p>
                    {statusLabels[from]} <span aria-hidden>→</span> {statusLabels[to]}
                  </p>
                  <p className={classes.quiet}>
                    {formatMoment(at)}, {by || messages.unknownPerson} (
                    {messages.historyRoles[role]})
                  </p>
                </li>
              ))}
            </ol>
          )
        }
      </Loaded>
    </section>
  );
};
