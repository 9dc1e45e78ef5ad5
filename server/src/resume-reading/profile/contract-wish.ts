import type { ContractType } from '@tandem/domain/reference/contract-types';
import type { Duration } from '@tandem/domain/reference/durations';
import { fold } from '@tandem/matching/text/fold';
import { readPeriod, type Moment } from '../education/dates.ts';
import { letterStatements } from '../lines/letters.ts';
import { isContinued, joinLines, rejoined, sentencesOf, type ResumeLine } from '../lines/lines.ts';
import { isAbout, type Section } from '../lines/sections.ts';

/** What contract somebody looks for, as far as the resume says it. */
export interface ContractWish {
  contractType: ContractType | null;
  duration: Duration | null;
  /** The month in which it is to start: « 2026-09 ». */
  start: string | null;
}

interface Wish extends Pick<ContractWish, 'duration' | 'start'> {
  contractTypes: readonly ContractType[];
  /** Whether the month is said, rather than that of every « rentrée ». */
  isMonthSaid: boolean;
}

/** Says that a contract is spoken of. */
const about =
  /alternan|apprenti|work[- ]study|professionnalisation|contrat pro|contrat (?:souhaite|recherche|d'|de |en )|stage alterne|disponib|rentree|duree (?:du contrat|souhaitee)|debut(?: de contrat| souhaite| :)|rythme|cherche une? (?:entreprise|employeur|patron|maitre d'apprentissage|[a-z]{4,20} pour (?:un|une|mon|ma|le|la) )/;

/** What was, or what others did. */
const past = /(?:obtenu|effectue|realise|valide|suivi) (?:en|par|dans)/;

const types: readonly (readonly [type: ContractType, pattern: RegExp])[] = [
  [
    'professionnalisation',
    /(?:de |en |contrat |: |ou |et |, |^)professionnalisation|contrat pro(?![a-z])/,
  ],
  [
    'apprentissage',
    /^un apprentissage |^apprentie? [^.;]{0,80}(?<![a-z\d])(?:\d|un|deux|trois) ans?(?![a-z])|(?:contrat|en|recherche|cherche|souhaite|alternance)[^.;]{0,30}apprentissage|(?:^|[,:(–—•|-] ?|par (?:l')?|ou |voie de l'|pour (?:mon |un |l'))apprentissage|(?:emploi|poste|contrat) (?:recherche|vise|souhaite)\W{0,3}apprentie?(?![a-z])|(?:ans|annees|mois) d'apprentissage|apprentissage (?:de|pour|sur|ou|:|\d)|contrat d'apprenti|apprenticeship/,
  ],
  ['stage', /stages? (?:alternes?|en alternance)/],
];

const numbers: Readonly<Record<string, number>> = {
  un: 1,
  une: 1,
  deux: 2,
  trois: 3,
  six: 6,
  neuf: 9,
  douze: 12,
  'dix-huit': 18,
  'vingt-quatre': 24,
  'trente-six': 36,
  one: 1,
  two: 2,
  three: 3,
  twelve: 12,
  eighteen: 18,
};

const amount = `(\\d{1,2}|${Object.keys(numbers).join('|')})`;

/** Not an age, not how long something was done. */
const length = new RegExp(
  `(?<!(?:(?<![a-z])agee? de|depuis|apres|(?<!(?:alternance|apprentissage) )pendant|il y a|experience de|fais|j'ai) )(?<![a-z\\d])${amount}[ -]?(ans?|annees?|years?|mois|months?)(?![a-z])(?!'? (?:d'experience|(?:of )?experience|old|d'anciennete|de pratique|d'etudes|entreprise|ecole))`,
  'g',
);

const durationOf = (months: number): Duration | null => {
  if (months < 6) return '0';
  if (months <= 12) return '1';
  if (months >= 22 && months <= 26) return '2';
  return months >= 33 && months <= 38 ? '3' : null;
};

const monthsSaid = (key: string): number | null => {
  const said = Array.from(key.matchAll(length), ([, count = '', unit = '']) => ({
    value: numbers[count] ?? Number(count),
    isMonths: unit.startsWith('mo'),
  }));
  // Who is as many years old looks for no contract of that length.
  const first = said.find(({ value, isMonths }) => isMonths || value <= 3);
  if (!first) return null;
  return first.isMonths ? first.value : first.value * 12;
};

const monthName = (moment: Moment): string =>
  `${Math.floor(moment / 12)}-${String((moment % 12) + 1).padStart(2, '0')}`;

/** In France school starts again in September. */
const backToSchool = 8;

const yearOfStart = /rentree (?:scolaire )?(?:de )?(20\d\d)/;

/** « au 1er septembre 2026 », « 15 septembre 2026 » without the day, which is no month's number. */
const withoutDays = (key: string): string =>
  key
    .replace(
      /(?<!\d)\d{1,2}(?:er)? (?=(?:janv|fev|mars|avr|mai|juin|juil|aout|sept|oct|nov|dec))/g,
      '',
    )
    .replace(/(?<!\d)\d{1,2}[/.](?=\d{1,2}[/.]20\d\d)/g, '')
    .replace(/(?<![\d/.])\d{1,2}([/.])(0?[1-9]|1[0-2])\1([2-4]\d)(?![\d/.])/g, '$2/20$3');

/** Nobody looks for what starts in more months: of « 2026 – août 2028 » recognition may have lost the start. */
const farthest = 24;

/** So many dates that are over may stand before the one that is looked for. */
const mostPast = 2;

/** The months from which and to which a statement wants it. */
const spanOf = (
  key: string,
  now: Moment,
  tries = mostPast,
): { start: Moment; end: Moment | null } | null => {
  const year = yearOfStart.exec(key)?.[1];
  if (year) return { start: Number(year) * 12 + backToSchool, end: null };
  const said = withoutDays(key).replace(/(?:d'|de |du )(?=[a-z]{3,9} 20\d\d)/g, '');
  const period = readPeriod(said);
  // « En France depuis 2023, je souhaite … à compter de février 2027 »
  if (period && period.end < now && tries > 0) return spanOf(said.slice(period.to), now, tries - 1);
  if (!period || period.start < now || period.start > now + farthest) return null;
  const written = said.slice(period.from, period.to);
  // A year alone says no month.
  if (!/[a-z]{3}|\d{1,2}[/.-](?:19|20)\d\d/.test(written)) return null;
  return { start: period.start, end: period.end > period.start ? period.end : null };
};

const inSentences = (text: string): string[] => text.split(/(?<=[.!?])\s+(?=\p{Lu})/u);

/** Words with which nobody tells what they did. */
const seeking =
  /(?:a la |en )recherche (?:d'|de )(?:un |une )?(?:contrat|alternance|apprentissage|entreprise)|je (?:re)?cherche (?:un|une) /;

/** « Contrat de professionnalisation de 14 mois à compter du … »: what is to come is looked for, under whatever heading. */
const isToCome = (text: string, now: Moment): boolean => {
  const key = fold(text).replaceAll('’', "'");
  return (
    /contrat d(?:e |')(?:professionnalisation|apprentissage)/.test(key) && spanOf(key, now) !== null
  );
};

const statementsOf = (section: Section, now: Moment): string[] => {
  if (isAbout(section, 'profile')) {
    const whole = [...sentencesOf(section.lines), ...rejoined(section.lines)];
    // « M2 en contrat de professionnalisation ; M1 validé en juin »
    return whole.flatMap((text) => (text.includes(' ; ') ? [text, ...text.split(' ; ')] : [text]));
  }
  // A profile without a heading may follow what is listed.
  const isSeeking = (text: string): boolean => seeking.test(fold(text).replaceAll('’', "'"));
  if (
    isAbout(
      section,
      'experience',
      'education',
      'references',
      'interests',
      'certifications',
      'languages',
    )
  )
    return rejoined(section.lines).filter((text) => isSeeking(text) || isToCome(text, now));
  // What was obtained is told in other sentences of the same text.
  return rejoined(section.lines).flatMap((text) => [text, ...inSentences(text)]);
};

/** When a message was sent, whose resume is in it. */
const mailHead = /^(?:envoye|date|sent|de|from|a|to) ?:/;

/** Lines of the head two by two: « … dès juin » goes on with « 2026 », which nothing in them tells. */
const brokenAnywhere = (lines: readonly ResumeLine[]): string[] =>
  lines.flatMap((line, index) => {
    const next = lines[index + 1];
    const isOne =
      next !== undefined &&
      !mailHead.test(line.key) &&
      !isContinued(line, next) &&
      !next.isItem &&
      Math.abs(next.size - line.size) < 0.6 &&
      !/[.!?:]$/.test(line.text);
    return isOne ? inSentences(joinLines([line.text, next.text])) : [];
  });

/** The one type that a statement names; of two, none. */
const typeIn = (key: string): ContractType[] =>
  types.filter(([, pattern]) => pattern.test(key)).map(([type]) => type);

/** « BTS MCO, 2 ans, septembre 2026 », and nothing else; before a tab it may be labelled with any word. */
const shortest = 70;

const saysOnlyWhen = (key: string, now: Moment): boolean =>
  key.length - key.lastIndexOf('\t') - 1 <= shortest &&
  monthsSaid(key) !== null &&
  spanOf(key, now) !== null;

const none: Wish = { contractTypes: [], duration: null, start: null, isMonthSaid: false };

const wishIn = (statement: string, now: Moment): Wish => {
  const key = fold(statement).replaceAll('’', "'");
  if ((!about.test(key) && !saysOnlyWhen(key, now)) || past.test(key)) return none;
  const span = spanOf(key, now);
  const said = monthsSaid(key);
  const months = said ?? (span?.end ? span.end - span.start : null);
  return {
    contractTypes: typeIn(key),
    duration: months === null ? null : durationOf(months),
    start: span ? monthName(span.start) : null,
    isMonthSaid: !yearOfStart.test(key),
  };
};

/**
 * What contract is looked for, in the words of the head, the profile and of what the letter says; not what was done in
 * jobs and courses. Null where nothing, or two things, are said.
 */
export const readContractWish = (
  sections: readonly Section[],
  letter: readonly ResumeLine[],
  now: Moment,
): ContractWish => {
  const statements = [
    ...sections.flatMap((section) => statementsOf(section, now)),
    ...letterStatements(letter),
    ...sections.filter(({ isHeader }) => isHeader).flatMap(({ lines }) => brokenAnywhere(lines)),
  ];
  const wishes = statements.map((statement) => wishIn(statement, now));
  const starts = wishes.filter(({ start }) => start !== null);
  const [type, ...others] = new Set(wishes.flatMap(({ contractTypes }) => contractTypes));
  return {
    contractType: others.length === 0 ? (type ?? null) : null,
    duration: wishes.find(({ duration }) => duration !== null)?.duration ?? null,
    start: (starts.find(({ isMonthSaid }) => isMonthSaid) ?? starts[0])?.start ?? null,
  };
};
