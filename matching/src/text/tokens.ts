import { inFull } from './abbreviations.ts';
import { fold } from './fold.ts';
import { lemma, stem } from './stem.ts';
import { stopWords } from './stop-words.ts';

export interface Token {
  /** As people read it, in lower case. */
  form: string;
  /** Without accents. */
  folded: string;
  /** Without gender and number. */
  lemma: string;
  /** Of its family of words. */
  stem: string;
  /** What it is the first of, if of anything. */
  opens: 'line' | 'stretch' | 'nothing';
}

/** A stretch of text inside which words belong together: an item of a list, a clause. */
export interface Segment {
  tokens: readonly Token[];
  /** Whether it is the first of its line. */
  opensLine: boolean;
  /** Whether it says what somebody is: « je suis … ». */
  tellsWhat: boolean;
}

/** What makes a word feminine, written behind its masculine. */
const feminineEnding = 'e|ne|le|se|ve|fe|euse|rice|trice|i?[èe]re|i?enne|ive';

/**
 * « développeur(euse) », « candidat·e·s », « vendeur.se », « assistant-e », « conducteur/trice » say one word, in both genders. Before
 * a hyphen or a slash stand three letters at least: « H/e » is none.
 */
const inclusiveEndings = new RegExp(
  String.raw`\s?\(-?(?:${feminineEnding})s?\)|(?:(?<=\p{L})[·•.]|(?<=\p{L}{3})[-/])(?:${feminineEnding})(?:[·•./-]?s)?(?![\p{L}\p{N}])`,
  'gu',
);

/** Who has no licence must not be taken to have one, nor must a need that asks for none. */
const noLicence =
  /(?<![\p{L}\p{N}])(?:(?:pas (?:encore )?(?:de|le|du)|sans|aucun|ni) permis(?: de conduire)?(?: b(?![\p{L}\p{N}]))?|permis(?: de conduire)?(?: b)?\s+(?:non|pas|n'est (?:pas|ni))[^\n,;.]*)/gu;

/** « je ne souhaite plus travailler dans la vente » says what is not looked for; « je ne veux pas seulement vendre » does not. */
const unwanted =
  /(?<![\p{L}\p{N}])je ne (?:veux|souhaite|cherche|recherche|désire|desire) (?:pas|plus)(?! (?:seulement|uniquement|juste|que|simplement)(?![\p{L}\p{N}]))[^\n,;.!?]*/gu;

const tellingWhat = /(?<![\p{L}\p{N}])(?:suis|être|etre|était|etait|comme)\s/u;

const elisions = /(?<![\p{L}\p{N}])(?:[ldjnstcm]|qu|jusqu|lorsqu|puisqu|quelqu|presqu)'/gu;

/** A line shorter than this ends what it says; a longer one may go on in the next (running text in a PDF). */
const wrappedLine = 50;

const joinWrappedLines = (readable: string): string =>
  readable
    .replace(/(\p{L})-\n(?=\p{L})/gu, '$1')
    .split('\n')
    .map((line) => {
      const text = line.trim();
      return text.length >= wrappedLine ? `${text} ` : `${text}\n`;
    })
    .join('');

/** Punctuation that separates; a dot or a colon only before a space, so that « node.js » stays one stretch. */
const separators = /[.:](?=\s|$)|[;,!?…()[\]{}«»"“”|•·▪●◦■►*=<>\t]|\s-+\s|^-\s/u;

/** « .net » and « c++ » keep their signs; an apostrophe, a hyphen or a slash parts words. */
const tokenPattern = /(?<![\p{L}\p{N}])\.net(?![\p{L}\p{N}])|[\p{L}\p{N}]+(?:\+\+|#)?/gu;

const tokensOf = (stretch: string): Token[] => {
  const tokens: Token[] = [];
  for (const [form] of stretch.matchAll(tokenPattern)) {
    const folded = fold(form);
    if (isFunctionWord(folded)) continue;
    const token = {
      form,
      folded,
      lemma: lemma(folded),
      stem: stem(folded),
      opens: 'nothing' as const,
    };
    // « Technicien / Technicienne » is one word, said twice.
    if (token.lemma !== tokens.at(-1)?.lemma) tokens.push(token);
  }
  return tokens;
};

/** The tokens of a readable text (see `toReadable`), stretch by stretch, without the words that every text has. */
export const segmentsOf = (readable: string): Segment[] => {
  const text = joinWrappedLines(
    inFull(readable.replace(/\r\n?/g, '\n').replace(inclusiveEndings, ''))
      .replace(noLicence, ' ; ')
      .replace(unwanted, ' ; ')
      .replace(elisions, ' '),
  );
  return text.split('\n').flatMap((line) =>
    line
      .split(separators)
      .map((stretch) => ({ tokens: tokensOf(stretch), tellsWhat: tellingWhat.test(stretch) }))
      .filter(({ tokens }) => tokens.length > 0)
      .map((stretch, index) => ({ ...stretch, opensLine: index === 0 })),
  );
};

/** Stretches as one run of tokens, in which the first of each is marked. */
export const runOf = (segments: readonly Pick<Segment, 'tokens' | 'opensLine'>[]): Token[] =>
  segments.flatMap(({ tokens, opensLine }) =>
    tokens.map((token, index) =>
      index > 0 ? token : { ...token, opens: opensLine ? ('line' as const) : ('stretch' as const) },
    ),
  );

/** Single letters stay: they are words of skills (« langage C », « permis B »). */
const isFunctionWord = (folded: string): boolean => folded.length > 1 && stopWords.has(folded);

/**
 * Whether a token counts as a word of its own. Numbers (ages, dates, telephones, postal codes, amounts), codes that are
 * mostly digits and single letters do not.
 */
export const isWord = ({ folded }: Token): boolean => {
  if (folded.length < 2 || folded.length > 40) return false;
  const digits = folded.replace(/\D/gu, '').length;
  return digits === 0 || (digits <= 3 && folded.length - digits >= 2 && /^\p{L}/u.test(folded));
};
