import { formatShortDay } from '../../../platform/format/dates.ts';
import { possibleWith } from '../closing/possible-with.ts';
import type { Need } from '../need-values.ts';
import { foldedMessages as messages } from './messages.ts';

type Standing = Pick<
  Need,
  | 'state'
  | 'session_closed'
  | 'seats'
  | 'seats_taken'
  | 'number_of_matches'
  | 'to_answer'
  | 'to_finalise'
  | 'tutor_asked_at'
  | 'test_answered_at'
>;

/** Where the tutor's test stands; nothing once nobody waits for it. */
const testOf = (need: Standing): string[] => {
  if (need.test_answered_at !== null) return [messages.tested];
  if (!possibleWith(need).test) return [];
  return [
    need.tutor_asked_at === null
      ? messages.notAsked
      : messages.asked(formatShortDay(need.tutor_asked_at)),
  ];
};

/** What a folded need says of itself beside its title and its state; a count stays with the word that it counts. */
export const needInShort = (need: Standing): string[] =>
  [
    messages.seats(need.seats_taken, need.seats),
    ...testOf(need),
    ...(need.number_of_matches > 0 ? [messages.matches(need.number_of_matches)] : []),
    // What the device has kept of an older build does not tell what waits.
    ...(need.to_answer > 0 ? [messages.toAnswer(need.to_answer)] : []),
    ...(need.to_finalise > 0 ? [messages.toFinalise(need.to_finalise)] : []),
  ].map((fact) => fact.replace(' ', '\u00a0'));

/** The one thing to do with a need now. */
export const nextWith = (need: Standing): 'finalise' | 'answer' | 'test' | null => {
  if (need.to_finalise > 0) return 'finalise';
  if (need.to_answer > 0) return 'answer';
  return possibleWith(need).test ? 'test' : null;
};
