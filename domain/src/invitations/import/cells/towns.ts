import { oneLine } from '../fold.ts';

const withPostcode = /(?:^|[\s,;–-])(\d{5})[\s,–/-]+(\p{L}[^\d]*?)(?:\s+cedex(?:\s+\d+)?)?\s*$/iu;
const street =
  /^(?:\d+\s*(?:bis|ter|[a-d])?[,\s]+\p{L}|(?:zi|za|zac|bp|rue|avenue|av|boulevard|bd|place|chemin|route|impasse|all[ée]e|lieu[- ]dit)(?:[\s.]|$))/iu;

/** « 4 rue Basse Lyon 69003 », as programs for mailings write an address: where the street ends is not told. */
const codeLast = /\s(\d{5})$/;
/** The country behind it; « Roissy en France » is a town. */
const country = /(?<!\ben)[\s,]+(?:fr|fra|france)\s*$/iu;

/** « Lyon, Auvergne-Rhône-Alpes », as networks have it. */
const region =
  /,\s*(?:auvergne[- ]rh[ôo]ne[- ]alpes|bourgogne[- ]franche[- ]comt[ée]|bretagne|centre[- ]val de loire|corse|grand est|hauts[- ]de[- ]france|[îi]le[- ]de[- ]france|normandie|nouvelle[- ]aquitaine|occitanie|pays de la loire|provence[- ]alpes[- ]c[ôo]te d['’]azur)\s*$/iu;

/** « Bourg-en-Bresse (01000) » */
const codeBehind = /^(\p{L}[^\d()]*?)\s*\((\d{5})\)$/u;

/** « 37 rue Basse  Saint-Étienne  42000 »: two blanks part the lines of an address that a program for mailings has joined. */
const codeBelow = /\s{2,}(\p{L}[^\d]*?)\s+(\d{5})\s*$/u;
/** « 31 - Colomiers » */
const department = /^(2[AB]|\d{2,3})\s*[-–—]\s*(\p{L}[^\d]*)$/iu;
/** « RENNES CEDEX 03 » */
const cedex = /^(\p{L}[^\d]*?)\s+cedex(?:\s+\d+)?\s*$/iu;

/** « 12 rue Basse, Arras, 62000 » */
export const codeBehindComma = /,\s*(\p{L}[^,\d]*),\s*(\d{5})$/u;

/** « Annecy, 74000 », « BORDEAUX 33000 » */
const codeAtEnd = /^(\p{L}[^,;\d]*?)[\s,;–/-]+(\d{5})$/u;

/** « ;;1 rue Haute;Roanne;;42300;France », as address books keep one. */
const inFields = /^[^;]*;[^;]*;[^;]*;([^;]+);[^;]*;(\d{5})(?:;[^;]*)?$/;

/** « Arras [à 30 min] »: a place, and what somebody has noted of it. */
export const placeAndRemark = (cell: string): { place: string; remark: string } => {
  const [, place = '', remark = ''] =
    /^([^[\]]*[^[\]\s])\s*\[([^[\]]{1,80})\]\s*$/u.exec(cell) ?? [];
  return remark === '' ? { place: cell, remark } : { place, remark };
};

/** The town of a cell of several lines that holds other things too: « 42300 Roanne » on one of its own. */
export const townWithin = (cell: string): string => {
  const line = cell.split(/[\r\n]+/).find((one) => /^\s*\d{5}\s+\p{L}[^\d@]*$/u.test(one));
  return line === undefined ? '' : townOf(line);
};

/** The town of a cell, with its postcode where one is told; of a whole address its end, of a street alone nothing. */
export const townOf = (cell: string): string => {
  const [, kept, code] = inFields.exec(cell.trim()) ?? [];
  if (kept !== undefined) return `${code} ${kept.trim()}`;
  const told = cell
    .replace(country, '')
    .replace(region, '')
    .replace(/^\s*(?:F|FR)-(?=\d{5}\s)/i, '');
  const below = codeBelow.exec(told);
  if (below) return `${below[2]} ${(below[1] ?? '').trim()}`;
  const text = oneLine(told);
  const found = withPostcode.exec(text);
  if (found) return `${found[1]} ${(found[2] ?? '').trim()}`;
  const behind = codeBehind.exec(text.trim());
  if (behind) return `${behind[2]} ${behind[1]}`;
  const [, last, itsCode] = codeBehindComma.exec(text) ?? [];
  if (last !== undefined) return `${itsCode} ${last.trim()}`;
  const [, bareTown, codeAfter] = (street.test(text) ? null : codeAtEnd.exec(text)) ?? [];
  if (bareTown !== undefined) return `${codeAfter} ${bareTown.trim()}`;
  const [, number, place] = department.exec(text) ?? [];
  if (place !== undefined) return `${place.trim()} (${number})`;
  const [, bare] = cedex.exec(text) ?? [];
  if (bare !== undefined) return bare;
  return street.test(text) ? (codeLast.exec(text)?.[1] ?? '') : text;
};

/** A town as candidates write theirs, who have no field for its code: « Saint-Denis (97400) », which is told from its namesakes. */
export const townWithCode = (town: string): string => {
  const [, code, name] = /^(\d{5})\s+(\p{L}.*)$/u.exec(town) ?? [];
  return name === undefined ? town : `${name} (${code})`;
};

/** A town and its code apart, as companies have them; « Paris 15 » is the name of an arrondissement. */
export const townAndCode = (town: string): { city: string | null; zip: string | null } => {
  const zip = /\b\d{5}\b/.exec(town)?.[0] ?? null;
  const city = oneLine(town.replaceAll(/\(\d{2,5}\)|\b\d{5}\b/g, '').replaceAll(',', ' '));
  return { city: city === '' ? null : city, zip };
};
