import { isFirstName } from '../columns/first-names.ts';
import { oneLine } from '../fold.ts';
import { saysDiploma } from './choices.ts';

const inBrackets = /^(.*[^\s(])\s*\(([^()]{1,80})\)\s*$/u;
/** « [RQTH] »: no name stands between these. */
const inSquare = /^(.*[^\s[])\s*\[([^[\]]{1,80})\]$/u;
/** « - OK », « – à rappeler », « - 16 ans - BTS MCO »; « - Lise » and « - ROUX » go on with a name. */
const behindDash = /^(.*\S)\s+[-–—]\s+(\p{Lu}{2,3}|RQTH|[\p{Ll}\d].*)$/u;
/** « , 17 ans »: how old somebody is. */
const age = /^(.*?\p{L})[\s,;–-]+(\d{1,2}\s?ans(?!\p{L}).*)$/u;
const dash = /\s[-–—]\s/u;
/** « * », « !! doublon ? », « => entretien »: a sign that no name has. */
const behindSign = /^(.*?\p{L}\.?)\s*((?:\*|!|[=-]>|→|\?{2}).*)$/u;

export interface NameAndRemark {
  name: string;
  remark: string;
}

/** « DURAND Léa (RQTH) »: a name and what somebody has noted behind it. « DIALLO (Mamadou) » is a name to its end. */
export const nameAndRemark = (cell: string, fewestWords: number): NameAndRemark => {
  const text = oneLine(cell);
  const [, signed = '', mark = ''] = behindSign.exec(text) ?? [];
  if (mark !== '' && signed.split(' ').length >= fewestWords)
    return { name: signed, remark: mark.replace(/^[!=>→-]+\s*/u, '') };
  const [, before = '', noted = ''] = inSquare.exec(text) ?? [];
  if (noted !== '') return { name: before, remark: noted };
  const at = text.search(dash);
  const [, name = '', remark = ''] =
    at > 0 && saysDiploma(text.slice(at + 3))
      ? ['', text.slice(0, at), text.slice(at + 3)]
      : (age.exec(text) ?? inBrackets.exec(text) ?? behindDash.exec(text) ?? []);
  if (/^n[ée]/i.test(remark) || remark === '') return { name: text, remark: '' };
  const isName =
    remark.split(/[\s-]+/).some((word) => isFirstName(word)) ||
    (!name.includes(' ') && /^\p{Lu}\p{Ll}/u.test(remark));
  if (isName && name === name.toUpperCase() && text.endsWith(')'))
    return { name: `${name} ${remark}`, remark: '' };
  return isName || name.split(' ').length < fewestWords
    ? { name: text, remark: '' }
    : { name, remark };
};

/** « Garage Roux (ne plus appeler avant janvier) »: a sentence behind a company's name is none of it. */
export const companyAndRemark = (name: string): NameAndRemark => {
  const [, bare = '', remark = ''] = inBrackets.exec(name) ?? [];
  return /^(?!ex\b|anciennement\b|groupe\b)\p{Ll}/u.test(remark) && remark.split(' ').length > 2
    ? { name: bare, remark }
    : { name, remark: '' };
};
