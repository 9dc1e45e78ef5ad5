import { optionalPhone } from '@tandem/contract/fields/fields';
import type { Actor } from '@tandem/domain/accounts/access';
import type { ImportKind } from '@tandem/domain/invitations/import/fields';
import type { Queries } from '../../../platform/database/database.ts';
import type { Handler } from '../../handler.ts';
import { findLinkNumbers } from '../invite-anew.ts';
import { findKnown, type Known, type Sought } from './find-known.ts';

const stateOf = (kind: ImportKind, known: Known): 'invited' | 'registered' | 'other' => {
  const own = kind === 'candidates' ? 'applicant' : 'company';
  if (known.kind !== own || !known.isSeen) return 'other';
  return known.registered ? 'registered' : 'invited';
};

/** A number that cannot be read is nobody's. */
const phoneOf = (typed: string): string => optionalPhone.safeParse(typed).data ?? '';

interface Rows {
  kind: ImportKind;
  rows: readonly Sought[];
}

/** Which of these rows are there already, as far as `seer` sees them. */
export const findThere = async (db: Queries, { kind, rows }: Rows, seer: Actor) => {
  const sought = rows.map((row) => ({ ...row, phone: phoneOf(row.phone) }));
  const found = await findKnown(db, kind, sought, seer);
  const invited = found.flatMap((known) =>
    kind === 'candidates' && known?.isSeen === true && !known.registered ? [known.accountId] : [],
  );
  const numbers = await findLinkNumbers(db, invited);
  return found.flatMap((known, index) =>
    known
      ? [
          {
            index,
            by: known.by,
            state: stateOf(kind, known),
            name: known.isSeen ? known.name : '',
            email: known.email,
            is_moved:
              sought[index]?.phone !== '' &&
              (numbers.get(known.accountId) ?? []).some((one) => one !== sought[index]?.phone),
          },
        ]
      : [],
  );
};

export const checkImport: Handler<'POST /imports/check/', 'db'> = async (
  { db },
  { actor, body },
) => ({ known: await findThere(db.read, body, actor) });
