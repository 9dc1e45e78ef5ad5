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

/**
 * « et » between two verbs of which each has its own object, as in « collecter les variables et établir les bulletins »;
 * not the one of « tracer et poser les gaines ».
 */
const betweenVerbs =
  /(?<!^(?:\p{L}+, )*\p{L}+) et (?=(?:(?:en|y|les?|la) )?\p{L}+(?:er|ir|re)(?!\p{L}))/u;

/** The same before each verb: « de lire, d’écrire et de compter ». */
export const listedVerbs = (
  preposition: (verb: string) => string,
  tasks: readonly string[],
): string => listed(tasks.flatMap((task) => task.split(betweenVerbs)).map(preposition));

/** « à Lyon », « au Havre », « aux Abymes ». */
export const atTown = (town: string): string => {
  if (town.startsWith('Le ')) return `au ${town.slice(3)}`;
  if (town.startsWith('Les ')) return `aux ${town.slice(4)}`;
  return `à ${town}`;
};

/** Without what tells namesakes apart: « Saint-Denis (974) » → « Saint-Denis ». */
export const plainTown = (town: string): string => town.replace(/ \(.*\)$/, '');

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
