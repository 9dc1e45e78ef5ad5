import type { Answer } from '@tandem/contract';
import { useQuery } from '@tanstack/react-query';
import { callQuery } from '../../platform/data/calls.ts';
import { LoadFailure } from '../../ui/feedback/Loaded.tsx';
import { formatDay } from '../../platform/format/dates.ts';
import { MakeShare } from './MakeShare.tsx';
import { shareMessages as messages } from './messages.ts';
import { RevokeShare } from './RevokeShare.tsx';
import classes from './Shares.module.css';

type Share = Answer<'GET /matches/{id}/shares/'>['shares'][number];

/** Until when it shows the candidate, or since when it does not. */
const endOf = ({ is_open: isOpen, revoked_at: revokedAt, ends_at: endsAt }: Share): string => {
  if (revokedAt) return messages.revokedOn(formatDay(revokedAt));
  return isOpen ? messages.until(formatDay(endsAt)) : messages.endedOn(formatDay(endsAt));
};

interface SharesProps {
  matchId: number;
  /** The candidate's. */
  name: string;
}

/** To whom the candidate of a match was shown by a link; whoever may makes one here, or takes it back. */
export const Shares = ({ matchId, name }: SharesProps) => {
  const query = useQuery(callQuery('GET /matches/{id}/shares/', { params: { id: matchId } }));
  const { may_share: mayShare = false, shares = [] } = query.data ?? {};
  if (query.data && !mayShare && shares.length === 0) return null;
  if (!query.data) return <LoadFailure query={query} failure={messages.loadFailed} />;
  return (
    <section className={classes.shares}>
      <div>
        <h3>{mayShare ? messages.title : messages.toldTitle}</h3>
        {mayShare && <p className={classes.lead}>{messages.lead}</p>}
      </div>
      {shares.length > 0 && (
        <ul>
          {shares.map((share) => (
            <li key={share.id} data-over={!share.is_open || undefined}>
              <span>
                {[
                  messages.madeOn(formatDay(share.made_at), messages.by[share.by]),
                  endOf(share),
                  messages.opened(share.opened),
                ].join(', ')}
              </span>
              {share.may_revoke && <RevokeShare matchId={matchId} shareId={share.id} />}
            </li>
          ))}
        </ul>
      )}
      {mayShare && <MakeShare matchId={matchId} name={name} />}
    </section>
  );
};
