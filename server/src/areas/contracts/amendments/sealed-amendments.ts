import { amendedValues, type Amendment } from '@tandem/domain/contracts/amendments/amendment';
import { matchId, type Pair } from '@tandem/domain/matches/match';
import { lockKey } from '../../../platform/database/key-lock.ts';
import type { Queries, Writes } from '../../../platform/database/database.ts';
import type { Services } from '../../services.ts';
import { openContractFile } from '../unseal-contract-sheet.ts';
import {
  addAmendment,
  findAmendmentRows,
  writeAmendment,
  type AmendmentRow,
} from './amendment-queries.ts';

/** Ties a sealed amendment to its file and its number: it cannot be read as another's. */
export const contextOfAmendment = (pair: Pair, number: number): string =>
  `contract amendment ${matchId(pair)} ${number}`;

export interface OpenAmendment extends Amendment {
  row: AmendmentRow;
  /** What the contract said before it: the file as it was signed, with the amendments signed before. */
  before: Readonly<Record<string, string>>;
}

type Sealed = Pick<Amendment, 'reason' | 'changes'>;

/** The amendments of a file, opened, in their order; each against the version before it. */
export const openAmendments = async (
  services: Pick<Services, 'vault'>,
  db: Queries,
  pair: Pair,
): Promise<{ amendments: OpenAmendment[]; values: Readonly<Record<string, string>> }> => {
  const file = await openContractFile(services, db, pair);
  let values = file?.values ?? {};
  const amendments: OpenAmendment[] = [];
  for (const row of await findAmendmentRows(db, pair)) {
    const text = services.vault.open(row.sealed, contextOfAmendment(pair, row.number));
    const { reason, changes } = JSON.parse(text) as Sealed;
    const { kind, effective_on: effectiveOn } = row;
    amendments.push({ row, kind, effectiveOn, reason, changes, before: values });
    if (row.state === 'signed')
      values = amendedValues(values, [{ changes }]) as Record<string, string>;
  }
  return { amendments, values };
};

export interface Drawing extends Amendment {
  by: string;
  at: Date;
}

/** Saves an amendment in preparation: the one that is there, or a new one under the next number. */
export const sealAmendment = async (
  { vault }: Pick<Services, 'vault'>,
  tx: Writes,
  pair: Pair,
  existing: readonly OpenAmendment[],
  { kind, effectiveOn, reason, changes, by, at }: Drawing,
): Promise<void> => {
  const draft = existing.find(({ row }) => row.state === 'draft');
  const number = draft?.row.number ?? (existing.at(-1)?.row.number ?? 0) + 1;
  await lockKey(tx, 'to seal');
  const sealed = vault.seal(
    JSON.stringify({ reason, changes } satisfies Sealed),
    contextOfAmendment(pair, number),
  );
  const drawn = { kind, effective_on: effectiveOn, sealed, drawn_by: by, drawn_at: at };
  if (draft) await writeAmendment(tx, draft.row.id, drawn);
  else await addAmendment(tx, pair, { ...drawn, number });
};
