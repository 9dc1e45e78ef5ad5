import type { CandidateRow, NeedRow } from './leaving-columns.tsx';
import { closingMessages as messages } from './messages.ts';
import { openMatches } from './open-matches.ts';
import type { Closing } from './use-closing.ts';

interface Asked {
  closing: Pick<Closing, 'figures' | 'carried'> & { session: Pick<Closing['session'], 'state'> };
  candidates: readonly Pick<CandidateRow, 'placed'>[];
  needs: readonly Pick<NeedRow, 'id'>[];
  /** The name of the session that takes them in. */
  to: string;
  tell: boolean;
}

/** What the question before closing repeats: what stops, what goes on, who is told and who stays. */
export const closingSentences = ({ closing, candidates, needs, to, tell }: Asked): string[] => {
  const { figures, session } = closing;
  const stops =
    session.state === 'closed'
      ? []
      : [
          messages.willClose({
            matches: openMatches(figures),
            needCount: figures.active_needs,
            meetings: figures.meetings,
          }),
        ];
  if (candidates.length + needs.length === 0) return [...stops, messages.willCarryNothing];
  const staying = figures.unplaced - candidates.filter(({ placed }) => !placed).length;
  return [
    ...stops,
    messages.willCarry(candidates.length, needs.length, to),
    ...(staying > 0 ? [messages.willStay(staying)] : []),
    tell
      ? messages.willTell
      : stops.length > 0 && figures.meetings > 0
        ? messages.willTellNobodyElse
        : messages.willStayQuiet,
  ];
};
