import { fold } from '../fold.ts';
import type { Table } from '../table/grid.ts';

const relative =
  /^(?:m|p)ere$|^(?:mamans?|papas?|(?:le |les )?parents?(?: [12])?|(?:representante?|resp(?:onsable)?)(?: legale?)?(?: [12])?|tut(?:eur|rice)(?: legale?)?|(?:grand|beau|belle) (?:mere|pere)|conjointe?)$/;
const oneself =
  /^(?:(?:l )?eleve|(?:le |la )?jeune|candidate?|apprentie?|apprenante?|etudiante?|lui meme|elle meme|stagiaire)$/;

/**
 * The columns that say row by row whether it is the candidate or a parent of theirs: « Lien » with « élève » and « mère ». One
 * that says « mère » of every row speaks of whom else to call.
 */
export const columnsOfRelatives = ({ header, rows }: Table): number[] =>
  [...header.keys()].filter((column) => {
    const said = new Set(rows.map(({ cells }) => fold(cells[column] ?? '')));
    const some = [...said];
    return some.some((text) => relative.test(text)) && some.some((text) => oneself.test(text));
  });

const before =
  /^\s*(?:resp(?:onsable)?\.?\s+l[ée]gale?|repr[ée]?s?(?:entante?)?\.?\s+l[ée]gale?|(?:m|p)[èe]re|mamans?|papas?|parents?|tut(?:eur|rice)(?:\s+l[ée]gale?)?)\s*(?:\d\s*)?:\s*/iu;

/** Whether a name is told to be a parent's: « Mère : DURAND Anne ». */
export const isRelativesName = (name: string): boolean => before.test(name);
export const withoutRelative = (name: string): string => name.replace(before, '');

/** Whether a cell says no more than who of a family it is. */
export const saysWho = (text: string): boolean =>
  text.length < 30 && (relative.test(fold(text)) || oneself.test(fold(text)));

/** Whether a cell of such a column says that the row is a parent’s. */
export const saysRelative = (text: string): boolean => relative.test(fold(text));

const address = String.raw`[^\s;,/|()<>]{1,64}@[^\s;,/|()<>]{1,200}`;
const whose = String.raw`(?:m[èe]re|p[èe]re|parents?|mamans?|papas?|tut(?:eur|rice)|resp(?:onsable)?\.? l[ée]gale?)`;
const relativesAddress = new RegExp(
  String.raw`(?<!\p{L})${whose}\s*:?\s*${address}|${address}\s*\(\s*${whose}\s*\)`,
  'giu',
);

/** « mère : rose@… / élève : lea@… » without what is called a parent's, where another address is left. */
export const withoutRelativesAddresses = (text: string): string => {
  const own = text.replaceAll(relativesAddress, ' ');
  return own.includes('@') ? own : text;
};
