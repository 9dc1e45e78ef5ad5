import type { Actor } from '@tandem/domain/accounts/access';
import { invitationExpiry } from '@tandem/domain/accounts/sign-in';
import type { ImportKind } from '@tandem/domain/invitations/import/fields';
import type { Selectable } from 'kysely';
import type { Writes } from '../../../platform/database/database.ts';
import type { Tables } from '../../../platform/database/tables/tables.ts';
import { makeSecretToken } from '../../../platform/security/tokens.ts';
import { addAccount } from '../../accounts/index.ts';
import { addCandidates, addCompanies, addInvitedAccounts } from '../add-invitations.ts';
import { splitKnown } from '../split-known.ts';
import { textOf, textOrNull, type RowDetails } from './row-details.ts';
import { findKnown, takeTurnAdding, type Known } from './find-known.ts';
import { startSheets, updateKnown } from './fill-sheets.ts';

export type WaitingRow = Selectable<Tables['import_rows']>;

const own = { candidates: 'applicant', companies: 'company' } as const;

export interface Applied {
  row: WaitingRow;
  outcome: 'added' | 'updated' | 'skipped';
  accountId: number | null;
  /** Why it is passed over; null where it is not. */
  reason: string | null;
}

/** Told in the report of an import. */
const reasonOf = (kind: ImportKind, { details }: WaitingRow, known: Known | null): string => {
  if (known === null) return 'Adresse déjà prise par une autre ligne ou un autre import';
  if (known.kind !== own[kind] || !known.isSeen) return 'Adresse déjà prise par un autre compte';
  if (known.by === 'email') return known.registered ? 'Déjà inscrit' : 'Déjà invité';
  if (kind === 'companies') return 'Même nom ou même SIRET qu’une entreprise qui est déjà là';
  return textOf(details, 'phone') === ''
    ? 'Même nom que quelqu’un qui est déjà là'
    : 'Même nom et même téléphone que quelqu’un qui est déjà là';
};

const soughtOf = ({ details }: WaitingRow) => ({
  email: textOf(details, 'email'),
  name:
    textOf(details, 'name') ||
    `${textOf(details, 'first_name')} ${textOf(details, 'last_name')}`.trim(),
  phone: textOf(details, 'phone'),
  town: textOf(details, 'town'),
  siret: textOf(details, 'siret'),
});

/** What becomes of a row: an address belongs to one account; of the same person, what was chosen; whoever is alike is another. */
const decide = (kind: ImportKind, row: WaitingRow, known: Known | null): Applied['outcome'] => {
  if (known === null || known.by === 'alike') return 'added';
  if (row.if_known === 'update' && known.kind === own[kind] && known.isSeen) return 'updated';
  return row.if_known === 'add' && known.by === 'person' ? 'added' : 'skipped';
};

interface Added {
  row: WaitingRow;
  accountId: number;
}

const namesOf = (kind: ImportKind, { details }: WaitingRow) => ({
  firstName: kind === 'candidates' ? textOf(details, 'first_name') : '',
  lastName: kind === 'candidates' ? textOf(details, 'last_name') : '',
});

/** The first row of an address has it, if nobody else has taken it at the same instant. */
const addInvited = async (
  tx: Writes,
  kind: ImportKind,
  rows: readonly WaitingRow[],
  now: Date,
): Promise<Added[]> => {
  const ids = await addInvitedAccounts(
    tx,
    own[kind],
    rows.map((row) => ({
      email: textOf(row.details, 'email'),
      ...namesOf(kind, row),
      token: makeSecretToken(),
    })),
    { at: now, expiresAt: invitationExpiry(now) },
  );
  const sought = rows.map((row) => ({ row, email: textOf(row.details, 'email') }));
  return splitKnown(sought, ids).created;
};

/** Whoever has no address is invited nowhere, and looked after by the staff. */
const addUnreached = async (
  tx: Writes,
  kind: ImportKind,
  rows: readonly WaitingRow[],
  now: Date,
): Promise<Added[]> => {
  const added: Added[] = [];
  for (const row of rows) {
    const account = { kind: own[kind], email: null, registeredAt: now, at: now };
    const accountId = await addAccount(tx, { ...account, ...namesOf(kind, row) });
    if (accountId !== null) added.push({ row, accountId });
  }
  return added;
};

export const isUnreached = ({ details }: WaitingRow): boolean => textOf(details, 'email') === '';

/** The accounts that were added, by the place of their row. */
const add = async (
  tx: Writes,
  kind: ImportKind,
  rows: readonly WaitingRow[],
  now: Date,
): Promise<Map<number, number>> => {
  const reached = rows.filter((row) => !isUnreached(row));
  const added = [
    ...(await addInvited(tx, kind, reached, now)),
    ...(await addUnreached(tx, kind, rows.filter(isUnreached), now)),
  ];
  const records = added.map(({ row: { details }, accountId }) => ({
    accountId,
    name: textOf(details, 'name'),
    contactName: textOrNull(details, 'contact'),
    contactRole: textOrNull(details, 'contact_role'),
    phone: textOrNull(details, 'phone'),
  }));
  if (kind === 'candidates') await addCandidates(tx, records);
  else await addCompanies(tx, records);
  await startSheets(
    tx,
    kind,
    added.map(({ row: { details }, accountId }) => ({ accountId, details })),
  );
  return new Map(added.map(({ row, accountId }) => [row.position, accountId]));
};

interface Decided {
  row: WaitingRow;
  known: Known | null;
  outcome: Applied['outcome'];
}

/** What becomes of some rows of an import of `by`: each adds somebody, completes who is there and seen, or is passed over. */
export const decideRows = async (
  tx: Writes,
  kind: ImportKind,
  rows: readonly WaitingRow[],
  by: Actor | null,
): Promise<Decided[]> => {
  if (rows.some(isUnreached)) await takeTurnAdding(tx);
  const found = await findKnown(tx, kind, rows.map(soughtOf), by);
  return rows.map((row, index) => ({
    row,
    known: found[index] ?? null,
    outcome: decide(kind, row, found[index] ?? null),
  }));
};

const knownIn = (decided: readonly Decided[]) =>
  decided.flatMap(({ row, known, outcome }) =>
    outcome === 'updated' && known ? [{ known, details: row.details }] : [],
  );

/** The accounts that they complete, and what is told of them. */
export const updatedIn = (
  decided: readonly Decided[],
): { accountId: number; details: RowDetails }[] =>
  knownIn(decided).map(({ known, details }) => ({ accountId: known.accountId, details }));

/** Deals with rows as it was decided, in their order. */
export const applyRows = async (
  tx: Writes,
  kind: ImportKind,
  decided: readonly Decided[],
  now: Date,
): Promise<Applied[]> => {
  const ids = await add(
    tx,
    kind,
    decided.filter(({ outcome }) => outcome === 'added').map(({ row }) => row),
    now,
  );
  await updateKnown(tx, kind, knownIn(decided));
  return decided.map(({ row, known, outcome }): Applied => {
    if (outcome !== 'added') {
      const reason = outcome === 'skipped' ? reasonOf(kind, row, known) : null;
      return { row, outcome, accountId: known?.accountId ?? null, reason };
    }
    const accountId = ids.get(row.position);
    return accountId === undefined
      ? { row, outcome: 'skipped', accountId: null, reason: reasonOf(kind, row, null) }
      : { row, outcome, accountId, reason: null };
  });
};
