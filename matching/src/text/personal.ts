import { fold } from './fold.ts';

/** What is put where personal data stood: it separates, so that nothing new is read across it. */
const gap = ' ; ';

const word = String.raw`[\p{L}'-]+`;
const way =
  'rue|avenue|av|boulevard|bd|bld|place|chemin|all[ée]es?|impasse|quai|route|square|passage|r[ée]sidence|lotissement|' +
  'faubourg|sentier|villa|cit[ée]|hameau|lieu-dit|b[âa]timent|b[âa]t|appartement|appt?';
const months =
  'janvier|f[ée]vrier|mars|avril|mai|juin|juillet|ao[ûu]t|septembre|octobre|novembre|d[ée]cembre';
const before = String.raw`(?<![\p{L}\p{N}])`;
const pattern = (source: string): RegExp => new RegExp(source, 'gu');

/** Patterns on a readable text (see `toReadable`), tolerant of missing accents. */
const personalPatterns: readonly RegExp[] = [
  // From where a word begins: what has no « @ », or no ending, would else be followed to its end from each of its letters.
  pattern(String.raw`(?<![^\s@<>()])[^\s@<>()]+@[^\s@<>()]+`),
  pattern(
    String.raw`(?:https?://|www\.)\S+|(?<![\p{L}\p{N}-])[\p{L}\p{N}-]+\.(?:com|fr|net|org|io)/\S*`,
  ),
  // « 12 bis, rue des Lilas … » up to the end of its line or to a comma.
  pattern(String.raw`${before}\d{1,4}\s*(?:bis|ter|quater)?\s*,?\s*(?:${way})\.?\s[^\n,;|•]*`),
  // « 3 cours de cuisine » is no address; « 3 cours Lafayette 69003 … » is.
  pattern(
    String.raw`${before}\d{1,4}\s*(?:bis|ter)?\s*,?\s*cours\s[^\n;|•]{0,200}?\d{5}\s+${word}`,
  ),
  // « 69003 Lyon », « 94100 Saint-Maur-des-Fossés », « 76600 Le Havre cedex 2 ».
  pattern(
    String.raw`${before}(?:f-)?\d{5}\s+(?:(?:le|la|les|saint|sainte)\s+)?${word}(?:\s+cedex)?`,
  ),
  // « né le 3 mars 2004 à Lyon », « nationalité : française », « situation familiale : … ».
  pattern(String.raw`${before}n[ée](?:\(?e\)?|·e)?\s+(?:le|en)\s+(?:1er|\d|${months})[^\n,;|•]*`),
  pattern(String.raw`${before}nationalit[ée]\s*:?\s*${word}`),
  pattern(String.raw`${before}situation\s+(?:familiale|matrimoniale)[^\n,;|•]*`),
  // A civility and the name behind it, on the same line.
  pattern(
    String.raw`${before}(?:m\.|mr\.?|mme\.?|mlle\.?|monsieur|madame|mademoiselle)[^\S\n]+${word}`,
  ),
  pattern(
    String.raw`${before}(?:je\s+m'appelle|(?:pr[ée])?noms?\s*:)[^\S\n]*${word}(?:[^\S\n]+${word})?`,
  ),
];

/** Blanks in a row as the widest gap among them. */
const asOneGap = (blanks: string): string => {
  const breaks = blanks.replace(/\r\n?/g, '\n').split('\n').length - 1;
  if (breaks > 0) return breaks > 1 ? '\n\n' : '\n';
  return blanks.includes('\t') ? '\t' : ' ';
};

/** Patterns look for blanks in several places: each way to share a long row of them out among those would be tried. */
const withShortGaps = (text: string): string => text.replace(/\s{2,}/gu, asOneGap);

/** A readable text without e-mails, links, postal addresses, dates of birth, nationality and civilities with names. */
export const withoutPersonalPatterns = (readable: string): string => {
  let text = withShortGaps(readable);
  for (const personal of personalPatterns) text = text.replace(personal, gap);
  return text;
};

/** The single words, folded, of the names and places that belong to one person. */
export const personalWords = (values: readonly string[]): ReadonlySet<string> =>
  new Set(
    values
      .flatMap((value) => fold(value).split(/[^\p{L}\p{N}]+/u))
      .filter((part) => part.length > 1),
  );

/** What people write before their own name or town, and before no trade that is written with a capital. */
const introduced = new RegExp(
  String.raw`(?<![\p{L}\p{N}])((?:je suis|moi,? c['’]est|famille|profil de|page \d+(?: ?(?:sur|/|-) ?\d+)?|habite(?: à)?|` +
    String.raw`secteur de|autour de|environs de|lyc[ée]e de|\p{L}\.|[àÀ])\s*)((?:l[ea]s?\s|l['’])?\p{L}[\p{L}'’-]*)`,
  'giu',
);

/**
 * A text as it is seen, without the own names that are said to be some: « je suis Rose », « fait à Tours », « R. Boulanger ». With a
 * capital alone: « je suis boulanger » says a trade, whoever says it.
 */
export const withoutIntroduced = (text: string, own: ReadonlySet<string>): string =>
  text.replace(introduced, (whole: string, before: string, name: string) => {
    const words = [...personalWords([name])];
    const isOwn = words.length > 0 && words.every((word) => own.has(word));
    return isOwn && /\p{Lu}/u.test(name) ? before + gap : whole;
  });

/** How a line has a word that is somebody's own name or town as well. */
export interface Standing {
  /** It is a word of some trade, or the text has it without a capital. */
  isTradeWord: (token: string) => boolean;
  /** It is all that says what somebody is, and is a trade: « je suis boulanger ». */
  saysATrade: (token: string) => boolean;
}

/**
 * Which tokens of one line are somebody's own name or town. Two or more side by side are (« Rose Martin »), and a line of
 * nothing else is. One alone is too, unless it is a word of some trade or of the text: a candidate called Rose or Boulanger must not
 * lose the roses and bakeries of their resume, which would make the name count.
 */
export const personalTokens = (
  tokens: readonly string[],
  own: ReadonlySet<string>,
  { isTradeWord, saysATrade }: Standing,
): boolean[] => {
  const isOwn = tokens.map((token) => own.has(token));
  const [only = ''] = tokens;
  if (tokens.length === 1 && isOwn[0] === true) return [!saysATrade(only)];
  if (isOwn.every(Boolean)) return isOwn;
  return isOwn.map(
    (mine, index) =>
      mine &&
      (isOwn[index - 1] === true || isOwn[index + 1] === true || !isTradeWord(tokens[index] ?? '')),
  );
};
