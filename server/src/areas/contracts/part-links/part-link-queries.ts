import type { AccountKind } from '@tandem/domain/accounts/roles';
import { signatureKeyOf, type AskedKey } from '@tandem/domain/contracts/part-links/asked';
import type { Signatory } from '@tandem/domain/contracts/signing/signatories';
import type { Pair } from '@tandem/domain/matches/match';
import type { Queries, Writes } from '../../../platform/database/database.ts';

const links = (db: Queries) => db.selectFrom('part_links').selectAll();

export type PartLinkRow = NonNullable<Awaited<ReturnType<typeof findPartLink>>>;

/** By the hash of its token. */
export const findPartLink = (db: Queries, tokenHash: string) =>
  links(db).where('token_hash', '=', tokenHash).executeTakeFirst();

export const findPartLinksOf = (
  db: Queries,
  { candidateId, needId }: Pair,
): Promise<PartLinkRow[]> =>
  links(db)
    .where('applicant_id', '=', candidateId)
    .where('offer_id', '=', needId)
    .orderBy('id')
    .execute();

/** Everybody who was asked for a part about a candidate, or for a need of a company, each with the need's title. */
export const findOwnPartLinks = (
  db: Queries,
  own: { candidateId: number } | { companyId: number },
) => {
  const rows = db
    .selectFrom('part_links')
    .innerJoin('offers', 'offers.id', 'part_links.offer_id')
    .selectAll('part_links')
    .select('offers.title')
    .orderBy('part_links.id');
  return (
    'candidateId' in own
      ? rows.where('part_links.applicant_id', '=', own.candidateId)
      : rows.where('offers.company_id', '=', own.companyId)
  ).execute();
};

export interface NewPartLink {
  /** The number of the amendment that is to be signed; null of the contract itself, or of a part of its file. */
  amendment: number | null;
  sealed: string;
  tokenHash: string;
  askedBy: AccountKind;
  askedAt: Date;
  remindedAt: Date | null;
  expiresAt: Date;
}

const columnsOf = ({
  amendment,
  sealed,
  tokenHash,
  askedBy,
  askedAt,
  remindedAt,
  expiresAt,
}: NewPartLink) => ({
  amendment,
  sealed,
  token_hash: tokenHash,
  asked_by: askedBy,
  asked_at: askedAt,
  reminded_at: remindedAt,
  expires_at: expiresAt,
  opened_at: null,
  done_at: null,
});

/** Somebody who has not been asked before. */
export const addPartLink = async (
  tx: Writes,
  { candidateId, needId }: Pair,
  party: AskedKey,
  link: NewPartLink,
): Promise<void> => {
  await tx
    .insertInto('part_links')
    .values({
      applicant_id: candidateId,
      offer_id: needId,
      party,
      ...columnsOf(link),
      written_at: null,
    })
    .execute();
};

/** The same person again: their former link is worth nothing, and they find what they wrote with it. */
export const renewPartLink = async (tx: Writes, id: number, link: NewPartLink): Promise<void> => {
  await tx.updateTable('part_links').set(columnsOf(link)).where('id', '=', id).execute();
};

export const notePartLink = async (
  tx: Writes,
  id: number,
  moments: { opened_at?: Date; written_at?: Date; done_at?: Date; whole_at?: Date | null },
): Promise<void> => {
  await tx.updateTable('part_links').set(moments).where('id', '=', id).execute();
};

/** Whoever was asked for a signature that is there now: their link has served, however it was handed in. */
export const finishSignatureLinks = async (
  tx: Writes,
  { candidateId, needId }: Pair,
  who: readonly Signatory[],
  at: Date,
): Promise<void> => {
  const keys = who.flatMap((signatory) => signatureKeyOf(signatory) ?? []);
  if (keys.length === 0) return;
  await tx
    .updateTable('part_links')
    .set({ done_at: at })
    .where('applicant_id', '=', candidateId)
    .where('offer_id', '=', needId)
    .where('party', 'in', keys)
    .where('done_at', 'is', null)
    .execute();
};

/** Whether there was one. */
export const deletePartLink = async (
  tx: Writes,
  { candidateId, needId }: Pair,
  party: AskedKey,
): Promise<boolean> => {
  const { numDeletedRows } = await tx
    .deleteFrom('part_links')
    .where('applicant_id', '=', candidateId)
    .where('offer_id', '=', needId)
    .where('party', '=', party)
    .executeTakeFirst();
  return numDeletedRows > 0n;
};

/** An amendment was given up: links that ask for it open nothing, also not what is drawn under its number later. */
export const deleteAmendmentLinks = async (
  tx: Writes,
  { candidateId, needId }: Pair,
  amendment: number,
): Promise<void> => {
  await tx
    .deleteFrom('part_links')
    .where('applicant_id', '=', candidateId)
    .where('offer_id', '=', needId)
    .where('amendment', '=', amendment)
    .execute();
};
