import { status as statuses, statusLabels, type MatchStatus } from '@tandem/domain/matches/match';
import classes from './StatusBadge.module.css';

const looks: Record<MatchStatus, string> = {
  [statuses.pending]: 'pending',
  [statuses.acceptedByCompany]: 'accepted',
  [statuses.queued]: 'queued',
  [statuses.fullyAccepted]: 'full',
  [statuses.finalised]: 'final',
  [statuses.refusedByCompany]: 'refused',
  [statuses.refusedByCandidate]: 'refused',
};

/** Where a match stands: always in words, the colour only helps. */
export const StatusBadge = ({ status }: { status: MatchStatus }) => (
  <span className={classes.badge} data-variant={looks[status]}>
    {status === statuses.finalised && <span aria-hidden>✓ </span>}
    {statusLabels[status]}
  </span>
);
