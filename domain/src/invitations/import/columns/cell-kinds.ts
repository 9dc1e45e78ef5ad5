import { nameAndRole } from '../cells/contact-roles.ts';
import { nameAndRemark } from '../cells/name-remarks.ts';
import { isNumberWithRemark } from '../cells/phones.ts';
import { withoutBirthName, withoutCivility } from '../cells/name-cells.ts';
import { saysNothing } from '../cells/says-nothing.ts';
import { codeBehindComma } from '../cells/towns.ts';
import { fold } from '../fold.ts';
import { isFirstName } from './first-names.ts';
import { isKnownTown } from './known-towns.ts';

/** What the cells of a column look like, whatever stands above them. */
export type CellKind =
  | 'email'
  | 'phone'
  | 'siret'
  | 'postcode'
  | 'address'
  | 'date'
  | 'number'
  | 'full_name'
  | 'first_name'
  | 'company'
  | 'programme'
  | 'level'
  | 'civility'
  | 'titled'
  | 'answer'
  | 'session'
  | 'words'
  | 'text';

/** From the start of a word alone: from each of its signs a long one would be followed to its end. */
const emailLike = /(?<![^\s@<>"])[^\s@<>"]+\s*(?:@|\(at\)|\[at\]|\barobase\b)\s*[\p{L}\p{N}-]+/iu;
const digitsIn = (text: string): string => text.replaceAll(/\D/g, '');

const isPhoneLike = (text: string): boolean => {
  if (/^\d{1,4}[/.-]\d{1,2}[/.-]\d{1,4}$/.test(text)) return false;
  if (/^\d(?:[.,]\d+)?E\+?\d{1,2}$/i.test(text)) return true;
  // A program has counted with it: « 612345678.0 ».
  if (/^(?:33)?[1-9]\d{8}[.,]0$/.test(text)) return true;
  if (isNumberWithRemark(text)) return true;
  const letters = text.replaceAll(/t[ée]l[a-zé]*|port[a-z]*|mob[a-z]*|fixe|perso|ou|et/giu, '');
  if (/\p{L}{2}/u.test(letters)) return false;
  const digits = digitsIn(text);
  if (/^(?:33|0033)?0?[1-9]\d{8}(?:0[1-9]\d{8})*$/.test(digits)) return true;
  return /^\s*(?:\+|00)/.test(text) && digits.length >= 8 && digits.length <= 15;
};

const companyWords = new Set(
  `sarl sas sasu eurl sa snc scop sci selarl ets etablissements societe entreprise groupe garage boulangerie restaurant
  hotel cabinet agence mairie association holding france conseil services industrie industries batiment construction
  transports pharmacie clinique coiffure auto atelier maison menuiserie plomberie immobilier assurances banque
  informatique solutions distribution hopital lycee commune communaute departement region carrosserie electricite
  elec metropole college boucherie patisserie fleuriste compagnie freres fils et cie co`.split(
    /\s+/,
  ),
);

export const isCompanyLike = (text: string): boolean =>
  fold(text)
    .split(' ')
    .some((word) => companyWords.has(word));

const word = String.raw`\p{L}[\p{L}'’.-]*`;
const nameForm = new RegExp(String.raw`^${word}(?:,?\s+${word}){1,5}$`, 'u');

/** « ZI Nord », « HR Manager »: where something is, what somebody does. */
const noName =
  /(?:^|\s)(?:zi|za|zac|rue|avenue|av|boulevard|bd|impasse|chemin|all[ée]e|lotissement)\.?(?=\s|$)|^(?:drh|rrh|rh|hr|ceo|cto|cfo|pdg|dg|daf|responsable|directeur|directrice|g[ée]rante?|charg[ée]e?|assistante?|manager)(?=\s|$)|\s(?:manager|officer|director|assistant)$/iu;

/** « DURAND Léa », « Léa Durand », « Durand, Léa », « Léa Durand - gérante ». */
export const isFullNameLike = (text: string): boolean => {
  const told = nameAndRemark(nameAndRole(text)?.name ?? text, 2).name;
  const bare = withoutBirthName(withoutCivility(told));
  // « Bonnet - Louise » is one where the second is a first name.
  const [one = '', other, third] = bare.split(/\s+[-–—/]\s+/);
  if (other !== undefined && third === undefined)
    return isFirstName(other) && nameForm.test(`${one} ${other}`) && !isCompanyLike(bare);
  if (!nameForm.test(bare) || isCompanyLike(bare) || noName.test(bare)) return false;
  const words = bare.split(/[,\s]+/);
  if (words.some((one) => isFirstName(one))) return true;
  const capitals = words.filter((one) => one.length > 1 && one === one.toUpperCase()).length;
  return capitals > 0 && capitals < words.length;
};

/** « Mme Petit (gérante) »: a person told by one name. */
const isTitledName = (text: string): boolean =>
  /^(?:mr?|mme|mlle|monsieur|madame)\.? \p{Lu}[\p{L}'’-]+$/iu.test(nameAndRole(text)?.name ?? text);

/** « DURAND Léa (BTS MCO) »: who it is, and what they ask for. */
const isNameAndWish = (text: string): boolean => {
  const { name, remark } = nameAndRemark(text, 2);
  return remark !== '' && !programmeForm.test(name) && isFullNameLike(name);
};

const programmeForm =
  /\b(?:bts|but|dut|cap|bac(?:\s*pro)?|bachelor|licence|master|mast[eè]re|titre\s+pro\w*|tp|bp|deust|mba|bpjeps|cqp|mention\s+compl[ée]mentaire|ndrc|mco|ing[ée]nieur)\b/i;
/** « Bac+2 », « Niveau 5 », « Niveau 5 (Bac +2) »: what somebody has reached, or wants to. */
const levelForm =
  /^(?:terminale|premi[èe]re|seconde|troisi[èe]me|[3-6]\s?[eè](?:me)?|l[1-3]|m[12]|bac(?:\s*\+\s*\d)?|niv(?:eau)?\.?\s*[3-8](?:\s*[(:/–-]?\s*bac\s*(?:\+\s*\d)?\s*\)?)?)$/i;
const civilityForm = /^(?:mr?|mme|mlle|monsieur|madame|mademoiselle)\.?$/i;
const answerForm = /^(?:oui|non|yes|no|vrai|faux|true|false)$/i;
const sessionForm =
  /\b20\d\d\s*[-/–]\s*(?:20)?\d\d\b|^(?:rentr[ée]e|session|promo(?:tion)?|janvier|f[ée]vrier|mars|avril|mai|juin|juillet|ao[uû]t|septembre|sept\.?|octobre|oct\.?|novembre|d[ée]cembre)\s+20\d\d$/i;
const dateForm = /^\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}(?:\s|$)|^\d{4}[-/]\d\d[-/]\d\d(?:\s|T|$)/;

/** What one cell looks like; `isProgramme` knows the programmes that there are, where one of them could stand. */
export const cellKind = (
  text: string,
  isProgramme: (text: string) => boolean = () => false,
): CellKind => {
  if (emailLike.test(text)) return 'email';
  if (dateForm.test(text)) return 'date';
  if (/^\d{14}$/.test(text.replaceAll(/[\s\u00A0.]/g, ''))) return 'siret';
  if (isPhoneLike(text)) return 'phone';
  if (/^\d{5}$/.test(text)) return 'postcode';
  const isAddress = /(?:^|[\s,;-])\d{5}\s+\p{L}{2}/u.test(text) || codeBehindComma.test(text);
  if (text.length < 160 && isAddress) return 'address';
  if (sessionForm.test(text)) return 'session';
  if (/^[\d\s.,%€+-]+$/.test(text)) return 'number';
  if (civilityForm.test(text)) return 'civility';
  if (answerForm.test(text)) return 'answer';
  if (text.length < 60 && levelForm.test(text)) return 'level';
  if (text.length < 120 && (programmeForm.test(text) || isProgramme(text)))
    return isNameAndWish(text) ? 'full_name' : 'programme';
  if (text.length > 60) return 'text';
  if (isFullNameLike(text)) return 'full_name';
  if (isTitledName(text)) return 'titled';
  if (isFirstName(text) && /^[\p{L}\s'’-]+$/u.test(text)) return 'first_name';
  if (isCompanyLike(text)) return 'company';
  return /^\p{L}[\p{L}\s'’.&-]*$/u.test(text) ? 'words' : 'text';
};

export type KindShares = Partial<Record<CellKind | 'town', number>> & {
  filled: number;
  texts?: number;
};

const fewestAlike = 3;

/** Whether a column says the same in all of so many rows: it is of all of them, and of nobody. */
export const isAlike = ({ texts, filled }: KindShares): boolean =>
  texts === 1 && filled >= fewestAlike;

/** Whether a column names fewer people than half its rows: of those who look after them, and not of each. */
export const areFew = ({ texts = 0, filled }: KindShares): boolean =>
  filled >= fewestAlike && 2 * texts <= filled;

/** What share of the filled cells of a column look like what; `filled` counts them. */
export const kindShares = (
  cells: readonly string[],
  isProgramme: (text: string) => boolean,
): KindShares => {
  const filled = cells
    .map((cell) => cell.trim())
    .filter((cell) => !saysNothing(cell) && !/^sans$/i.test(cell));
  const shares: KindShares = { filled: filled.length, texts: new Set(filled).size };
  for (const cell of filled) {
    const kind = cellKind(cell, isProgramme);
    shares[kind] = (shares[kind] ?? 0) + 1 / filled.length;
    // What is called so may be a person, too: only many of a column are towns.
    if (cell.length < 40 && isKnownTown(cell)) shares.town = (shares.town ?? 0) + 1 / filled.length;
    // It reads like words, and says more.
    if (kind === 'titled') shares.words = (shares.words ?? 0) + 1 / filled.length;
  }
  return shares;
};
