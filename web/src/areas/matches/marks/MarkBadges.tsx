import { isBack } from '@tandem/domain/matches/marks';
import { formatShortDay } from '../../../platform/format/dates.ts';
import { Badge } from '../../../ui/feedback/Badge.tsx';
import type { MatchCard } from '../match.ts';
import { putOffUntil, today, useMark } from './marks.ts';
import { markMessages as messages } from './messages.ts';

interface MarkBadgesProps {
  match: Pick<MatchCard, 'id' | 'status' | 'offer'>;
  view: 'candidate' | 'company';
}

/** What the reader's side has marked on a match, as its row shows it. */
export const MarkBadges = ({ match, view }: MarkBadgesProps) => {
  const mark = useMark(match.id, view);
  if (!mark) return null;
  const until = putOffUntil(match, mark, view);
  const isDue = isBack(until, today());
  return (
    <>
      {mark.shortlisted && <Badge variant="good">{messages.listBadge}</Badge>}{' '}
      {until !== null && (
        <Badge variant={isDue ? 'good' : 'hollow'}>
          {isDue ? messages.backBadge : messages.laterBadge(formatShortDay(until))}
        </Badge>
      )}
    </>
  );
};
