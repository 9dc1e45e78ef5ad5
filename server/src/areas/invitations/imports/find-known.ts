import { emailKey } from '@tandem/domain/accounts/email';
import type { ImportKind } from '@tandem/domain/invitations/import/fields';
import type { Actor } from '@tandem/domain/accounts/access';
import { companyKey } from '@tandem/domain/invitations/import/cells/company-key';
import { fold } from '@tandem/domain/invitations/import/fold';
import { sql } from 'kysely';
import type { Queries, Writes } from '../../../platform/database/database.ts';
import { seenAmong } from '../../accounts/index.ts';

export interface Sought {
  email: string;
  name: string;
  /** In E.164; empty where there is none. */
  phone: string;
}

export interface Known {
  by: 'email' | 'person';
  accountId: number;
  kind: 'applicant' | 'company' | 'staff' | 'superuser';
  registered: boolean;
  name: string;
  email: string | null;
  /** Whether who asks may see, and so complete, them. */
  isSeen: boolean;
}

/** Any number, the same for every process. */
const addingLock = 7_263_518;

/**
 * Whoever has no address is told apart by name and number, which no index keeps apart: of two that add at the same instant, by
 * hand or from a list, the later looks who is known once the earlier has committed.
 */
export const takeTurnAdding = async (tx: Writes): Promise<void> => {
  await sql`select pg_advisory_xact_lock(${addingLock}::bigint)`.execute(tx);
};

const nameKey = (name: string): string => fold(name).split(' ').toSorted().join(' ');

const accountsLike = (db: Queries) =>
  db
    .selectFrom('accounts')
    .leftJoin('companies', 'companies.account_id', 'accounts.id')
    .leftJoin('applicants', 'applicants.account_id', 'accounts.id')
    .select([
      'accounts.id',
      'accounts.kind',
      'accounts.email',
      'accounts.email_key',
      'accounts.registered_at',
      'accounts.first_name',
      'accounts.last_name',
      'applicants.phone',
      'companies.name as company',
    ]);

type Row = Awaited<ReturnType<ReturnType<typeof accountsLike>['executeTakeFirstOrThrow']>>;

const nameOf = (row: Row): string => row.company ?? `${row.first_name} ${row.last_name}`.trim();

const knownAs = (by: Known['by'], row: Row, isSeen: boolean): Known => ({
  by,
  accountId: row.id,
  kind: row.kind,
  registered: row.registered_at !== null,
  name: nameOf(row),
  email: row.email,
  isSeen,
});

/** Whoever has neither address nor number is known by name alone. */
const isBare = ({ email, phone }: Sought): boolean => email === '' && phone === '';

const samePeople = async (
  db: Queries,
  kind: ImportKind,
  sought: readonly Sought[],
): Promise<Row[]> => {
  if (kind === 'candidates') {
    const phones = [...new Set(sought.map(({ phone }) => phone).filter((phone) => phone !== ''))];
    return accountsLike(db)
      .where('accounts.kind', '=', 'applicant')
      .where((e) =>
        e.or([
          e('applicants.phone', '=', e.fn.any(e.val(phones))),
          ...(sought.some(isBare)
            ? [e.and([e('accounts.email', 'is', null), e('applicants.phone', 'is', null)])]
            : []),
        ]),
      )
      .execute();
  }
  const wanted = new Set(sought.map(({ name }) => companyKey(name)));
  // No index knows all ways to write a name; there are fewer companies than would take long to read.
  const companies = await db.selectFrom('companies').select(['account_id', 'name']).execute();
  const ids = companies.flatMap(({ account_id: id, name }) =>
    wanted.has(companyKey(name)) ? [id] : [],
  );
  if (ids.length === 0) return [];
  return accountsLike(db)
    .where((e) => e('accounts.id', '=', e.fn.any(e.val(ids))))
    .execute();
};

/**
 * Who of a file is there already, in the order of what is sought: by address, whoever has it; else by name and number, or a
 * company by its name, among those whom `seer` sees. Nobody is seen by a seer who is gone.
 */
export const findKnown = async (
  db: Queries,
  kind: ImportKind,
  sought: readonly Sought[],
  seer: Actor | null,
): Promise<(Known | null)[]> => {
  if (sought.length === 0) return [];
  const keys = [...new Set(sought.map(({ email }) => emailKey(email)))];
  const byEmail = await accountsLike(db)
    .where((e) => e('accounts.email_key', '=', e.fn.any(e.val(keys))))
    .execute();
  const emails = new Map(byEmail.map((row) => [row.email_key, row]));
  const personKey = (name: string, phone: string) =>
    kind === 'candidates' ? `${nameKey(name)}|${phone}` : companyKey(name);
  const alike = await samePeople(db, kind, sought);
  const ids = [...byEmail, ...alike].map(({ id }) => id);
  const seen = new Set(seer === null ? [] : await seenAmong(db, seer, ids));
  const people = new Map(
    alike
      .filter(({ id }) => seen.has(id))
      .map((row) => [personKey(nameOf(row), row.phone ?? ''), row]),
  );
  return sought.map((one) => {
    const { email, name, phone } = one;
    const same = emails.get(emailKey(email));
    if (same) return knownAs('email', same, seen.has(same.id));
    const person =
      name === '' || (kind === 'candidates' && phone === '' && !isBare(one))
        ? undefined
        : people.get(personKey(name, phone));
    return person ? knownAs('person', person, true) : null;
  });
};
