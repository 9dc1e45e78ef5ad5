import {
  contractFileWaits,
  type ContractFileWait,
} from '@tandem/domain/follow-up/contract-waits/contract-file-waits';
import { sideBySide, type Queries } from '../../../platform/database/database.ts';
import { readAmendmentFacts } from './amendment-facts.ts';
import { readAskedParts, readFileFacts } from './contract-facts.ts';
import { readPreparing } from './preparing-facts.ts';

/** What contract files wait for, by match; those that wait for nothing are left out. */
export const readContractFileWaits = async (
  db: Queries,
  now: Date,
): Promise<ReadonlyMap<number, ContractFileWait[]>> => {
  const [files, parts, onTheWay, agreed] = await sideBySide(
    db,
    () => readFileFacts(db),
    () => readAskedParts(db, undefined),
    () => readAmendmentFacts(db, undefined),
    () => readPreparing(db, undefined),
  );
  const asked = new Map([...parts.values()].flat().map((one) => [one.matchId, one]));
  // Each stands with both sides, as those that are prepared do.
  const preparing = new Map([...agreed.values()].flat().map((one) => [one.matchId, one]));
  const amendments = Map.groupBy(new Set([...onTheWay.values()].flat()), ({ matchId }) => matchId);
  const matches = new Set([
    ...files.keys(),
    ...asked.keys(),
    ...preparing.keys(),
    ...amendments.keys(),
  ]);
  return new Map(
    [...matches].map((id) => [
      id,
      contractFileWaits(
        {
          file: files.get(id),
          asked: asked.get(id),
          preparing: preparing.get(id),
          amendments: amendments.get(id) ?? [],
        },
        now,
      ),
    ]),
  );
};
