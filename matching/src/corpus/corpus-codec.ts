import type { CorpusStatistics } from './corpus-statistics.ts';
import { scaleNumbers, scalesFrom, unscaled } from './scales.ts';

const columns = ['skillIds', 'skillWeights', 'words', 'wordWeights', 'claims'] as const;

const facts = [
  'version',
  'preparation',
  'candidates',
  'needs',
  'detail',
  'believedWeight',
  'mostAsked',
] as const;

/** Raised when the layout below changes, and when scores follow otherwise from the same corpus. */
const layout = 5;

/** Numbers that the scales take. */
const scaleLength = scaleNumbers(unscaled).length;

/**
 * One block of bytes (little-endian, 4 each): the layout's number, the single facts, the scales, the length of each column, the
 * columns.
 */
export const encodeCorpus = (corpus: CorpusStatistics): Uint8Array => {
  const head = [
    layout,
    ...facts.map((fact) => corpus[fact]),
    ...scaleNumbers(corpus.scales),
    ...columns.map((column) => corpus[column].length),
  ];
  const lists: ArrayLike<number>[] = [head, ...columns.map((column) => corpus[column])];
  const size = lists.reduce((sum, { length }) => sum + length * 4, 0);
  const bytes = new Uint8Array(size);
  const view = new DataView(bytes.buffer);
  let at = 0;
  for (const list of lists)
    for (let index = 0; index < list.length; index += 1, at += 4)
      view.setUint32(at, list[index] ?? 0, true);
  return bytes;
};

/** So many bytes of what `encodeCorpus` wrote suffice for `preparationIn`. */
export const preparationLength = 4 * (2 + facts.indexOf('preparation'));

/** The version of the texts on which a corpus was counted, from its first bytes; null when it is something else. */
export const preparationIn = (bytes: Uint8Array): number | null => {
  if (bytes.length < preparationLength) return null;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return view.getUint32(0, true) === layout ? view.getUint32(preparationLength - 4, true) : null;
};

/** Reads what `encodeCorpus` wrote; null when it is something else: build the corpus anew. */
export const decodeCorpus = (bytes: Uint8Array): CorpusStatistics | null => {
  const lengthsAt = 1 + facts.length + scaleLength;
  const headLength = lengthsAt + columns.length;
  if (bytes.length < headLength * 4) return null;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const read = (from: number, length: number): Uint32Array =>
    Uint32Array.from({ length }, (_, index) => view.getUint32((from + index) * 4, true));
  const head = read(0, headLength);
  if (head[0] !== layout) return null;
  const lengths = [...head.subarray(lengthsAt)];
  const end = headLength + lengths.reduce((sum, length) => sum + length, 0);
  if (end * 4 !== bytes.length) return null;
  let from = headLength;
  const lists = lengths.map((length) => {
    from += length;
    return read(from - length, length);
  });
  const fact = (name: (typeof facts)[number]): number => head[1 + facts.indexOf(name)] ?? 0;
  const column = (name: (typeof columns)[number]): Uint32Array =>
    lists[columns.indexOf(name)] ?? new Uint32Array();
  return {
    version: fact('version'),
    preparation: fact('preparation'),
    candidates: fact('candidates'),
    needs: fact('needs'),
    detail: fact('detail'),
    believedWeight: fact('believedWeight'),
    mostAsked: fact('mostAsked'),
    scales: scalesFrom(head.subarray(1 + facts.length, lengthsAt)),
    claims: column('claims'),
    skillIds: column('skillIds'),
    skillWeights: column('skillWeights'),
    words: column('words'),
    wordWeights: column('wordWeights'),
  };
};
