import { fieldsOf } from '@tandem/domain/contracts/file/file-fields';
import { missingFields } from '@tandem/domain/contracts/file/missing';
import type { FilePart } from '@tandem/domain/contracts/file/fields/file-field';
import { partyOf } from '@tandem/domain/contracts/part-links/parties';
import { formatList } from '../../../platform/format/text.ts';
import type { ContractDraft, ContractFileAnswer } from '../draft/use-contract-draft.ts';
import { writerOf } from '../messages.ts';
import {
  nameOf,
  partyOverviews,
  type AskedPart,
  type PartyOverview,
} from '../part-links/part-overview.ts';
import { fileMessages as messages } from './messages.ts';

interface PartStanding extends Pick<ContractDraft, 'values' | 'hidden'> {
  /** Who wrote what stands in each field. */
  written: ContractFileAnswer['written'];
  parts: readonly AskedPart[];
  /** Nothing is written in the file any more: nobody is waited for. */
  closed: boolean;
}

const filledWords = (
  keys: readonly string[],
  { values, hidden, written }: PartStanding,
  isWhole: boolean,
): string | false => {
  const wrote = keys.flatMap((key) => (values[key] || hidden[key] ? (written[key] ?? []) : []));
  const last = wrote
    .map(({ at }) => at)
    .toSorted()
    .at(-1);
  if (last === undefined) return false;
  const who = formatList([...new Set(wrote.map(({ by }) => writerOf(by)))]);
  return isWhole ? messages.filled(who, last) : messages.begun(who, last);
};

/** For whom the fields wait that are still empty; or that nobody was asked by a link, where nobody can still be waited for. */
const waitingWords = (keys: ReadonlySet<string>, overviews: readonly PartyOverview[]): string => {
  const concerned = overviews.filter(({ party }) =>
    partyOf(party).fields.some(({ key }) => keys.has(key)),
  );
  const waits = concerned.flatMap(({ asked, isWaitedFor, party }) =>
    asked && isWaitedFor ? [messages.waits(nameOf(asked, party), asked.asked_at)] : [],
  );
  if (waits.length > 0) return waits.join(', ');
  return concerned.length > 0 ? messages.nobodyAsked : messages.filledHere;
};

/** Of each part who has filled it in and when last; on whom it waits since when, or that nobody has been asked by a link. */
export const standingsOf = (standing: PartStanding): ((part: FilePart) => string) => {
  const { values, hidden, parts, closed } = standing;
  const missing = missingFields(values).filter(({ key }) => !hidden[key]);
  const overviews = closed ? [] : partyOverviews({ values, hidden }, parts);
  return (part) => {
    const keys = fieldsOf(part).map(({ key }) => key);
    const waiting = new Set(missing.filter((one) => one.part === part).map(({ key }) => key));
    return [
      filledWords(keys, standing, waiting.size === 0),
      waiting.size > 0 && !closed && waitingWords(waiting, overviews),
    ]
      .filter(Boolean)
      .join(', ');
  };
};
