import { enrolmentSteps } from '@tandem/domain/enrolments/enrolment';
import type { Answer } from '@tandem/contract';
import { statusLabels } from '@tandem/domain/matches/match';
import { reasonOf, refusingSide } from '@tandem/domain/matches/refusal-reasons';
import { useQuery } from '@tanstack/react-query';
import { callQuery } from '../../../platform/data/calls.ts';
import { formatMoment } from '../../../platform/format/dates.ts';
import { historyMessages } from '../answers/messages.ts';
import { matchPanelMessages as messages } from '../messages.ts';
import { Loaded } from '../../../ui/feedback/Loaded.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import classes from './MatchHistory.module.css';

type Move = Answer<'GET /matches/{id}/history/'>[number];

/** What came with a move: why, and what the centre wrote of it. */
const SaidLines = ({
  to,
  reason,
  comment,
  reason_told: isTold,
  note,
  quiet,
}: Pick<Move, 'to' | 'reason' | 'comment' | 'reason_told' | 'note' | 'quiet'>) => {
  const side = refusingSide(to);
  const label = side && reason && reasonOf(side, reason)?.label;
  return (
    <>
      {label && (
        <p>
          {historyMessages.reason(label)}
          {isTold && ` (${historyMessages.reasonTold})`}
        </p>
      )}
      {comment && <p>{historyMessages.comment(comment)}</p>}
      {note && <p>{historyMessages.note(note)}</p>}
      {quiet && <p className={classes.quiet}>{historyMessages.quiet}</p>}
    </>
  );
};

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
              {moves.map(({ at, by, role, from, to, step, undone, ...said }) => (
                <li key={`${at} ${from} ${to}`}>
                  <p>
                    {step ? (
                      enrolmentSteps[step]
                    ) : (
                      <>
                        {statusLabels[from]} <span aria-hidden>→</span> {statusLabels[to]}
                      </>
                    )}
                    {undone && ` (${historyMessages.undone})`}
                  </p>
                  <p className={classes.quiet}>
                    {formatMoment(at)}, {by || messages.unknownPerson} (
                    {messages.historyRoles[role]})
                  </p>
                  <SaidLines to={to} {...said} />
                </li>
              ))}
            </ol>
          )
        }
      </Loaded>
    </section>
  );
};
