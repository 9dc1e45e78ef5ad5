import type { AmendmentKind } from '@tandem/domain/contracts/amendments/amendment';
import type { Signatory, SigningMethod } from '@tandem/domain/contracts/signing/signatories';
import { matchId, type Pair } from '@tandem/domain/matches/match';
import type { Insertable, Selectable } from 'kysely';
import type { Queries, Writes } from '../../../platform/database/database.ts';
import { pairOfRow } from '../../../platform/database/queries/pair-of-row.ts';
import type { GivenSignature } from '../signing/signature-queries.ts';
import type { Tables } from '../../../platform/database/tables/tables.ts';

export type AmendmentRow = Selectable<Tables['contract_amendments']>;

/** Of a file, in their order. */
export const findAmendmentRows = (
  db: Queries,
  { candidateId, needId }: Pair,
): Promise<AmendmentRow[]> =>
  db
    .selectFrom('contract_amendments')
    .selectAll()
    .where('applicant_id', '=', candidateId)
    .where('offer_id', '=', needId)
    .orderBy('number')
    .execute();

/** Of the candidates of several files, by the match that each is about, in their order. */
export const findAmendmentRowsOf = async (
  db: Queries,
  pairs: readonly Pair[],
): Promise<Map<number, AmendmentRow[]>> => {
  if (pairs.length === 0) return new Map();
  const candidates = [...new Set(pairs.map(({ candidateId }) => candidateId))];
  const rows = await db
    .selectFrom('contract_amendments')
    .selectAll()
    .where('applicant_id', 'in', candidates)
    .orderBy('number')
    .execute();
  return Map.groupBy(rows, (row) => matchId(pairOfRow(row)));
};

interface Drawn {
  kind: AmendmentKind;
  effective_on: string;
  sealed: string;
  drawn_by: string;
  drawn_at: Date;
}

export const addAmendment = async (
  tx: Writes,
  { candidateId, needId }: Pair,
  drawn: Drawn & { number: number },
): Promise<void> => {
  await tx
    .insertInto('contract_amendments')
    .values({
      ...drawn,
      applicant_id: candidateId,
      offer_id: needId,
      state: 'draft',
      state_since: drawn.drawn_at,
      signed_on: null,
    })
    .execute();
};

export const writeAmendment = async (tx: Writes, id: number, drawn: Drawn): Promise<void> => {
  await tx.updateTable('contract_amendments').set(drawn).where('id', '=', id).execute();
};

export const writeAmendmentState = async (
  tx: Writes,
  id: number,
  standing: Pick<AmendmentRow, 'state' | 'state_since'> &
    Partial<Pick<AmendmentRow, 'round' | 'signed_on' | 'lodged_on'>>,
): Promise<void> => {
  await tx.updateTable('contract_amendments').set(standing).where('id', '=', id).execute();
};

export const deleteAmendment = async (tx: Writes, id: number): Promise<void> => {
  await tx.deleteFrom('contract_amendments').where('id', '=', id).execute();
};

export interface AmendmentSignature {
  amendmentId: number;
  round: number;
  signatory: Signatory;
  method: SigningMethod;
  signedOn: string;
  notedBy: string;
  notedAt: Date;
  scan: { id: number; sha256: string; received_sha256: string };
}

/** Of all amendments of a file, the last one first. */
export const findAmendmentSignatures = async (
  db: Queries,
  { candidateId, needId }: Pair,
): Promise<AmendmentSignature[]> => {
  const rows = await db
    .selectFrom('contract_amendment_signatures as s')
    .innerJoin('contract_amendments as a', 'a.id', 's.amendment_id')
    .innerJoin('contract_scans as c', 'c.id', 's.scan_id')
    .select([
      's.amendment_id',
      's.round',
      's.signatory',
      's.method',
      's.signed_on',
      's.noted_by',
      's.noted_at',
    ])
    .select(['c.id', 'c.sha256', 'c.received_sha256'])
    .where('a.applicant_id', '=', candidateId)
    .where('a.offer_id', '=', needId)
    .orderBy('s.id', 'desc')
    .execute();
  return rows.map(({ amendment_id: amendmentId, signed_on: signedOn, ...row }) => ({
    amendmentId,
    round: row.round,
    signatory: row.signatory,
    method: row.method,
    signedOn,
    notedBy: row.noted_by,
    notedAt: row.noted_at,
    scan: { id: row.id, sha256: row.sha256, received_sha256: row.received_sha256 },
  }));
};

export const addAmendmentSignatures = async (
  tx: Writes,
  given: readonly GivenSignature[],
  signed: Omit<Insertable<Tables['contract_amendment_signatures']>, 'signatory' | 'signed_on'>,
): Promise<void> => {
  await tx
    .insertInto('contract_amendment_signatures')
    .values(given.map(({ signatory, on }) => ({ ...signed, signatory, signed_on: on })))
    .execute();
};
