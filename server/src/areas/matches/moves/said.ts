import { Failure } from '@tandem/domain/errors';
import { isStaff, type AccountKind } from '@tandem/domain/accounts/roles';
import type { MatchStatus } from '@tandem/domain/matches/match';
import {
  reasonOf,
  refusingSide,
  type RefusalReasonKey,
} from '@tandem/domain/matches/refusal-reasons';

/** What comes with a move. */
export interface Said {
  /** Why, of the list of the side that refuses. */
  reason: RefusalReasonKey | null;
  /** Why, in words that the centre alone reads. */
  comment: string | null;
  /** Whether the other side learns the reason. */
  tellReason: boolean;
  /** What the staff add for both sides. */
  note: string | null;
  /** The staff record it without telling anybody. */
  quiet: boolean;
  /** Of several that the staff make at once, which are told together. */
  batch: string | null;
}

export const nothingSaid: Said = {
  reason: null,
  comment: null,
  tellReason: false,
  note: null,
  quiet: false,
  batch: null,
};

interface SentWords {
  reason?: RefusalReasonKey | undefined;
  comment?: string | null | undefined;
  tell_reason?: boolean | undefined;
  note?: string | null | undefined;
  quiet?: boolean | undefined;
  batch?: string | undefined;
}

const noReason = 'Choisissez une raison de la liste.';
const onlyRefusals = 'Une raison ne va qu’avec un refus.';
const onlyStaff = 'Seul le centre de formation le peut.';

/** What a call says beside the status `to`; fails where it does not go with it, or not with who says it. */
export const readSaid = (kind: AccountKind, to: MatchStatus, sent: SentWords): Said => {
  const { reason = null, comment = null, tell_reason: tellReason = false } = sent;
  const { note = null, quiet = false, batch = null } = sent;
  const side = refusingSide(to);
  const fields: Record<string, string> = {};
  if (side === null) {
    if (reason !== null) fields['reason'] = onlyRefusals;
    if (comment !== null) fields['comment'] = onlyRefusals;
    if (tellReason) fields['tell_reason'] = onlyRefusals;
  } else if (reason === null) {
    if (tellReason) fields['reason'] = noReason;
  } else if (!reasonOf(side, reason)) fields['reason'] = noReason;
  if (!isStaff(kind)) {
    if (note !== null) fields['note'] = onlyStaff;
    if (quiet) fields['quiet'] = onlyStaff;
    if (batch !== null) fields['batch'] = onlyStaff;
  }
  if (Object.keys(fields).length > 0) throw new Failure('invalid_input', { fields });
  return { reason, comment, tellReason, note, quiet, batch };
};
