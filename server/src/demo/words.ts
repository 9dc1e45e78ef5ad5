import type { Civility } from '@tandem/domain/reference/civilities';

/** `[acteur|actrice]` → the form for a civility. */
export const gendered = (text: string, civility: Civility): string =>
  text.replaceAll(/\[([^\][|]*)\|([^\][|]*)\]/g, (_, masculine: string, feminine: string) =>
    civility === 'M' ? masculine : feminine,
  );

/** French spacing: a narrow no-break space before double signs and inside quotation marks. */
export const typeset = (text: string): string =>
  text
    .replaceAll("'", '’')
    .replaceAll(/ (?=[;:!?»%])/g, '\u202F')
    .replaceAll('« ', '«\u202F')
    .replaceAll(/(?<=\d) (?=\d{3}\b)/g, '\u202F')
    .replaceAll(/(?<=\d) (?=€|h\b|kg\b|°C|m²)/g, '\u00A0');

export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const startsWithVowel = (text: string): boolean => /^[aeiouyhâàéèêëîïôœ]/i.test(text);

/** « de » before a word: « d’accueillir », « de préparer ». */
export const withDe = (text: string): string =>
  startsWithVowel(text) ? `d’${text}` : `de ${text}`;

/** A second verb after « et », with its pronoun: « collecter les variables et établir les bulletins ». */
const secondVerb = /(?<= et )(?:(?:en|y|les?|la) )?\p{L}+(?:er|ir|re)(?!\p{L})/gu;

/** What has to be done, after a preposition that comes again before a second verb. */
export const afterEach = (preposition: (verb: string) => string, task: string): string =>
  preposition(task.replaceAll(secondVerb, preposition));

/** « à Lyon », « au Havre », « aux Abymes ». */
export const atTown = (town: string): string => {
  if (town.startsWith('Le ')) return `au ${town.slice(3)}`;
  if (town.startsWith('Les ')) return `aux ${town.slice(4)}`;
  return `à ${town}`;
};

/** Without what tells namesakes apart: « Saint-Denis (974) » → « Saint-Denis ». */
export const plainTown = (town: string): string => town.replace(/ \(.*\)$/, '');

/** The same word before each: « à lire, à écrire et à compter ». */
export const listedWith = (word: string, tasks: readonly string[]): string =>
  listed(tasks.map((task) => afterEach((verb) => `${word} ${verb}`, task)));

/** « a, b et c ». */
export const listed = (items: readonly string[]): string =>
  items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} et ${items.at(-1) ?? ''}`;

/** For an address: without accents and case, everything else a separator. */
export const slug = (text: string, separator = '-'): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, separator)
    .replaceAll(/^\W+|\W+$/g, '');
