import { optionalPhone } from '@tandem/contract/fields/fields';
import type { Handler } from '../../handler.ts';
import { findKnown, type Known } from './find-known.ts';

const stateOf = (
  kind: 'candidates' | 'companies',
  known: Known,
): 'invited' | 'registered' | 'other' => {
  const own = kind === 'candidates' ? 'applicant' : 'company';
  if (known.kind !== own || !known.isSeen) return 'other';
  return known.registered ? 'registered' : 'invited';
};

/** A number that cannot be read is nobody's. */
const phoneOf = (typed: string): string => optionalPhone.safeParse(typed).data ?? '';

export const checkImport: Handler<'POST /imports/check/', 'db'> = async (
  { db },
  { actor, body },
) => {
  const sought = body.rows.map((row) => ({ ...row, phone: phoneOf(row.phone) }));
  const found = await findKnown(db.read, body.kind, sought, actor);
  return {
    known: found.flatMap((known, index) =>
      known
        ? [
            {
              index,
              by: known.by,
              state: stateOf(body.kind, known),
              name: known.isSeen ? known.name : '',
              email: known.email,
            },
          ]
        : [],
    ),
  };
};
