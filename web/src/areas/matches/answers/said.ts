import type { Sent } from '@tandem/contract';
import type { RefusalReasonKey } from '@tandem/domain/matches/refusal-reasons';

/** What goes with a move. */
export type Said = Omit<Sent<'POST /matches/{id}/'>['body'], 'action'>;

/** What is filled in about a refusal. */
export interface RefusalWords {
  reason: RefusalReasonKey | null;
  comment: string;
  tell: boolean;
}

/** As the calls take it. */
export const saidOf = ({ reason, comment, tell }: RefusalWords): Said => ({
  ...(reason !== null && { reason, tell_reason: tell }),
  ...(comment.trim() !== '' && { comment: comment.trim() }),
});

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
