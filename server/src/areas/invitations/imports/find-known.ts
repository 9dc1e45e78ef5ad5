import { isSiret } from '@tandem/domain/contracts/identifiers/siret';
import { emailKey } from '@tandem/domain/accounts/email';
import type { ImportKind } from '@tandem/domain/invitations/import/fields';
import type { Actor } from '@tandem/domain/accounts/access';
import { companyKey } from '@tandem/domain/invitations/import/cells/company-key';
import { siretIn, siretLine } from '@tandem/domain/invitations/import/cells/sirets';
import { townAndCode } from '@tandem/domain/invitations/import/cells/towns';
import { fold } from '@tandem/domain/invitations/import/fold';
import { sql } from 'kysely';
import type { Queries, Writes } from '../../../platform/database/database.ts';
import { placeKey } from '../../../platform/places/place-names.ts';
import { seenAmong } from '../../accounts/index.ts';

export interface Sought {
  email: string;
  name: string;
  /** In E.164; empty where there is none. */
  phone: string;
  /** Of a company; empty where it is not told. */
  town?: string;
  siret?: string;
}

export interface Known {
  /** `alike`: a company that may be another than the one that is sought. */
  by: 'email' | 'person' | 'alike';
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
      'companies.city',
      'companies.zip_code',
      'companies.siret',
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
  const sirets = new Set(sought.flatMap(({ siret = '' }) => (isSiret(siret) ? [siret] : [])));
  const rows = await accountsLike(db)
    .where((e) =>
      e.or([
        e('companies.name_key', '=', e.fn.any(e.val([...wanted]))),
        // Those whose name is new, or another, since the last import.
        e.and([e('companies.name', 'is not', null), e('companies.name_key', 'is', null)]),
        e('companies.siret', '=', e.fn.any(e.val([...sirets]))),
      ]),
    )
    .orderBy('accounts.id')
    .execute();
  return rows.filter(
    ({ company, siret }) =>
      wanted.has(companyKey(company ?? '')) || (siret !== null && sirets.has(siret)),
  );
};

/** The numbers of companies: their own, else what an import has noted as one. */
const findSirets = async (
  db: Queries,
  companies: readonly Row[],
): Promise<ReadonlyMap<number, string>> => {
  if (companies.length === 0) return new Map();
  const noted = await db
    .selectFrom('notes')
    .select(['account_id', 'text'])
    .where((e) => e('account_id', '=', e.fn.any(e.val(companies.map(({ id }) => id)))))
    .where('text', 'like', `%${siretLine('')}%`)
    .execute();
  const own = companies.flatMap(({ id, siret }): [number, string][] =>
    siret ? [[id, siret]] : [],
  );
  return new Map([
    ...noted.flatMap(({ account_id: id, text }) => {
      const siret = siretIn(text);
      return id === null || siret === undefined ? [] : [[id, siret] as const];
    }),
    ...own,
  ]);
};

/** A SIREN is the start of each SIRET of its company. */
const isOtherSiret = (one: string, other: string): boolean =>
  one !== '' && other !== '' && !one.startsWith(other) && !other.startsWith(one);

/** « Paris 15 » lies in Paris, and « Lyon Cedex 03 » in Lyon. */
const townKey = (town: string): string => placeKey(town).replace(/ (?:cedex|\d).*$/, '');

const isElsewhere = ({ town = '' }: Sought, { city, zip_code: code }: Row): boolean => {
  const told = townAndCode(town);
  if (told.zip !== null && told.zip === code) return false;
  if (told.city !== null && city !== null) return townKey(told.city) !== townKey(city);
  return told.zip !== null && code !== null;
};

/** Which of the companies of one name is the one that is sought, where that is certain. */
const companyAmong = (
  sought: Sought,
  companies: readonly Row[],
  sirets: ReadonlyMap<number, string>,
): Known | null => {
  const same = companies.filter(
    (row) =>
      !isElsewhere(sought, row) && !isOtherSiret(sought.siret ?? '', sirets.get(row.id) ?? ''),
  );
  const written = same.filter((row) => fold(nameOf(row)) === fold(sought.name));
  const [only, ...others] = written.length > 0 ? written : same;
  if (only && others.length === 0) return knownAs('person', only, true);
  const [alike] = companies;
  return alike ? knownAs('alike', alike, true) : null;
};

/**
 * Who of a file is there already, in the order of what is sought: by address, whoever has it; else by name and number, or a
 * company by its SIRET or its name, among those whom `seer` sees. Nobody is seen by a seer who is gone.
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
  const seenAlike = alike.filter(({ id }) => seen.has(id));
  const people = Map.groupBy(seenAlike, (row) => personKey(nameOf(row), row.phone ?? ''));
  const isNumbered = kind === 'companies' && sought.some(({ siret = '' }) => siret !== '');
  const sirets = isNumbered ? await findSirets(db, alike) : new Map<number, string>();
  const bySiret = Map.groupBy(seenAlike, (row) => row.siret ?? '');
  return sought.map((one) => {
    const { email, name, phone } = one;
    const same = emails.get(emailKey(email));
    if (same) return knownAs('email', same, seen.has(same.id));
    const [numbered, ...others] = one.siret ? (bySiret.get(one.siret) ?? []) : [];
    if (numbered && others.length === 0) return knownAs('person', numbered, true);
    if (numbered) return companyAmong(one, [numbered, ...others], sirets);
    if (name === '' || (kind === 'candidates' && phone === '' && !isBare(one))) return null;
    const found = people.get(personKey(name, phone)) ?? [];
    if (kind === 'companies') return companyAmong(one, found, sirets);
    const person = found.at(-1);
    return person ? knownAs('person', person, true) : null;
  });
};
