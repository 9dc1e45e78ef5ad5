import { fold } from '@tandem/matching/text/fold';
import type { ResumeLine } from '../lines/lines.ts';
import { isPublicBody } from './names.ts';

/** Of a commune's name, in words. */
export const longestName = 6;

/** What a person says of where they would go, or where they were born. */
export const elsewhere =
  /mobil|deplac|secteur|region|alentour|environs|pret(?:e)? a|(?<![a-z])nee? (?:le|a|en) |naissance|naturalis|rayon de|zone|si differente?/;

/** What people put before the name of the place where they live. */
export const livingIn =
  /(?<![a-z])(?:j'?habite|habit(?:e|ant)|je vis|vit|demeure|je loge|je reside|resid(?:e|ant|ence)|domiciliee?|hebergee?|logee?|demeurant|basee?|installee?|based in|localisation|lieu de vie)(?: actuellement| pres)?(?: de residence)? ?:?(?: (?:a|au|aux|en|in|dans|de|sur))? /g;

/** « Lyon, 69 », « Lyon / 69 », « Lyon – 69 »: the department as brackets have it. */
const withBrackets = (text: string): string =>
  text.replace(/(?<=\p{L}) ?[-–/,] ?(\d{2}|2[AB]|97\d)(?![\p{L}\d.]| ?[-–/]? ?\d)/gu, ' ($1)');

/** « anna@exemple.fr 06 39 98 24 69 Limoges (87) 23 ans »: addresses and numbers part what stands on a line, and so does a department. */
const withPartsApart = (text: string): string =>
  text
    .replace(/[^\s|]+@[^\s|]+|(?<![\d+])(?:\+33 ?|0)[1-9](?:[ .-]?\d\d){4}(?!\d)/g, '|')
    .replace(/(?<=\((?:\d{2}|2[AB]|97\d)\)) (?=\p{L}|\d)/gu, ' | ');

/** « Rennes et périphérie », « Nantes et ses environs »: still the town that is named. */
const around =
  / (?:et|&) (?:(?:sa|ses|la|son) )?(?:p[ée]riph[ée]rie|r[ée]gion|environs|alentours|agglom[ée]ration|m[ée]tropole)(?=\W*$|,| \(\d)/giu;

/** Without a page of the web and what says whose it is, up to the next delimiter: none of that is a place. */
export const withoutPages = (text: string): string =>
  text.replace(/\S*(?:www\.|https?:|linkedin)(?:(?! [–—-] )[^;|•·\t◦⋄♦,])*/giu, '|');

/** Without what is said of other places than home. */
const beforeWish = (clause: string): string => {
  const at = fold(clause).search(elsewhere);
  if (at < 0) return clause;
  // « née à Metz – demeurant à Nancy »
  const rest = clause.slice(at);
  const lives = fold(rest).replaceAll('’', "'").search(livingIn);
  return lives > 0
    ? `${clause.slice(0, at)} – ${beforeWish(rest.slice(lives))}`
    : clause.slice(0, at);
};

interface Stretch {
  stretch: string;
  /** Whether words before it say that somebody lives there. */
  isSaid: boolean;
}

/** « Paris XVIIIe », « Lyon III »: an arrondissement in Roman figures. */
const withFigures = (text: string): string =>
  text.replace(
    /(?<=(?:paris|lyon|marseille),? )(X{0,2})(IX|IV|V?I{0,3})(?=e?(?:er|[eè]me)?(?![\p{L}\d]))/giu,
    (whole, tens: string, units: string) => {
      const of = ['', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX'];
      return whole === '' ? '' : String(tens.length * 10 + of.indexOf(units.toUpperCase()));
    },
  );

/** The stretches of a line, and of each what follows words that say that somebody lives there. */
export const stretchesOf = ({ text }: ResumeLine): Stretch[] =>
  withPartsApart(withBrackets(withSlashWords(withFigures(text.replace(around, '')))))
    .split(/[;|•·\t◦⋄♦]|\p{Extended_Pictographic}\uFE0F?/u)
    .flatMap((clause) => beforeWish(clause).split(/[,/]| [–—-] /))
    .flatMap((labelled): Stretch[] => {
      const stretch = labelled.slice(labelled.lastIndexOf(':') + 1);
      const key = fold(labelled).replaceAll('’', "'");
      const said = [...key.matchAll(livingIn)].at(-1);
      if (!said || key.length !== labelled.length) return [{ stretch, isSaid: false }];
      const place = labelled.slice(said.index + said[0].length).split(/[.!?](?:\s|$)/, 1)[0] ?? '';
      const words = place.split(' ').slice(0, longestName + 1);
      return words.map((_, index) => ({
        stretch: words.slice(0, words.length - index).join(' '),
        isSaid: true,
      }));
    });

/** Five digits that may be a postal code: not part of a longer number, no amount. */
export const postalCodes =
  /(?<![\d+])(?<!\d[ .-])(?:F ?- ?)?(\d{2} ?\d{3})(?![\d€%])(?! ?(?:€|euros|k€|\d{3}|\d{5}))/gi;

export const isOverseasOrHome = (code: string): boolean =>
  /^(?:0[1-9]|[1-8]\d|9[0-5]|97[1-8]|98[4678])/.test(code);

/** « SAINT-GILLES-LES-BAINS » → « Saint-Gilles-Les-Bains ». */
export const inSmallLetters = (name: string): string =>
  /\p{Ll}/u.test(name)
    ? name
    : name.toLowerCase().replace(/(?<![\p{L}])\p{L}/gu, (letter) => letter.toUpperCase());

/** What a line says before a postal code, from the last delimiter on: a wish or a birth would be told there. */
export const clauseBefore = (key: string, at: number): string => {
  const start = Math.max(
    ...['•', '·', '|', '\t', ';', ' - '].map((sign) => key.lastIndexOf(sign, at)),
  );
  const clause = key.slice(start + 1, at);
  // « née à Nîmes, demeure à Alès »
  const lives = [...clause.replaceAll('’', "'").matchAll(livingIn)].at(-1);
  return lives ? clause.slice(lives.index + lives[0].length) : clause;
};

/** The words of a stretch, without « cedex », countries and what stands in brackets. */
export const wordsOf = (stretch: string): string[] =>
  stretch
    .replace(/(?<!\p{L})cedex(?:\s+\d{1,2})?(?!\p{L})/giu, ' ')
    .replace(/\([^)]*\)?/g, ' ')
    .split(/\s+/)
    .filter((word) => /[\p{L}\d]/u.test(word));

/** The end of a sentence parts as well: « à 57700 Hayange. Vous … », not « St. Denis ». */
const delimiter = /[,;|•·\t◦⋄♦()/]| [–—-] |(?<=\p{L}{4})\.\s/u;

/** « Ivry s/Seine », « Champs s/ Marne », « Clermont-Fd » */
export const withSlashWords = (text: string): string =>
  text
    .replace(/(?<=\p{L}) s\/ ?(?=\p{L})/gu, ' sur ')
    .replace(/(?<=clermont[ -])fd(?![\p{L}\d])\.?/giu, 'Ferrand');

/** « Code postal : 69003 », and in the next cell « Commune : Lyon ». */
const townLabel = /^(?:ville|commune|localit[ée]|town|city)\s*:\s*/i;

export const firstStretch = (text: string): string =>
  withSlashWords(text)
    .replace(/^[\s,;:/–—-]+/, '')
    .replace(townLabel, '')
    .split(delimiter)[0] ?? '';

export const lastStretch = (text: string): string =>
  withSlashWords(text)
    .replace(/[\s,;:–—(-]+$/, '')
    .split(delimiter)
    .at(-1) ?? '';

/** A name that a narrow column parted at its hyphen, whole; what stands in the next column is none of it. */
export const withRest = (stretch: string, next: ResumeLine | undefined): string =>
  next && /\p{L}-$/u.test(stretch) && /^\p{L}/u.test(next.text)
    ? stretch + firstStretch(next.text)
    : stretch;

/** Of the next line what stands under a line: its first part, or the one at the other margin. */
export const nextTo = (line: ResumeLine, next: ResumeLine): string =>
  line.x > next.x + 100 ? lastStretch(next.text) : firstStretch(next.text);

/** « Strasbourg (Neudorf) 67100 », « Nancy, France (54000) »: what may stand between a town and its code. */
export const withoutAsides = (before: string): string =>
  before
    .replace(/(?<=\p{L}) ?\([\p{L} '’-]{2,30}\)\s*$/u, '')
    .replace(/[\s,–—-]+\(?France\)?[\s,(–—-]*$/i, '');

export const isPlainName = (words: readonly string[]): boolean =>
  words.length > 0 &&
  words.length <= 5 &&
  words.every((word) => /^[\p{L}'’.-]*[\p{L}.]$/u.test(word));

/** A telephone number right before a postal code is no part of it. */
export const withoutNumbers = (text: string): string =>
  text.replace(
    /(?<!\d)(?:(?:\+|00)33 ?|\(\+33\) ?|\+33 ?\(0\) ?|0)[1-9](?:[ .-]?\d\d){4}(?= \d{5} \p{Lu})/gu,
    (number) => '|'.repeat(number.length),
  );

/** « 2025. CACES, Saint-Priest »: at the head of a column a job or a course may go on. */
export const isEntry = (key: string): boolean =>
  isPublicBody(key) || /^\W*(?:19|20)\d\d(?!\d)/.test(key);

/** What holds a number is a street, or the next thing told, and no town. */
export const withoutDigits = (stretch: string): string => (/\d/.test(stretch) ? '' : stretch);

/** Before a place where somebody is at weekends. */
export const atTimes =
  /week-?ends?|vacances|internat|(?<![a-z])chez (?:mon|ma|mes) |(?:adresse|domicile) (?:familiale?|parentale?)/;

/** Before a place where somebody is no more. */
export const former = /(?:ancienne|precedente) adresse|auparavant|anciennement|precedemment/;

/** What a line says before a place, from a bracket on that is open since the line before: « (auparavant : 10 rue X, ». */
export const saidBefore = (line: ResumeLine, at: number, before: ResumeLine | undefined): string =>
  (/\([^)]*$/.exec(before?.key ?? '')?.[0] ?? '') + line.key.slice(0, at);

export const street =
  /(?<![a-z])(?:rue|avenue|av|boulevard|bd|bld|place|chemin|allee|allees|impasse|quai|route|square|passage|residence|lotissement|cours|faubourg|lieu-dit|cite|villa|hameau|appartement|batiment|bat)(?![a-z])/;

export const addressLabel =
  /(?<![a-z])(?:adresse|address|domicile|habite|demeurant|ville|commune|lieu de residence)(?![a-z])/;

const suffix = / (\d+)(?:er|e|eme|ere)?(?: arr\w*)?$/;

/** « lyon 3e arrondissement », « lyon 3 » → « lyon » and 3. */
export const parted = (key: string): { base: string; number: string | null } => ({
  base: key.replace(suffix, ''),
  number: suffix.exec(key)?.[1] ?? null,
});

export const withoutArticle = (key: string): string => key.replace(/^(?:le|la|les|l) /, '');

/** What is said on a line, or on the one before it, of where somebody lives. */
export const lineWorth = (line: ResumeLine, before: ResumeLine | undefined): number =>
  (addressLabel.test(line.key.replace('adresse electronique', '')) ||
  addressLabel.test(before?.key ?? '')
    ? 2
    : 0) + (street.test(line.key) || street.test(before?.key ?? '') ? 1 : 0);

/** What starts farther aside stands in another column. */
const widestIndent = 200;

export const isUnder = (one: ResumeLine, other: ResumeLine): boolean =>
  Math.abs(one.x - other.x) < widestIndent;
