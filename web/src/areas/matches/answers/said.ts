import type { Sent } from '@tandem/contract';
import {
  reasonKeysOf,
  type RefusalReasonKey,
  type RefusingSide,
} from '@tandem/domain/matches/refusal-reasons';

/** What goes with a move. */
export type Said = Omit<Sent<'POST /matches/{id}/'>['body'], 'action'>;

/** What is filled in about a refusal; no reason is empty. */
export type RefusalWords = {
  reason: string;
  comment: string;
  tell: boolean;
};

export const noRefusalWords: RefusalWords = { reason: '', comment: '', tell: false };

/** One of the other side, chosen before, is none. */
export const chosenReason = (
  side: RefusingSide,
  { reason }: RefusalWords,
): RefusalReasonKey | null => reasonKeysOf[side].find((key) => key === reason) ?? null;

/** As the calls take it. */
export const saidOf = (side: RefusingSide, words: RefusalWords): Said => {
  const reason = chosenReason(side, words);
  const comment = words.comment.trim();
  return {
    ...(reason !== null && { reason, tell_reason: words.tell }),
    ...(comment !== '' && { comment }),
  };
};

/** What the staff fill in about a move that they record. */
export type CentreWords = {
  note: string;
  quiet: boolean;
};

export const noCentreWords: CentreWords = { note: '', quiet: false };

/** As the calls take it; nobody reads a note of what nobody is told. */
export const centreSaid = ({ note, quiet }: CentreWords): Said => ({
  ...(quiet ? { quiet } : note.trim() !== '' && { note: note.trim() }),
});
