import { isSiret } from '@tandem/domain/contracts/identifiers/siret';
import { colleagueNamed } from '@tandem/domain/invitations/import/cells/named-colleague';
import { sectorsNamed } from '@tandem/domain/invitations/import/cells/named-sectors';
import { siretLine } from '@tandem/domain/invitations/import/cells/sirets';
import type { ImportKind } from '@tandem/domain/invitations/import/fields';
import { noteMaxLength } from '@tandem/domain/notes/note';
import { sql } from 'kysely';
import type { Writes } from '../../../platform/database/database.ts';
import { addNote } from '../../notes/index.ts';
import type { Applied } from './apply-rows.ts';
import { textOf, type RowDetails } from './row-details.ts';

type Colleague = Awaited<ReturnType<typeof findColleagues>>[number];

const findColleagues = (tx: Writes) =>
  tx
    .selectFrom('accounts')
    .select(['id', 'first_name', 'last_name', 'email'])
    .where('kind', 'in', ['staff', 'superuser'])
    .execute();

/** Whoever has a referent already keeps theirs. */
const giveReferent = async (tx: Writes, accountId: number, referentId: number): Promise<void> => {
  await tx
    .updateTable('accounts')
    .set({ referent_id: referentId })
    .where('id', '=', accountId)
    .where('referent_id', 'is', null)
    .execute();
};

/** Whoever came from somewhere already came from there. Answers whether it is noted as that. */
const giveSource = async (tx: Writes, accountId: number, source: string): Promise<boolean> => {
  const { numUpdatedRows } = await tx
    .updateTable('accounts')
    .set({ source })
    .where('id', '=', accountId)
    .where((e) => e.or([e('source', 'is', null), e('source', '=', source)]))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

/** What a company has chosen itself stays. */
const giveSectors = async (
  tx: Writes,
  accountId: number,
  ids: readonly number[],
): Promise<void> => {
  await tx
    .updateTable('companies')
    .set({ sector_ids: [...ids] })
    .where('account_id', '=', accountId)
    .where('sector_ids', '=', sql<number[]>`'{}'`)
    .execute();
};

/** The one that is there stays. Answers whether it is the same. */
const giveSiret = async (tx: Writes, accountId: number, siret: string): Promise<boolean> => {
  const { numUpdatedRows } = await tx
    .updateTable('companies')
    .set({ siret })
    .where('account_id', '=', accountId)
    .where((e) => e.or([e('siret', 'is', null), e('siret', '=', siret)]))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

const line = (label: string, text: string): string =>
  text === '' ? '' : `${label}\u00a0: ${text}`;

interface Told {
  accountId: number;
  details: RowDetails;
}

/** Answers what of a row stands in no field. */
const keepOfCandidate = async (
  tx: Writes,
  { accountId, details }: Told,
  colleagues: readonly Colleague[],
): Promise<string[]> => {
  const referent = textOf(details, 'referent');
  const found = colleagueNamed(referent, colleagues);
  if (found) await giveReferent(tx, accountId, found.colleague.id);
  const source = textOf(details, 'source');
  const isKept = source !== '' && (await giveSource(tx, accountId, source));
  return [
    textOf(details, 'note'),
    line('Source', isKept ? '' : source),
    line('Référent', found?.isWhole === true ? '' : referent),
  ];
};

const keepOfCompany = async (tx: Writes, { accountId, details }: Told): Promise<string[]> => {
  const sectors = textOf(details, 'sectors');
  const siret = textOf(details, 'siret');
  const isKept = isSiret(siret) && (await giveSiret(tx, accountId, siret));
  const { ids, isAll } = sectorsNamed(sectors);
  if (ids.length > 0) await giveSectors(tx, accountId, ids);
  return [
    textOf(details, 'note'),
    siret === '' || isKept ? '' : siretLine(siret),
    line('Secteurs', isAll ? '' : sectors),
  ];
};

const lineOf = (accountId: number | null, text: string) => `${accountId}|${text.trim()}`;

/** In which note a line stands already, and which notes imports wrote that are not taken back. */
const findNoted = async (
  tx: Writes,
  accountIds: readonly number[],
): Promise<{ known: Map<string, number>; ofImports: Set<number> }> => {
  const noted = await tx
    .selectFrom('notes')
    .select(['id', 'account_id', 'text'])
    .where((e) => e('account_id', '=', e.fn.any(e.val([...accountIds]))))
    .orderBy('id')
    .execute();
  const brought = await tx
    .selectFrom('import_rows')
    .select('note_ids')
    .where((e) => e('account_id', '=', e.fn.any(e.val([...accountIds]))))
    .execute();
  return {
    known: new Map(
      noted.flatMap(({ id, account_id: accountId, text }) =>
        text.split('\n').map((one) => [lineOf(accountId, one), id] as const),
      ),
    ),
    ofImports: new Set(brought.flatMap(({ note_ids: ids }) => ids)),
  };
};

/**
 * What a list tells of people beside what begins their sheets: who looks after them, from where they came, a company's sectors and
 * SIRET; and as a note on their page whatever has no field: remarks, another place where they come from, a number that is no SIRET
 * or another one, names that are not known here or say only a part. The same list once more notes no line twice, whatever else it
 * tells by then. Answers by the places of the rows the notes that imports wrote of what they tell.
 */
export const keepRemarks = async (
  tx: Writes,
  { kind, created_by: by }: { kind: ImportKind; created_by: number | null },
  applied: readonly Applied[],
  at: Date,
): Promise<Map<number, number[]>> => {
  const told = applied.flatMap(({ row: { details, position }, accountId, outcome }) =>
    accountId === null || outcome === 'skipped' ? [] : [{ accountId, details, position }],
  );
  const notes = new Map<number, number[]>();
  const isNamed = told.some(({ details }) => textOf(details, 'referent') !== '');
  const colleagues = kind === 'candidates' && isNamed ? await findColleagues(tx) : [];
  const ids = [...new Set(told.map(({ accountId }) => accountId))];
  const { known, ofImports } = await findNoted(tx, ids);
  for (const one of told) {
    const lines =
      kind === 'candidates'
        ? await keepOfCandidate(tx, one, colleagues)
        : await keepOfCompany(tx, one);
    const some = lines
      .join('\n')
      .slice(0, noteMaxLength)
      .split('\n')
      .filter((text) => text.trim() !== '');
    const noteOf = (text: string) => known.get(lineOf(one.accountId, text));
    const again = some.flatMap((text) => noteOf(text) ?? []).filter((id) => ofImports.has(id));
    const fresh = some.filter((text) => noteOf(text) === undefined);
    if (fresh.length > 0) {
      const noteId = await addNote(tx, {
        account_id: one.accountId,
        offer_id: null,
        applicant_id: null,
        kind: 'note',
        text: fresh.join('\n'),
        author_id: by,
        owner_id: null,
        due_on: null,
        created_at: at,
      });
      for (const text of fresh) known.set(lineOf(one.accountId, text), noteId);
      ofImports.add(noteId);
      again.push(noteId);
    }
    notes.set(one.position, [...new Set(again)]);
  }
  return notes;
};
