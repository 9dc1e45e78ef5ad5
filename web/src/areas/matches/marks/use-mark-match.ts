import type { Sent } from '@tandem/contract';
import { daysAfter, usualPutOff, type MarkingSide } from '@tandem/domain/matches/marks';
import { useQueryClient } from '@tanstack/react-query';
import { isStale } from '../../../platform/api/errors.ts';
import { useAction } from '../../../platform/data/use-action.ts';
import { formatDay } from '../../../platform/format/dates.ts';
import { actionMessages } from '../messages.ts';
import { refreshMatch } from '../put-match.ts';
import { waitingMessages } from '../../../ui/waiting/messages.ts';
import type { Match } from '../match.ts';
import { useAnswerMatch } from '../waiting/use-answer-match.ts';
import { today } from './marks.ts';
import { markMessages as messages } from './messages.ts';

type Change = Sent<'PUT /matches/{id}/mark/'>['body'];

interface Marking {
  body: Change;
  /** An answer has been given with it, which says that both wait. */
  goesWith?: boolean;
}

/** Marks a match for one's own side; the other never learns of it. */
export const useMarkMatch = (match: Match) => {
  const answer = useAnswerMatch(match);
  const client = useQueryClient();
  const { mutate, isPending } = useAction({
    run: ({ body }: Marking) =>
      answer(
        { key: 'PUT /matches/{id}/mark/', body },
        body.shortlisted === undefined ? messages.later : messages.shortlist,
      ),
    done: (marked, { body: change, goesWith }) => {
      if (!marked) return goesWith ? null : waitingMessages.kept;
      const { shortlisted, later_until: until } = marked;
      if (change.shortlisted !== undefined)
        return shortlisted ? messages.shortlisted : messages.unlisted;
      return until === null ? null : messages.laterDone(formatDay(until));
    },
    failed: (error, { body: change }) => {
      if (isStale(error)) return actionMessages.stale;
      return change.shortlisted === undefined ? messages.laterFailed : messages.shortlistFailed;
    },
    changes: ['GET /match_marks/', 'GET /follow-up/own/'],
    onFailed: (error) => {
      if (isStale(error)) void refreshMatch(client, match.id);
    },
  });
  return {
    isPending,
    shortlist: (shortlisted: boolean) => mutate({ body: { shortlisted } }),
    /** In so many days; null: without a day. */
    putOff: (days: number | null) =>
      mutate({ body: { later_until: days === null ? '' : daysAfter(today(), days) } }),
    putOffAsUsual: (side: MarkingSide, goesWith = false) =>
      mutate({
        body: { later_until: daysAfter(today(), usualPutOff[side]) },
        goesWith,
      }),
  };
};
