import { fold } from '@tandem/matching/text/fold';
import { headingTopics } from '../lines/headings.ts';
import type { ResumeLine } from '../lines/lines.ts';

/** « <Anna Roux /> »: signs that a page sets around a name. */
const withoutFrame = (text: string): string =>
  text.replaceAll('\t', ' ').replace(/^[<>{}[\]|*~#/_ ]+|[<>{}[\]|*~#/_ ]+$/g, '');

const isNameLike = ({ text, key }: ResumeLine): boolean =>
  !/\p{Ll}{4}\.$/u.test(text) &&
  /^[\p{L}'’.-]+(?: [\p{L}'’.-]+){1,4}$/u.test(withoutFrame(text)) &&
  headingTopics(key).length === 0 &&
  !/curriculum|vitae|lettre|motivation|madame|monsieur/.test(key);

/** « Anna Roux<tab>06 … »: a name with its contact data at the other margin. */
const withoutDetails = (line: ResumeLine): ResumeLine => {
  const [text = '', ...rest] = line.text.split('\t');
  return rest.some((cell) => /[@\d]/.test(cell))
    ? { ...line, text, key: line.key.slice(0, text.length) }
    : line;
};

/** « Anna Roux — Électricienne »: who, and what they are. */
const withoutTrade = (line: ResumeLine): ResumeLine => {
  const [name = '', ...rest] = line.text.split(/ [—–|] /);
  const isName = /^\p{Lu}[\p{L}'’.-]*(?: \p{Lu}[\p{L}'’.-]*){1,3}$/u.test(name);
  return rest.length > 0 && isName
    ? { ...line, text: name, key: line.key.slice(0, name.length) }
    : line;
};

/** « Candidate : Mme Anna Roux », « Nom et prénom<tab>Anna Roux »: a form says it. */
const labelled =
  /^(?:candidate?|postulante?|apprenante?|stagiaire|(?:nom|prenom)s?(?: et |,? )(?:pre)?noms?|nom complet) ?[:\t] ?(?:(?:m\.|mr|mme|mlle|monsieur|madame) )?([a-z][a-z'’ .-]{3,60})$/;

const field = (label: string): RegExp => new RegExp(`^${label} ?[:\\t] ?([a-z][a-z'’ -]{1,40})$`);
const [family, first] = [field('noms?'), field('prenoms?(?:\\(s\\))?')];

/** « Fiche jeune – Anna Roux », « CV – Anna Roux »: a title with whose it is. */
const titledSheet =
  /^(?:fiche|dossier|cv|curriculum vitae|candidature|profil)(?: [a-z]{2,20}){0,2} ?[–—:-] ([a-z][a-z'’.-]+(?: [a-z][a-z'’.-]+){1,3})$/;

/** « Nom : Roux » and, beside it, « Prénom : Anna ». */
const inTwoFields = (lines: readonly ResumeLine[]): string[] =>
  lines.flatMap(({ key }, index) => {
    const one = family.exec(key)?.[1];
    const near = [lines[index - 1], lines[index + 1]];
    const other = near.map((line) => first.exec(line?.key ?? '')?.[1]).find((said) => said);
    return one !== undefined && other !== undefined ? [`${other} ${one}`] : [];
  });

/** « Léa » and « Martin », each large on a line of its own. */
const isHalfOfName = ({ text, key }: ResumeLine): boolean =>
  /^[\p{Lu}][\p{L}'’-]+$/u.test(text) && headingTopics(key).length === 0;

const inTwoLines = (lines: readonly ResumeLine[]): ResumeLine[] =>
  lines.flatMap((line, index) => {
    const next = lines[index + 1];
    const isName =
      next !== undefined &&
      next.page === line.page &&
      Math.abs(next.size - line.size) < 0.15 * Math.max(next.size, line.size) &&
      isHalfOfName(line) &&
      isHalfOfName(next);
    return isName ? [{ ...line, key: `${line.key} ${next.key}` }] : [];
  });

const partsOf = (key: string): string[] =>
  // « Le Floc’h » is one word, however many signs recognition made of its apostrophe.
  key
    .replace(/(?<=[a-z]{2})['’]+(?=h(?![a-z]))/g, '')
    .split(/[^a-z]+/)
    .filter((word) => word.length > 1);

/**
 * The words of the name of whose resume it is, folded: of the largest line that may be a name, the first of several.
 * Empty where none may be one.
 */
export const nameWords = (lines: readonly ResumeLine[]): string[] => {
  const [told] = [
    ...lines.flatMap(({ key }) => labelled.exec(key)?.[1] ?? []),
    ...lines.slice(0, 3).flatMap(({ key }) => titledSheet.exec(key)?.[1] ?? []),
    ...inTwoFields(lines),
  ];
  const named = lines.map(withoutDetails).map(withoutTrade).filter(isNameLike);
  const large = Math.max(0, ...lines.map(({ size }) => size)) - 0.5;
  const halves = inTwoLines(lines).find(({ size }) => size >= large);
  const largest = Math.max(0, ...named.map(({ size }) => size));
  const line = named.find(({ size }) => size >= largest - 0.5);
  return partsOf(told ?? (halves && halves.size > largest ? halves.key : (line?.key ?? '')));
};

/** « Anna Roux – 6 rue Haute – anna.roux@exemple.fr », at the foot of a page whose head is a picture; empty of any other. */
export const nameAtFoot = (feet: readonly ResumeLine[]): string[] =>
  feet
    .map((line) => ({ key: line.key, named: withoutTrade(line) }))
    .filter(({ named }) => isNameLike(named))
    .map(({ key, named }) => ({ key, name: partsOf(named.key) }))
    .find(({ key, name }) =>
      [...key.matchAll(/\S+@\S+/g)].some(([address]) => bearsName(address, name)),
    )?.name ?? [];

/** « CFA Interpro, Brest »: a school or an office, and where it is. */
export const isPublicBody = (key: string): boolean =>
  /^(?:(?:votre |l['’])?agence (?:france travail|pole emploi)|cfa|greta|mfr|afpa|lycee|ecole|institut|centre de formation|campus|universite|iut|mission locale|france travail|pole emploi|chambre de (?:commerce|metiers))(?![a-z])/.test(
    key,
  );

/** « CFA des Trois Rivières – 5 rue … – Tél. 04 … »: whose paper it is, not who applies. */
export const isOrganisations = (key: string): boolean =>
  isPublicBody(key) && /@|(?:\d\D?){9}\d|(?<!\d)\d{5}(?!\d)/.test(key);

const someoneElse =
  '(?<![a-z])(?:parents?|pere|mere|papa|maman|famille|tuteur|tutrice|responsable legale?|representante?(?: legale?)?|urgence|conjointe?|maitre (?:de stage|d.apprentissage)|via (?:mon|ma|le|la)|referente?|votre contact|formateur|formatrice|professeure?|employeur|gerante?|directeur|directrice)(?![a-z])';

/** Heads lines of another's: « Tuteur en entreprise », under it who that is and how to reach them. */
const othersHead =
  /^(?:mon |ma |mes |votre )?(?:parents?|pere|mere|papa|maman|tut(?:eur|rice)|maitre (?:de stage|d['’]apprentissage)|responsable legale?|representante? legale?|referente?|personne a (?:prevenir|contacter)|contact d['’]urgence|en cas d['’]urgence|conseillere? referente?)(?: [a-z'’ ]{2,40})? ?:?$/;

const others = new RegExp(someoneElse);

export const saysSomebodyElse = (text: string): boolean => others.test(fold(text));

/** « Référente alternance : Claire Aubert, 06 … » */
const othersLabel = new RegExp(`${someoneElse}[a-z' ]{0,40}\\)? ?:[^:]*$`);

/** « Recommandée par Paul Henri (paul@…, 06 …) »: all that follows is his. */
const byOthers = /(?:recommande|presente|suivi|accompagne)e? par (?![^|•·;\t]*[|•·;\t])/;

/** « M. Girard », « Mme Lucie Hamon »; « M. » alone says mobile. */
const titled = /(?<![a-z])(?:mme|mlle|mr|m\.|madame|monsieur) (?=[a-z])([a-z' -]{2,40})/;

/**
 * Whether what stands before a number or an address says that it is a parent's or another's; `before` is folded, `name`
 * is whose resume it is.
 */
export const isOfSomebodyElse = (before: string, name: readonly string[] = []): boolean => {
  // What follows another number or address is said of the next.
  const said = before.split(/\d{2}(?!\d)|@\S+/).at(-1) ?? '';
  const person = titled.exec(said)?.[1];
  return (
    others.test(
      before
        .replace(/ -? ?$/, '')
        .split(/[|•·;,]|(?<=\d{2}) \/ | - /)
        .at(-1) ?? '',
    ) ||
    othersLabel.test(said) ||
    byOthers.test(before) ||
    (person !== undefined && !name.some((word) => person.includes(word)))
  );
};

/** A line between such a head and a number that is no more than who it is. */
const isOnlyName = ({ text, key }: ResumeLine, name: readonly string[]): boolean =>
  /^\p{Lu}[\p{L}'’.-]*(?: \p{Lu}[\p{L}'’.-]*){0,3}$/u.test(text) &&
  !key.split(/[^a-z]+/).some((word) => name.includes(word));

/** Whether a line stands right under one that says whose it is: a tutor's or a parent's, with their name between or not. */
export const isUnderSomebodyElse = (
  lines: readonly ResumeLine[],
  index: number,
  name: readonly string[] = [],
): boolean => {
  const [above, head] = [lines[index - 1], lines[index - 2]];
  if (!above) return false;
  return (
    othersHead.test(above.key) ||
    (head !== undefined && isOnlyName(above, name) && othersHead.test(head.key))
  );
};

/** What people add to their name in an address. */
const addition = /^(?:pro|perso|contact|cv|mail|officiel|emploi|job|alternance)$/;

/** « luc.roux » where Anna Roux applies: an address of somebody who is called like her, and by another first name. */
export const isRelatives = (address: string, name: readonly string[]): boolean => {
  const [local = ''] = fold(address).split('@');
  const bears = (part: string): boolean =>
    name.some((word) => word.length >= 3 && part.includes(word));
  const parts = local.split(/[._-]/);
  return (
    bears(local) &&
    !name.every((word) => word.length < 3 || local.includes(word)) &&
    parts.some((part) => /^[a-z]{4,}$/.test(part) && !bears(part) && !addition.test(part))
  );
};

/** How many words of somebody's name an address is made of. */
export const namesBorne = (address: string, name: readonly string[]): number => {
  const local = fold(address.split('@')[0] ?? '').replace(/[^a-z]/g, '');
  return name.filter((word) => word.length >= 3 && local.includes(word)).length;
};

export const bearsName = (address: string, name: readonly string[]): boolean =>
  namesBorne(address, name) > 0;
