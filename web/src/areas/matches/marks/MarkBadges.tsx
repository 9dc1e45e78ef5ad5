import { isBack, putOffStatus } from '@tandem/domain/matches/marks';
import { formatShortDay } from '../../../platform/format/dates.ts';
import { Badge } from '../../../ui/feedback/Badge.tsx';
import type { Match } from '../match.ts';
import { today, useMark } from './marks.ts';
import { markMessages as messages } from './messages.ts';

interface MarkBadgesProps {
  match: Pick<Match, 'id' | 'status'>;
  view: 'candidate' | 'company';
}

/** What the reader's side has marked on a match, as its row shows it. */
export const MarkBadges = ({ match, view }: MarkBadgesProps) => {
  const mark = useMark(match.id, view);
  if (!mark) return null;
  const { later_until: until, shortlisted } = mark;
  const isPutOff =
    until !== null && match.status === putOffStatus[view === 'company' ? 'company' : 'applicant'];
  const isDue = isPutOff && isBack(until, today());
  return (
    <>
      {shortlisted && <Badge variant="good">{messages.listBadge}</Badge>}{' '}
      {isPutOff && (
        <Badge variant={isDue ? 'good' : 'hollow'}>
          {isDue ? messages.backBadge : messages.laterBadge(formatShortDay(until))}
        </Badge>
      )}
    </>
  );
};
