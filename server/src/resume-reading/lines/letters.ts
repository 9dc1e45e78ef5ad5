import { headingTopics } from './headings.ts';
import { sentencesOf, type ResumeLine } from './lines.ts';
import { isProvider, ownerOf } from './mail-hosts.ts';

const salutation =
  /^(?:objet ?:|(?:madame|monsieur|mesdames|messieurs|bonjour)(?:[ ,]*(?:madame|monsieur|messieurs|et|ou|le|la|directeur|directrice|responsable|[a-z-]+)){0,4} ?,$)/;

/** What letters say and resumes do not. */
const marks: readonly RegExp[] = [
  /^objet ?:/,
  /^(?:chere? )?(?:madame|monsieur|mesdames|messieurs|bonjour)[a-z ,-]{0,40},$/,
  /salutations|veuillez agreer|d'agreer|cordialement|bien a vous|sinceres|dans l'attente/,
  /^(?:lettre de motivation|candidature spontanee)$/,
  /^(?:fait )?a [a-z' -]{2,30},? le \d/,
  /je vous prie|ci-jointe?|mon curriculum vitae|a votre disposition/,
];

const fewestMarks = 2;
const mostHeadings = 2;

const isLetter = (lines: readonly ResumeLine[]): boolean =>
  marks.filter((mark) => lines.some(({ key }) => mark.test(key.replaceAll('’', "'")))).length >=
    fewestMarks && lines.filter(({ key }) => headingTopics(key).length > 0).length < mostHeadings;

/** Says of a block of lines that it names to whom something is sent. */
const addressee =
  /a l'att(?:ention|n)?(?![a-z])|(?<![a-z])attn|destinataire|^(?:m\.?|mr|mme|mlle|monsieur|madame) (?!\S*@)[a-z][a-z'-]|service (?:des? |du )?(?:ressources|recrutement|rh|personnel)|pole (?:rh|ressources|recrutement)|direction (?:des ressources|generale|du personnel)|^(?:la )?direction$|responsable (?:du recrutement|rh|des ressources)|^(?:societe|sarl|sas|groupe|cabinet|entreprise|ets|etablissements|association) (?!(?:pour|ou|qui|dans|en|afin|et|de|d'|a|avec|sur|des|du|depuis)[ '])|(?<![a-z])(?:gerante?|drh)$|(?<![a-z0-9._-])(?:recrutement|rh|drh|ressources.?humaines|candidatures?|direction|contact|accueil)@|^standard ?:/;

/** « Lille, le 3 mars 2026 » tells when the letter was written. */
const dateline = /^(?:fait )?(?:a )?[a-z' -]{2,40},? le \d{1,2}(?:er)? ?[a-z/.]/;

/** What a letter says, without the day on which it was written: what it is about, then sentence by sentence. */
export const letterStatements = (letter: readonly ResumeLine[]): string[] => {
  const parts: ResumeLine[][] = [[]];
  for (const line of letter) {
    const key = line.key.replaceAll('’', "'");
    if (dateline.test(key)) continue;
    if (salutation.test(key) || key.startsWith('objet')) parts.push([]);
    parts.at(-1)?.push(line);
  }
  return parts.flatMap(sentencesOf);
};

/** Whether an address of the block is on a host that is called as the block's other lines are: a firm's own. */
const isFirms = (keys: readonly string[]): boolean =>
  keys.some((key) => {
    const host = ownerOf(/[a-z0-9](?<!(?<![a-z0-9])git)@([a-z0-9.-]+)/.exec(key)?.[1] ?? '');
    if (host.length < 4 || isProvider(host)) return false;
    const label = host.replace(/[^a-z0-9]/g, '');
    return keys.some(
      (other) => !other.includes('@') && other.replace(/[^a-z0-9]/g, '').includes(label),
    );
  });

/** What a person's block and a firm's both hold. */
const detail = /@|(?:\d\D?){9}\d|(?<!\d)\d{5}(?!\d)/;

/** Lines right under each other. */
const intoBlocks = (lines: readonly ResumeLine[]): ResumeLine[][] => {
  const blocks: ResumeLine[][] = [];
  let before: ResumeLine | undefined;
  for (const line of lines) {
    const isNext =
      before?.page === line.page &&
      Math.abs(line.x - before.x) < 60 &&
      line.y >= before.y &&
      line.y - before.y <= 2.2 * Math.max(line.size, before.size);
    const last = blocks.at(-1);
    if (last && isNext) last.push(line);
    else blocks.push([line]);
    before = line;
  }
  return blocks;
};

const postalCode = /(?<!\d)\d{5} \p{L}/u;

/**
 * Whoever writes and whoever is written to right under each other, as in a text without white: before the second place there
 * begins another's block, after the last detail of the first.
 */
const atSecondPlace = (block: ResumeLine[]): ResumeLine[][] => {
  const places = block.flatMap(({ text }, index) => (postalCode.test(text) ? [index] : []));
  const [, second] = places;
  if (second === undefined) return [block];
  const cut = block.slice(0, second).findLastIndex(({ key }) => detail.test(key)) + 1;
  return [block.slice(0, cut), ...atSecondPlace(block.slice(cut))];
};

/** A form that somebody has filled in about themselves, or their own words. */
const ownForm =
  /^prenoms?(?: d[ue] [a-z ]+)? ?(?::|\t)|(?<![a-z])(?:je m'appelle|j'habite|m'appeler|me joindre|m'ecrire)(?![a-z])/;

const namesOf = (block: readonly ResumeLine[], name: readonly string[]): number =>
  block.filter(({ key }) => name.some((word) => word.length > 2 && key.includes(word))).length;

const isAddressee = (block: readonly ResumeLine[], name: readonly string[]): boolean => {
  const keys = block.map(({ key }) => key.replaceAll('’', "'"));
  const isNamed =
    (namesOf(block, name) > 0 ||
      keys.some((key) => ownForm.test(key) || headingTopics(key).includes('contact'))) &&
    !keys.some((key) => /attention|destinataire/.test(key));
  return (
    !isNamed &&
    (keys.some((key) => addressee.test(key)) || isFirms(keys)) &&
    keys.some((key) => detail.test(key))
  );
};

/** Whether a line has an address that bears one's whole name: it is one's own, whoever is named above it. */
const hasOwnAddress = ({ key }: ResumeLine, name: readonly string[]): boolean =>
  name.length > 1 &&
  (key.match(/[a-z0-9._+-]+(?=@)/g) ?? []).some((local) =>
    name.every((word) => local.includes(word)),
  );

export interface Correspondence {
  /** The lines of the resume, without pages that are letters. */
  resume: ResumeLine[];
  /** The block of a letter that says who writes. */
  sender: ResumeLine[];
  /** What letters say. */
  letter: ResumeLine[];
  /** Lines of the resume that name to whom it is sent. */
  addressee: ReadonlySet<ResumeLine>;
}

/** The blocks of a letter's head, before what it is about. */
const headOf = (letter: readonly ResumeLine[]): ResumeLine[][] => {
  const end = letter.findIndex(({ key }) => salutation.test(key.replaceAll('’', "'")));
  return intoBlocks(letter.slice(0, end < 0 ? Math.min(letter.length, 16) : end)).flatMap(
    atSecondPlace,
  );
};

const closing = /salutations|veuillez agreer|d'agreer|cordialement|bien a vous|sinceres/;

/** The words of the line under a letter's last sentence that stands at its head, too: who writes. */
const signatureOf = (letter: readonly ResumeLine[]): string[] => {
  const end = letter.findLastIndex(({ key }) => closing.test(key.replaceAll('’', "'")));
  const signed = letter
    .slice(end + 1)
    .find(
      ({ key }, index) =>
        end >= 0 && index < 3 && letter.slice(0, end).some((one) => one.key === key),
    );
  return (signed?.key ?? '').split(/[^a-z]+/).filter((word) => word.length > 1);
};

/** Who writes, and right under it « À l'attention de … », to whom: two blocks. */
const apartFromAddressee = (block: ResumeLine[], name: readonly string[]): ResumeLine[][] => {
  const at = block.findIndex(({ key }) => /^(?:a l.att(?:ention|n)|attn|destinataire)/.test(key));
  const isOwn = at > 0 && namesOf(block.slice(0, at), name) > 0;
  return isOwn ? [block.slice(0, at), block.slice(at)] : [block];
};

const senderIn = (letter: readonly ResumeLine[], named: readonly string[]): ResumeLine[] => {
  const signature = signatureOf(letter);
  const name = signature.length > 1 ? signature : named;
  const blocks = headOf(letter)
    .flatMap((block) => apartFromAddressee(block, name))
    .filter((block) => !isAddressee(block, name));
  const own = blocks.find((block) => namesOf(block, name) > 0);
  // A resume without a name on it gives a trade for one, which the letter does not know.
  const isUnknown = !name.every((word) =>
    letter.some(({ key }) => key.split(/[^a-z]+/).includes(word)),
  );
  return own ?? (isUnknown ? (blocks[0] ?? []) : []);
};

/**
 * Tells a resume from the letter that came with it in one file, and from the firm's address at its head. A file that is
 * nothing but a letter is read as one. `nameOf` tells the name of whose lines they are.
 */
export const withoutLetters = (
  lines: readonly ResumeLine[],
  nameOf: (lines: readonly ResumeLine[]) => readonly string[],
): Correspondence => {
  const pages = [...Map.groupBy(lines, ({ page }) => page).values()];
  const letters = pages.filter(isLetter);
  const rest = pages.filter((page) => !letters.includes(page)).flat();
  const resume = rest.length > 0 ? rest : [...lines];
  const name = rest.length > 0 ? nameOf(rest) : [];
  const strangers = (rest.length > 0 ? intoBlocks(resume) : headOf(resume))
    .flatMap((block) => apartFromAddressee(block, name))
    .filter((block) => isAddressee(block, name));
  return {
    resume,
    sender: letters.flatMap((letter) => senderIn(letter, name)),
    letter: letters.flat(),
    addressee: new Set(strangers.flat().filter((line) => !hasOwnAddress(line, name))),
  };
};
