import type { ImportKind } from '@tandem/domain/invitations/import/fields';
import {
  replacedBy,
  toldColumns,
  type Replaced,
  type Values,
} from '@tandem/domain/invitations/import/replaced';
import type { Writes } from '../../../../platform/database/database.ts';
import type { JobData } from '../../../../platform/queue/job-data.ts';
import type { RowDetails } from '../row-details.ts';

export interface Completed {
  values: Values;
  registeredAt: Date | null;
  /** The candidate or the company. */
  recordId: number;
  hasSheet: boolean;
}

/** What an import may write of people, by account; locked, so that nobody writes it meanwhile. */
export const lockCompleted = async (
  tx: Writes,
  kind: ImportKind,
  accountIds: readonly number[],
): Promise<Map<number, Completed>> => {
  const people = tx
    .selectFrom('accounts')
    .select(['accounts.id', 'accounts.registered_at', 'accounts.referent_id', 'accounts.source'])
    .where((e) => e('accounts.id', '=', e.fn.any(e.val([...accountIds]))))
    .orderBy('accounts.id');
  const rows =
    kind === 'candidates'
      ? await people
          .innerJoin('applicants', 'applicants.account_id', 'accounts.id')
          .select([
            'applicants.id as record_id',
            'applicants.page_done_at',
            'accounts.first_name',
            'accounts.last_name',
            'applicants.phone',
            'applicants.city',
            'applicants.formation_id',
            'applicants.session_id',
          ])
          .forNoKeyUpdate(['accounts', 'applicants'])
          .execute()
      : await people
          .innerJoin('companies', 'companies.account_id', 'accounts.id')
          .select([
            'companies.id as record_id',
            'companies.page_done_at',
            'companies.name',
            'companies.city',
            'companies.zip_code',
            'companies.siret',
            'companies.contact_name',
            'companies.contact_role',
            'companies.contact_phone',
            'companies.sector_ids',
          ])
          .forNoKeyUpdate(['accounts', 'companies'])
          .execute();
  return new Map(
    rows.map(
      ({ id, registered_at: registeredAt, record_id: recordId, page_done_at, ...values }) => [
        id,
        { values, registeredAt, recordId, hasSheet: page_done_at !== null },
      ],
    ),
  );
};

/** Of what a list may put on a sheet, what the matching reads. */
const scored = ['formation_id', 'session_id', 'sector_ids'] as const;

const isOther = ([before, after]: readonly [unknown, unknown] = [null, null]): boolean =>
  JSON.stringify(before) !== JSON.stringify(after);

/** Whose pairs follow from a sheet. */
export const subjectOf = (kind: ImportKind, recordId: number): JobData['rescore'] =>
  kind === 'candidates' ? { candidateId: recordId } : { companyId: recordId };

/** Sheets of which a list has changed what the matching reads, with the session that a candidate has left. */
const rescoredOf = (
  kind: ImportKind,
  before: ReadonlyMap<number, { recordId: number }>,
  replaced: ReadonlyMap<number, Replaced>,
) =>
  [...before].flatMap(([id, { recordId }]) => {
    const own = replaced.get(id) ?? {};
    if (!scored.some((column) => isOther(own[column]))) return [];
    const left = own.session_id?.[0];
    return [{ subject: subjectOf(kind, recordId), left: typeof left === 'number' ? left : null }];
  });

/**
 * Does `work` and answers what it replaced of these people, and told of them, by account, and whose pairs are to be scored anew: as
 * by hand, a sheet that is not complete yet is in none.
 */
export const noteReplaced = async <Done>(
  tx: Writes,
  kind: ImportKind,
  told: readonly { accountId: number; details: RowDetails }[],
  work: () => Promise<Done>,
): Promise<{
  done: Done;
  replaced: Map<number, Replaced>;
  rescored: ReturnType<typeof rescoredOf>;
}> => {
  const details = Map.groupBy(told, ({ accountId }) => accountId);
  const ids = [...details.keys()];
  const before = await lockCompleted(tx, kind, ids);
  const done = await work();
  const after = await lockCompleted(tx, kind, ids);
  const replaced = new Map(
    [...before].map(([id, { values }]) => {
      const also = details.get(id)?.flatMap((row) => toldColumns(kind, row.details)) ?? [];
      return [id, replacedBy(values, after.get(id)?.values ?? {}, also)];
    }),
  );
  return { done, replaced, rescored: rescoredOf(kind, before, replaced) };
};
