import { contractFields, type ContractSheet } from '@tandem/domain/contracts/contract-sheet';
import { lackingSides } from '@tandem/domain/contracts/file/lacking-sides';
import { contextOfSheet } from '@tandem/domain/contracts/file/sealed-context';
import { formalityDays } from '@tandem/domain/contracts/formalities/formality-days';
import { isPaidInInstalments } from '@tandem/domain/contracts/payments/instalments';
import { isProfessional, readerOf } from '@tandem/domain/contracts/rules/rule';
import { signatoriesOf } from '@tandem/domain/contracts/signing/signatories';
import type { Written } from '@tandem/domain/drafts/merge';
import { recordOf } from '@tandem/domain/fields/record-of';
import type { Pair } from '@tandem/domain/matches/match';
import type { Services } from '../services.ts';
import { findContractFile, writeContractFile, type PlainFacts } from './contract-queries.ts';
import type { Queries, Writes } from '../../platform/database/database.ts';
import { lockKey } from '../../platform/database/key-lock.ts';

/** The contract file of a match, opened. */
export interface ContractFile {
  values: Record<string, string>;
  written: Record<string, Written>;
  /** Null as long as it is a draft. */
  finalisedAt: Date | null;
}

/** What is told beside the sealed fields of a file. */
export const plainFactsOf = (values: Record<string, string>): PlainFacts => {
  const { visit, card } = formalityDays(values);
  return {
    needs_guardian: signatoriesOf(values).includes('guardian'),
    pays_by_instalments: isPaidInInstalments(values),
    is_professional: values['contract_kind'] ? isProfessional(readerOf(values)) : null,
    visit_by: visit,
    card_by: card,
    lacks: lackingSides(values),
  };
};

/** Sealed with a key that stays in use until `tx` has ended, whatever state the file is in. */
export const sealContractFile = async (
  { vault, now }: Pick<Services, 'now' | 'vault'>,
  tx: Writes,
  pair: Pair,
  { values, written }: Omit<ContractFile, 'finalisedAt'>,
  { finalised }: { finalised: boolean } = { finalised: false },
): Promise<void> => {
  await lockKey(tx, 'to seal');
  const sealed = vault.seal(JSON.stringify(values), contextOfSheet(pair));
  await writeContractFile(
    tx,
    pair,
    { sealed, written },
    { at: now(), finalised, plain: plainFactsOf(values) },
  );
};

/** What the fields of a sealed file say. */
export const openSealed = (
  vault: Services['vault'],
  sealed: string,
  pair: Pair,
): Record<string, string> =>
  JSON.parse(vault.open(sealed, contextOfSheet(pair))) as Record<string, string>;

/** The contract file of a match, a draft included; null when nothing was saved. */
export const openContractFile = async (
  { vault }: Pick<Services, 'vault'>,
  db: Queries,
  pair: Pair,
): Promise<ContractFile | null> => {
  const file = await findContractFile(db, pair);
  if (!file) return null;
  const { sealed, written, finalisedAt } = file;
  return { values: openSealed(vault, sealed, pair), written, finalisedAt };
};

/** The contract sheet that finalised a match, as it has been corrected since; null when there is none. */
export const openContractSheet = async (
  services: Pick<Services, 'vault'>,
  db: Queries,
  pair: Pair,
): Promise<ContractSheet | null> => {
  const file = await openContractFile(services, db, pair);
  if (!file?.finalisedAt) return null;
  return recordOf(
    contractFields.map(({ name }) => name),
    (name) => file.values[name] ?? '',
  );
};

/** From when to when it runs, as far as its file tells. */
export const daysOfContract = ({
  contract_start: start = '',
  contract_end: end = '',
}: Readonly<Record<string, string>>): { beginsOn: string | null; endsOn: string | null } => ({
  beginsOn: start || null,
  endsOn: end || null,
});
