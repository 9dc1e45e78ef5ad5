import { parisClock } from '@tandem/domain/calendar/paris-time';
import { isSignatureKey } from '@tandem/domain/contracts/part-links/asked';
import { partFaults } from '@tandem/domain/contracts/part-links/part-faults';
import { partView } from '@tandem/domain/contracts/part-links/part-view';
import { contextOn } from '@tandem/domain/contracts/rules/rule';
import type { Pair } from '@tandem/domain/matches/match';
import type { Writes } from '../../../platform/database/database.ts';
import type { Services } from '../../services.ts';
import type { ContractFile } from '../unseal-contract-sheet.ts';
import { findPartLinksOf, notePartLink, type PartLinkRow } from './part-link-queries.ts';

type Filled = Pick<ContractFile, 'values' | 'written'>;

export const kindIn = (values: Readonly<Record<string, string>>): string =>
  values['contract_kind'] ?? '';

/** Whether whoever holds a link could say that their part is done; never of a signature. */
const isWhole = ({ party, id }: PartLinkRow, file: Filled, today: string): boolean => {
  if (isSignatureKey(party)) return false;
  const seen = partView(file, { party, linkId: id });
  const faults = partFaults(party, seen, kindIn(file.values), contextOn(today));
  return Object.keys(faults).length === 0;
};

/**
 * Keeps of each link of a file whether nothing is left to do in its part: who closes the page without a word is not waited
 * for.
 */
export const noteWholeParts = async (
  { now }: Pick<Services, 'now'>,
  tx: Writes,
  pair: Pair,
  file: Filled,
): Promise<void> => {
  const today = parisClock(now()).day;
  const changed = (await findPartLinksOf(tx, pair)).filter(
    (link) => link.done_at === null && isWhole(link, file, today) !== (link.whole_at !== null),
  );
  for (const { id, whole_at: at } of changed)
    await notePartLink(tx, id, { whole_at: at === null ? now() : null });
};
