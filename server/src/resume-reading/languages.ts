import { isAbout, type Section } from './sections.ts';

/** How resumes call languages, folded, and how the sheet does. */
const names: readonly (readonly [shown: string, written: string])[] = [
  ['Français', 'francais|francaise|french'],
  ['Anglais', 'anglais|english'],
  ['Espagnol', 'espagnol|spanish|espanol|castillan'],
  ['Allemand', 'allemand|german|deutsch'],
  ['Italien', 'italien|italian|italiano'],
  ['Portugais', 'portugais|portuguese|portugues|bresilien'],
  ['Arabe', 'arabe|arabic|darija|arabe litteraire|arabe dialectal'],
  ['Chinois', 'chinois|chinese|mandarin'],
  ['Cantonais', 'cantonais'],
  ['Japonais', 'japonais|japanese'],
  ['Coréen', 'coreen|korean'],
  ['Russe', 'russe|russian'],
  ['Ukrainien', 'ukrainien|ukrainian'],
  ['Polonais', 'polonais|polish'],
  ['Roumain', 'roumain|romanian'],
  ['Bulgare', 'bulgare'],
  ['Serbe', 'serbe'],
  ['Croate', 'croate'],
  ['Albanais', 'albanais'],
  ['Grec', 'grec|greek'],
  ['Turc', 'turc|turkish'],
  ['Kurde', 'kurde'],
  ['Arménien', 'armenien'],
  ['Géorgien', 'georgien'],
  ['Hébreu', 'hebreu|hebrew'],
  ['Persan', 'persan|farsi|perse'],
  ['Dari', 'dari'],
  ['Pachto', 'pachto|pashto'],
  ['Ourdou', 'ourdou|urdu'],
  ['Hindi', 'hindi'],
  ['Bengali', 'bengali|bengla'],
  ['Pendjabi', 'pendjabi|punjabi'],
  ['Tamoul', 'tamoul|tamil'],
  ['Cingalais', 'cingalais'],
  ['Vietnamien', 'vietnamien|vietnamese'],
  ['Khmer', 'khmer|cambodgien'],
  ['Lao', 'laotien|lao'],
  ['Thaï', 'thai'],
  ['Tagalog', 'tagalog|philippin'],
  ['Néerlandais', 'neerlandais|dutch|flamand|hollandais'],
  ['Suédois', 'suedois|swedish'],
  ['Norvégien', 'norvegien'],
  ['Danois', 'danois'],
  ['Finnois', 'finnois|finlandais'],
  ['Hongrois', 'hongrois'],
  ['Tchèque', 'tcheque'],
  ['Slovaque', 'slovaque'],
  ['Kabyle', 'kabyle'],
  ['Berbère', 'berbere|tamazight|amazigh|chleuh|tachelhit'],
  ['Wolof', 'wolof'],
  ['Bambara', 'bambara'],
  ['Soninké', 'soninke'],
  ['Peul', 'peul|pulaar|fula|poular'],
  ['Dioula', 'dioula'],
  ['Malinké', 'malinke|mandingue'],
  ['Soussou', 'soussou'],
  ['Lingala', 'lingala'],
  ['Swahili', 'swahili'],
  ['Kikongo', 'kikongo'],
  ['Ewé', 'ewe'],
  ['Fon', 'fon'],
  ['Yoruba', 'yoruba'],
  ['Haoussa', 'haoussa|hausa'],
  ['Amharique', 'amharique'],
  ['Tigrigna', 'tigrigna'],
  ['Somali', 'somali'],
  ['Malgache', 'malgache|malagasy'],
  ['Comorien', 'comorien|shikomori|shimaore|mahorais'],
  ['Créole', 'creole'],
  ['Tahitien', 'tahitien'],
  ['Breton', 'breton'],
  ['Occitan', 'occitan'],
  ['Basque', 'basque|euskara'],
  ['Catalan', 'catalan'],
  ['Corse', 'corse'],
  ['Alsacien', 'alsacien'],
  ['Luxembourgeois', 'luxembourgeois'],
  ['Latin', 'latin'],
  ['Langue des signes', 'langue des signes|lsf'],
];

const shownAs = new Map(
  names.flatMap(([shown, written]) => written.split('|').map((word) => [word, shown] as const)),
);

const anyName = new RegExp(
  `(?<![a-z])(?:${[...shownAs.keys()].toSorted((one, other) => other.length - one.length).join('|')})s?(?![a-z])`,
  'g',
);

const namesIn = (key: string): string[] =>
  Array.from(
    key.matchAll(anyName),
    ([word]) => shownAs.get(word) ?? shownAs.get(word.replace(/s$/, '')) ?? '',
  ).filter((name) => name !== '');

/** What is said of how well a language is known. */
const level =
  /(?<![a-z])(?:[abc][12]|courante?|couramment|bilingue|maternelle|natif|native|notions?|scolaire|intermediaire|debutant|lu[, ]+(?:ecrit|parle)|parle|toeic|toefl|ielts|professionnel|fluent|basic|niveau|technique)(?![a-z])/;

/** Tests that only one language has. */
const tests: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['Anglais', /(?<![a-z])(?:toeic|toefl|ielts|linguaskill|bulats|first certificate)(?![a-z])/],
  ['Espagnol', /(?<![a-z])dele(?![a-z])/],
];

/**
 * The languages that a resume lists, in its order, in the sheet's words and without how well they are known. Without a
 * section for them: those that stand beside a level.
 */
export const readLanguages = (sections: readonly Section[]): string[] => {
  const listed = sections
    .filter((section) => isAbout(section, 'languages'))
    .flatMap(({ lines }) => lines.flatMap(({ key }) => namesIn(key)));
  if (listed.length > 0) return [...new Set(listed)];
  const elsewhere = sections.filter(
    (section) => !isAbout(section, 'experience', 'education', 'references', 'interests'),
  );
  const lines = elsewhere.flatMap((section) => section.lines);
  const mentioned = lines.filter(({ key }) => level.test(key)).flatMap(({ key }) => namesIn(key));
  const tested = tests
    .filter(([, pattern]) => lines.some(({ key }) => pattern.test(key)))
    .map(([name]) => name);
  return [...new Set([...mentioned, ...tested])];
};
