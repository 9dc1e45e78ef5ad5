import { fold } from '@tandem/matching/text/fold';
import { withHeadingsApart } from './glued-headings.ts';
import { withSeamsOpen } from './glued-words.ts';

/** What the PDF gateway says of a line; in points from the top left corner of its page. */
export interface WrittenLine {
  page: number;
  x: number;
  y: number;
  size: number;
  text: string;
  /** Whether a box of text begins with it, which stands apart from what is written before it. */
  startsBox?: boolean;
  /** Whether it is known for a heading by where it stands. */
  isHeading?: boolean;
}

/** A line, ready to be read. */
export interface ResumeLine extends WrittenLine {
  /** In lower case, without accents; sign by sign as long as `text`. */
  key: string;
  /** Whether a bullet or a dash stood before it. */
  isItem: boolean;
}

/** No resume says more. What these allow bounds the work of every rule, whatever a file was made to hold. */
export const mostLines = 800;
export const longestLine = 300;
export const mostSigns = 60_000;

/** Accents that fonts of old LaTeX draw apart from their letter, and what they are on it. */
const drawnAccents: Readonly<Record<string, string>> = {
  '`': '\u0300',
  '´': '\u0301',
  ˆ: '\u0302',
  '^': '\u0302',
  '˜': '\u0303',
  '¨': '\u0308',
  '¸': '\u0327',
};

const drawnAccent = /[`´ˆ^˜¨¸](?=\p{L})/gu;

/**
 * Whether accents are drawn apart all through (« g´enie »). Elsewhere a lone « ´ » is somebody's apostrophe: « l´entreprise ».
 */
const drawsAccents = (texts: readonly string[]): boolean => {
  const count = (pattern: RegExp): number =>
    texts.reduce((sum, text) => sum + (text.match(pattern)?.length ?? 0), 0);
  return count(drawnAccent) > count(/[éèêàçùîôûâ]/gu);
};

/** A lone accent as an apostrophe; Unicode's own reading of it would part « l » and « école » by a space. */
const withApostrophes = (text: string): string => text.replace(/(?<=\p{L})[´`](?=\p{L})/gu, '’');

const withAccents = (text: string): string =>
  text
    .replaceAll('ı', 'i')
    .replace(/([`´ˆ^˜¨¸])(\p{L})/gu, (_, accent: string, letter: string) => {
      return `${letter}${drawnAccents[accent] ?? ''}`;
    })
    .replace(/(?<=\p{L}\p{M}?)[`´ˆ˜¨¸]|[`´ˆ˜¨¸](?=\p{L})/gu, '')
    .normalize('NFC');

/** « Licence📍 LEA📍 2023 »: the sign that a font of symbols names where it draws a blank, all through. */
const falseBlank = (texts: readonly string[]): string | null => {
  const counts = new Map<string, number>();
  for (const [, sign = ''] of texts.join('\n').matchAll(/[\p{L}\d](\p{Emoji_Presentation}) /gu))
    counts.set(sign, (counts.get(sign) ?? 0) + 1);
  return [...counts].find(([, count]) => count >= fewestFalseBlanks)?.[0] ?? null;
};

const fewestFalseBlanks = 8;

const bullet = /^(?:[•·▪●○◦■□►▸▹‣*➢➤✓✔→❖♦◆⁃]|[-–—](?=\s)|-(?=\p{L}))\s*/u;

/** « Nom ............ Roux »: dots that lead to another column. */
const leader = / ?(?:[.…_] ?){5,}/g;

/** « Nom : ......... Roux »: dots to write upon, behind a label that its colon ends. */
const ruled = /(?<= :|\p{L}:) ?(?:[.…_] ?){5,}/gu;

const inPieces = (line: WrittenLine): WrittenLine[] => {
  const pieces: WrittenLine[] = [];
  for (let at = 0; at < line.text.length; at += longestLine)
    pieces.push({ ...line, text: line.text.slice(at, at + longestLine) });
  return pieces;
};

/** Folded sign by sign, so that what is found in it is found at the same place in the text. */
const foldInPlace = (text: string): string => {
  const folded = fold(text);
  if (folded.length === text.length) return folded;
  return Array.from(text, (sign) => fold(sign).slice(0, sign.length).padEnd(sign.length)).join('');
};

/** The first of them that are together no longer than a resume may be. */
const withinBounds = (lines: readonly WrittenLine[]): WrittenLine[] => {
  let signs = 0;
  return lines.slice(0, mostLines).filter(({ text }) => (signs += text.length) <= mostSigns);
};

/** The lines without bullets, ligatures and empty ones; lines that are too long in pieces, what is too much not at all. */
export const prepareLines = (lines: readonly WrittenLine[]): ResumeLine[] => {
  const pieces = withinBounds(withHeadingsApart(lines.slice(0, mostLines).flatMap(inPieces)));
  const texts = pieces.map(({ text }) => text);
  const mend = drawsAccents(texts) ? withAccents : withApostrophes;
  const blank = falseBlank(texts);
  return pieces.flatMap((piece) => {
    const said = blank === null ? piece.text : piece.text.replaceAll(blank, '');
    const written = withSeamsOpen(
      mend(said.replace(ruled, ' ').replace(leader, '\t')).normalize('NFKC').trim(),
    );
    const text = written.replace(bullet, '').trim();
    if (!/[\p{L}\p{N}]/u.test(text)) return [];
    return [{ ...piece, text, key: foldInPlace(text), isItem: text !== written }];
  });
};

/** Words that no line of a list ends with. */
const openWord =
  /(?<![a-z])(?:a|an|au|aux|avec|comme|dans|de|des|du|en|et|for|from|la|le|les|ma|mes|mon|notre|of|ou|par|pour|sa|son|sur|the|to|un|une|vers|with)$/;

/** « septembre » and, on the next line, « 2026 ». */
const openMonth =
  /(?<![a-z])(?:janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre)$/;

/** Where all is in small letters, jobs and courses start with their dates. */
const dated =
  /^(?:(?:du |depuis )?\d{1,4}[ /.–-]|(?:janvier|fevrier|mars|avril|mai|juin|juillet|aout|sept(?:embre|\.)|octobre|novembre|decembre|ete) (?:19|20)\d\d(?!\d))/;

/** Whether the next line goes on with what this one says: a small letter, half a word, or a word that wants another. */
export const isContinued = (line: ResumeLine, next: ResumeLine | undefined): boolean =>
  next !== undefined &&
  !next.isItem &&
  Math.abs(next.size - line.size) < 0.6 &&
  !/[.!?:]$/.test(line.text) &&
  (/[\p{L}\p{N}]-$/u.test(line.text) ||
    openWord.test(line.key) ||
    (openMonth.test(line.key) && /^20\d\d(?!\d)/.test(next.text)) ||
    (/^[\p{Ll}(«]/u.test(next.text) && !(dated.test(line.key) && dated.test(next.key))));

/** Lines as one text: words that were hyphenated at a line's end are made whole. */
export const joinLines = (texts: readonly string[]): string =>
  texts.reduce((joined, text) => {
    if (joined === '') return text;
    if (!/\p{L}-$/u.test(joined)) return `${joined} ${text}`;
    return /^\p{Ll}/u.test(text) ? joined.slice(0, -1) + text : joined + text;
  }, '');

/** A text longer than this is none that was broken into lines. */
const longestText = 3000;

/** Lines as the texts that they were before they were broken. */
export const rejoined = (lines: readonly ResumeLine[]): string[] => {
  const texts: string[] = [];
  let before: ResumeLine | undefined;
  for (const line of lines) {
    const last = texts.at(-1) ?? '';
    if (before && last.length < longestText && isContinued(before, line))
      texts[texts.length - 1] = joinLines([last, line.text]);
    else texts.push(line.text);
    before = line;
  }
  return texts;
};

/** Running text, sentence by sentence. */
export const sentencesOf = (lines: readonly ResumeLine[]): string[] => {
  const paragraphs = [''];
  for (const { text } of lines) {
    const last = paragraphs.at(-1) ?? '';
    if (last.length < longestText) paragraphs[paragraphs.length - 1] = joinLines([last, text]);
    else paragraphs.push(text);
  }
  return paragraphs.flatMap((text) => text.split(/(?<=[.!?])\s+(?=\p{Lu})/u));
};
