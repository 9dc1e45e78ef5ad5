import { sealedKeys } from '../file/file-fields.ts';
import { hiddenNumber } from '../file/hidden.ts';
import { mergeChanges, type Change, type Merged, type Written } from '../../drafts/merge.ts';
import { isMark, markOf } from './mark.ts';
import { partyOf, writableKeys, type PartyKey } from './parties.ts';

/** Who reads and writes one part of a file. */
export interface PartReader {
  party: PartyKey;
  /** The link that they hold; null for the candidate who has signed in, and whose data all of their part is. */
  linkId: number | null;
}

interface StoredFile {
  values: Readonly<Record<string, string>>;
  written: Readonly<Record<string, Written>>;
}

export interface PartView {
  /** What the reader wrote. */
  values: Record<string, string>;
  /** How the social security numbers end that the reader wrote. */
  hidden: Record<string, string>;
  /** Fields that somebody else has filled in: that they are, by whom and when, never what stands there. */
  others: Record<string, Written>;
}

const unknownWriter: Written = { by: '', at: '' };

const writerOf = ({ written }: StoredFile, key: string): Written => {
  const { by, at } = written[key] ?? unknownWriter;
  return { by, at };
};

const isOwn = ({ written }: StoredFile, { linkId }: PartReader, key: string): boolean =>
  linkId === null || written[key]?.link === linkId;

/** A part as its reader may see it: a link may have reached another than whom it was meant for. */
export const partView = (file: StoredFile, reader: PartReader): PartView => {
  const view: PartView = { values: {}, hidden: {}, others: {} };
  for (const key of writableKeys(reader.party)) {
    const value = file.values[key] ?? '';
    if (value === '') continue;
    if (!isOwn(file, reader, key)) view.others[key] = writerOf(file, key);
    else if (sealedKeys.includes(key)) view.hidden[key] = hiddenNumber(value);
    else view.values[key] = value;
  }
  return view;
};

/** Whoever typed a number knows all of it, and whoever comes back how it ends: the end alone is held against what is there. */
const withSeenEnds = (changes: readonly Change[]): Change[] =>
  changes.map((change) =>
    sealedKeys.includes(change.key) && !isMark(change.seen)
      ? { ...change, seen: hiddenNumber(change.seen) }
      : change,
  );

/**
 * Merges what the reader of a part has typed. It is held against what they are shown and never against what is stored: who
 * sends guesses learns from no answer whether one of them was right.
 */
export const mergePart = (
  file: StoredFile,
  changes: readonly Change[],
  reader: PartReader,
  writer: Written,
): Merged => {
  const { values, hidden, others } = partView(file, reader);
  const marks = Object.entries(others).map(([key, who]) => [key, markOf(who)] as const);
  const shown = { ...values, ...hidden, ...Object.fromEntries(marks) };
  const merged = mergeChanges(
    { values: shown, written: file.written },
    withSeenEnds(changes),
    writer,
  );
  const typed = merged.changed.map((key) => [key, merged.values[key] ?? ''] as const);
  return {
    ...merged,
    values: { ...file.values, ...Object.fromEntries(typed) },
    conflicts: merged.conflicts.map((one) => ({
      key: one.key,
      value: one.value,
      ...writerOf(file, one.key),
    })),
  };
};

/** What is sent for fields that belong to somebody else, a sentence by field; nothing of it is saved then. */
export const foreignFaults = (
  party: PartyKey,
  changes: readonly Change[],
): Record<string, string> => {
  const own = new Set(writableKeys(party));
  const foreign = changes.filter(({ key }) => !own.has(key));
  return Object.fromEntries(
    foreign.map(({ key }) => [
      key,
      `Ce champ n’est pas de votre partie\u202F: ${partyOf(party).label}.`,
    ]),
  );
};
