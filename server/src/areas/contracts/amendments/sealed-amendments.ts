import type { Amendment } from '@tandem/domain/contracts/amendments/amendment';
import {
  inOrder,
  type Drawn,
  type Numbered,
  type Said,
} from '@tandem/domain/contracts/amendments/version';
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

export type OpenAmendment = Drawn<Numbered & { row: AmendmentRow }>;

export interface AmendedFile {
  /** In their order, each against the version before it. */
  amendments: OpenAmendment[];
  /** What was signed first. */
  first: Said;
  /** With all amendments that are agreed, also those whose day is still to come. */
  latest: Said;
}

type Sealed = Pick<Amendment, 'reason' | 'changes'>;

/** Rows of amendments, opened and set against what their file said first. */
export const openRows = (
  { vault }: Pick<Services, 'vault'>,
  pair: Pair,
  first: Said,
  rows: readonly AmendmentRow[],
): AmendedFile => {
  const opened = rows.map((row) => {
    const { reason, changes } = JSON.parse(
      vault.open(row.sealed, contextOfAmendment(pair, row.number)),
    ) as Sealed;
    const { number, state, kind, effective_on: effectiveOn } = row;
    return { row, number, state, kind, effectiveOn, reason, changes };
  });
  return { first, ...inOrder(first, opened) };
};

/** A file with its amendments, opened. */
export const openAmendments = async (
  services: Pick<Services, 'vault'>,
  db: Queries,
  pair: Pair,
): Promise<AmendedFile> => {
  const first = (await openContractFile(services, db, pair))?.values ?? {};
  return openRows(services, pair, first, await findAmendmentRows(db, pair));
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
  const number = draft?.number ?? (existing.at(-1)?.number ?? 0) + 1;
  await lockKey(tx, 'to seal');
  const sealed = vault.seal(
    JSON.stringify({ reason, changes } satisfies Sealed),
    contextOfAmendment(pair, number),
  );
  const drawn = { kind, effective_on: effectiveOn, sealed, drawn_by: by, drawn_at: at };
  if (draft) await writeAmendment(tx, draft.row.id, drawn);
  else await addAmendment(tx, pair, { ...drawn, number });
};
