import type { Signatory, SigningMethod } from '@tandem/domain/contracts/signing/signatories';
import type { AccountKind } from '@tandem/domain/accounts/roles';
import type { Pair } from '@tandem/domain/matches/match';
import type { Writes } from '../../../platform/database/database.ts';
import { lockKey } from '../../../platform/database/key-lock.ts';
import type { Services } from '../../services.ts';
import { finishSignatureLinks } from '../part-links/part-link-queries.ts';
import { contextOfScan, type StoredScan } from './scan-store.ts';
import { addScan, type GivenSignature } from './signature-queries.ts';

/** Who has brought a signature: an account, a signatory by their link, or the service by which people sign online. */
export type BroughtBy = AccountKind | Signatory | 'online';

interface Brought {
  given: readonly GivenSignature[];
  method: SigningMethod;
  by: BroughtBy;
}

/** What is noted of each signature that a scan shows. */
export interface NotedSignature {
  method: SigningMethod;
  scan_id: number;
  noted_by: BroughtBy;
  noted_at: Date;
}

/** Keeps a scan, and seals what opens it. */
export const addLockedScan = async (
  { vault }: Pick<Services, 'vault'>,
  tx: Writes,
  pair: Pair,
  { key, ...scan }: StoredScan,
  added: { added_by: BroughtBy; added_at: Date; agreement_signed_on?: string },
): Promise<number> => {
  await lockKey(tx, 'to seal');
  const sealed = vault.seal(key, contextOfScan(scan.name));
  return addScan(tx, pair, { ...scan, ...added, sealed_key: sealed });
};

/** Keeps a scan with the signatures that it shows, which `add` writes; whoever was asked for one of them by a link is asked no more. */
export const keepScan = async (
  services: Pick<Services, 'now' | 'vault'>,
  tx: Writes,
  pair: Pair,
  scan: StoredScan,
  { given, method, by }: Brought,
  add: (noted: NotedSignature) => Promise<void>,
): Promise<void> => {
  const at = services.now();
  const scanId = await addLockedScan(services, tx, pair, scan, { added_by: by, added_at: at });
  await add({ method, scan_id: scanId, noted_by: by, noted_at: at });
  const who = given.map(({ signatory }) => signatory);
  await finishSignatureLinks(tx, pair, who, at);
};
