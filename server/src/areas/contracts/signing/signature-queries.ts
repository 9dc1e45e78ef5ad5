import type { Signatory, SigningMethod } from '@tandem/domain/contracts/signing/signatories';
import type { Pair } from '@tandem/domain/matches/match';
import type { Insertable, Selectable } from 'kysely';
import type { Queries, Writes } from '../../../platform/database/database.ts';
import type { Tables } from '../../../platform/database/tables/tables.ts';

type ScanRow = Selectable<Tables['contract_scans']>;

export interface Signature {
  signatory: Signatory;
  round: number;
  method: SigningMethod;
  signedOn: string;
  notedBy: string;
  notedAt: Date;
  scan: Pick<ScanRow, 'id' | 'sha256' | 'received_sha256' | 'size' | 'added_by' | 'added_at'>;
}

/** All signatures of a file, of earlier rounds too, the last one first. */
export const findSignatures = async (db: Queries, pair: Pair): Promise<Signature[]> => {
  const rows = await db
    .selectFrom('contract_signatures as s')
    .innerJoin('contract_scans as c', 'c.id', 's.scan_id')
    .select([
      's.signatory',
      's.round',
      's.method',
      's.signed_on',
      's.noted_by',
      's.noted_at',
      'c.id',
      'c.sha256',
      'c.received_sha256',
      'c.size',
      'c.added_by',
      'c.added_at',
    ])
    .where('s.applicant_id', '=', pair.candidateId)
    .where('s.offer_id', '=', pair.needId)
    .orderBy('s.id', 'desc')
    .execute();
  return rows.map(
    ({ signatory, round, method, signed_on, noted_by: notedBy, noted_at: notedAt, ...scan }) => ({
      signatory,
      round,
      method,
      signedOn: signed_on,
      notedBy,
      notedAt,
      scan,
    }),
  );
};

/** Those of one round alone, the last one first; none where no round has begun. */
export const findRoundSignatures = async (
  db: Queries,
  pair: Pair,
  round: number | undefined,
): Promise<Signature[]> => (await findSignatures(db, pair)).filter((one) => one.round === round);

export const addScan = async (
  tx: Writes,
  pair: Pair,
  scan: Omit<Insertable<Tables['contract_scans']>, 'applicant_id' | 'offer_id'>,
): Promise<number> => {
  const { id } = await tx
    .insertInto('contract_scans')
    .values({ ...scan, applicant_id: pair.candidateId, offer_id: pair.needId })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

/** How many papers one kind of account has handed in of a contract and its amendments. */
export const countScansBy = async (
  tx: Writes,
  { candidateId, needId }: Pair,
  by: string,
): Promise<number> => {
  const { count } = await tx
    .selectFrom('contract_scans')
    .select((e) => e.cast<number>(e.fn.countAll(), 'integer').as('count'))
    .where('applicant_id', '=', candidateId)
    .where('offer_id', '=', needId)
    .where('added_by', '=', by)
    .executeTakeFirstOrThrow();
  return count;
};

/** Who has signed on which day. */
export interface GivenSignature {
  signatory: Signatory;
  on: string;
}

export const addSignatures = async (
  tx: Writes,
  pair: Pair,
  given: readonly GivenSignature[],
  signed: Pick<
    Insertable<Tables['contract_signatures']>,
    'round' | 'method' | 'scan_id' | 'noted_by' | 'noted_at'
  >,
): Promise<void> => {
  await tx
    .insertInto('contract_signatures')
    .values(
      given.map(({ signatory, on }) => ({
        ...signed,
        applicant_id: pair.candidateId,
        offer_id: pair.needId,
        signatory,
        signed_on: on,
      })),
    )
    .execute();
};

export const findScan = (db: Queries, id: number): Promise<ScanRow | undefined> =>
  db.selectFrom('contract_scans').selectAll().where('id', '=', id).executeTakeFirst();

export const findScans = (db: Queries, pair: Pair): Promise<ScanRow[]> =>
  db
    .selectFrom('contract_scans')
    .selectAll()
    .where('applicant_id', '=', pair.candidateId)
    .where('offer_id', '=', pair.needId)
    .orderBy('id')
    .execute();
