import type { Actor } from '@tandem/domain/accounts/access';
import { invitationExpiry } from '@tandem/domain/accounts/sign-in';
import { emailKey } from '@tandem/domain/accounts/email';
import type { ImportKind } from '@tandem/domain/invitations/import/fields';
import type { Selectable } from 'kysely';
import type { Writes } from '../../../platform/database/database.ts';
import type { Tables } from '../../../platform/database/tables/tables.ts';
import { makeSecretToken } from '../../../platform/security/tokens.ts';
import { addCandidates, addCompanies, addInvitedAccounts } from '../add-invitations.ts';
import { textOf } from './row-details.ts';
import { findKnown, type Known } from './find-known.ts';
import { startSheets, updateKnown } from './fill-sheets.ts';

export type WaitingRow = Selectable<Tables['import_rows']>;

export interface Applied {
  row: WaitingRow;
  outcome: 'added' | 'updated' | 'skipped';
  accountId: number | null;
}

const soughtOf = ({ details }: WaitingRow) => ({
  email: textOf(details, 'email'),
  name:
    textOf(details, 'name') ||
    `${textOf(details, 'first_name')} ${textOf(details, 'last_name')}`.trim(),
  phone: textOf(details, 'phone'),
});

const own = { candidates: 'applicant', companies: 'company' } as const;

/** What becomes of a row: an address belongs to one account; of the same person, what was chosen. */
const decide = (kind: ImportKind, row: WaitingRow, known: Known | null): Applied['outcome'] => {
  if (known === null) return 'added';
  if (row.if_known === 'update' && known.kind === own[kind] && known.isSeen) return 'updated';
  return row.if_known === 'add' && known.by === 'person' ? 'added' : 'skipped';
};

const add = async (
  tx: Writes,
  kind: ImportKind,
  rows: readonly WaitingRow[],
  now: Date,
): Promise<Map<string, number>> => {
  const ids = await addInvitedAccounts(
    tx,
    own[kind],
    rows.map(({ details }) => ({
      email: textOf(details, 'email'),
      firstName: kind === 'candidates' ? textOf(details, 'first_name') : '',
      lastName: kind === 'candidates' ? textOf(details, 'last_name') : '',
      token: makeSecretToken(),
    })),
    { at: now, expiresAt: invitationExpiry(now) },
  );
  const added = rows.flatMap((row) => {
    const accountId = ids.get(emailKey(textOf(row.details, 'email')));
    return accountId === undefined ? [] : [{ accountId, details: row.details }];
  });
  if (kind === 'candidates')
    await addCandidates(
      tx,
      added.map(({ accountId, details }) => ({
        accountId,
        phone: textOf(details, 'phone') || null,
      })),
    );
  else
    await addCompanies(
      tx,
      added.map(({ accountId, details }) => ({ accountId, name: textOf(details, 'name') })),
    );
  await startSheets(tx, kind, added);
  return ids;
};

/**
 * Deals with some rows of an import of `by`, in their order: each adds somebody, completes who is there and seen, or is passed
 * over.
 */
export const applyRows = async (
  tx: Writes,
  kind: ImportKind,
  rows: readonly WaitingRow[],
  { by, now }: { by: Actor | null; now: Date },
): Promise<Applied[]> => {
  const found = await findKnown(tx, kind, rows.map(soughtOf), by);
  const decided = rows.map((row, index) => ({
    row,
    known: found[index] ?? null,
    outcome: decide(kind, row, found[index] ?? null),
  }));
  const ids = await add(
    tx,
    kind,
    decided.filter(({ outcome }) => outcome === 'added').map(({ row }) => row),
    now,
  );
  const updated = decided.filter(({ outcome }) => outcome === 'updated');
  await updateKnown(
    tx,
    kind,
    updated.flatMap(({ row, known }) => (known ? [{ known, details: row.details }] : [])),
  );
  return decided.map(({ row, known, outcome }): Applied => {
    if (outcome !== 'added') return { row, outcome, accountId: known?.accountId ?? null };
    const key = emailKey(textOf(row.details, 'email'));
    const accountId = ids.get(key);
    // The first row of an address has it; somebody else may have taken it at the same instant.
    ids.delete(key);
    return accountId === undefined
      ? { row, outcome: 'skipped', accountId: null }
      : { row, outcome, accountId };
  });
};
