/**
 * Signs that show nothing, or turn the text around them: control signs, directions, what joins nothing, and letters that are
 * there to fill a place (of Unicode's Default_Ignorable_Code_Point, and the empty sign of Braille); not those that colour a heart.
 */
const unseen =
  /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\u2028\u2029\u115F\u1160\u2800\u3164\uFFA0]|[\u034F]|[\u17B4\u17B5]|[\u180B-\u180F]|[\uFE00-\uFE0D]|[\u{E0100}-\u{E01EF}]/u;

/** What turns the direction of all that follows it on a line, a name or a day of others too, and signs that steer machines. */
const turns = /[\u202A-\u202E\u2066-\u2069]|[^\P{Cc}\t\n\r]/gu;

/** A text as others read it: only what is invisible and turns or steers goes; a line of a word processor's is one. */
export const withoutTurns = (text: string): string =>
  text.replaceAll(/[\v\f]/g, '\n').replaceAll(turns, '');

/** No spelling sets so many signs on one letter: they run over the lines above and below. */
const piled = /(\p{Mn}{4})\p{Mn}+/u;

/** An address that mail programs make a link of leads somewhere. */
const address = /:\/\/|\bwww\.|\bxn--|\S@\S+\.\p{L}{2,}/iu;

/** « exemple.fr/compte », « exemple.fr:8080 », whatever the ending: there are more than a thousand. */
const hostAndMore = /[\p{L}\d]\.\p{L}{2,}[/?#:]\S/iu;

/** « ASP.NET/C# », « Tech.IT/Support »: what is written in capitals behind the point is no host as people write them. */
const hostAndMoreInTitle = /[\p{L}\d]\.\p{Ll}{2,}(?:\/|\?|#|:\d)\S*/u;

const host = /[\p{L}\d]\.\p{Ll}{2,}(?![\p{L}\d])/u;
const saysWhatToDo =
  /(?<!\p{L})(?:sur|via|voir|vers|ici|visitez|allez|cliquez|confirmez|connectez|comptes?)(?!\p{L})/iu;
/** More words than that before a host are no longer what somebody is called. */
const longestBeforeHost = 4;

/** « Le Bon Coin.fr » is a company, « Confirmez votre compte sur exemple.fr » is a message. */
const isSentenceWithHost = (name: string): boolean => {
  const at = name.search(host);
  const before = name.slice(0, Math.max(0, at));
  return saysWhatToDo.test(before) || before.split(/\s+/).length > longestBeforeHost;
};

/** What a mail program reads: letters of other alphabets' widths and shapes, and the full stops that hosts may have, as the plain ones. */
const asHost = (text: string): string => text.normalize('NFKC').replaceAll('。', '.');

/** Why something cannot be the name of a person or a company; null where it can. */
export const nameFault = (name: string): string | null => {
  if (unseen.test(name)) return 'Un nom ne contient pas de signes invisibles.';
  if (piled.test(name)) return 'Un nom ne contient pas de signes empilés.';
  const read = asHost(name);
  const isAddress = [/\S@\S/, address, hostAndMore].some((form) => form.test(read));
  return isAddress || isSentenceWithHost(read) ? 'Un nom ne contient pas d’adresse.' : null;
};

/** Why something cannot be the title of a need: others read it in the subjects of mails; null where it can. */
export const titleFault = (title: string): string | null => {
  if (unseen.test(title)) return 'Un intitulé ne contient pas de signes invisibles.';
  if (piled.test(title)) return 'Un intitulé ne contient pas de signes empilés.';
  const isAddress = [address, hostAndMoreInTitle].some((form) => form.test(asHost(title)));
  return isAddress ? 'Un intitulé ne contient pas d’adresse.' : null;
};

const longestInSubject = 60;
const segmenter = new Intl.Segmenter('fr');

/**
 * A name as the subject of a mail has it: between quotation marks, so that it is never read as what the product says, without
 * signs that show nothing, and cut.
 */
export const quotedName = (name: string): string => {
  const shown = name
    .replaceAll(new RegExp(unseen, 'gu'), ' ')
    .replaceAll(new RegExp(piled, 'gu'), '$1')
    .replaceAll(/[«»]/g, '"')
    .replaceAll(/\s+/g, ' ')
    .trim();
  const letters = Array.from(segmenter.segment(shown), ({ segment }) => segment);
  const cut =
    letters.length > longestInSubject
      ? `${letters
          .slice(0, longestInSubject - 1)
          .join('')
          .trimEnd()}…`
      : shown;
  return `« ${cut} »`;
};

/**
 * The name of an uploaded file as others save it: it ends as what the file is, whatever it was called, and nothing that does not
 * show turns that around.
 */
export const savedName = (name: string, ending: string): string => {
  const shown = name.replaceAll(new RegExp(unseen, 'gu'), '');
  if (shown.toLowerCase().endsWith(`.${ending}`)) return shown;
  return `${shown.replace(/\.[a-z]{3,4}$/i, '')}.${ending}`;
};
