import { isEmail } from '../../../accounts/email.ts';
import { fold, squeezed } from '../fold.ts';
import { saysRole } from './contact-roles.ts';

export interface ReadCell {
  value: string;
  /** What it may have meant, where `value` is not sound: to be accepted by a person. */
  proposal?: string;
  /** Further sound addresses of the cell. */
  others?: readonly string[];
}

/** What an address is called after: all before its « @ », as names are compared; '' where it has none. */
export const calledAfter = (email: string): string =>
  squeezed(fold(email.slice(0, Math.max(0, email.indexOf('@')))));

/** Signs that nobody sees, and pictures: no part of an address. */
const invisible = /[\p{Cc}\p{Cf}\u00AD]|\uFE0F|(?![©®])\p{Extended_Pictographic}/gu;

const bare = (text: string): string =>
  text
    .replace(/^mailto:\s*/i, '')
    .replace(/\?.*$/, '')
    .replace(/^(?:e-?mail|courriel|m[ée]l|adresse)\s*:\s*/i, '')
    .replaceAll(/^[\s<("'«[]+|[\s>)"'»\],;.:]+$|\s[-–—]+\s*$/g, '');

/** Spaces around the signs of an address are no part of it. */
const joinedSigns = (text: string): string =>
  text.replaceAll(/\s*@\s*/g, '@').replaceAll(/\s*\.\s*(?=(?:fr|com|net|org|eu|edu)\b)/gi, '.');

/** Words beside an address that are surely no part of it: a label, a remark between brackets, which end soon. */
const besides = /\([^)]{0,300}\)|\[[^\]]{0,300}\]|(?:^|\s)[\p{L}-]+\s*:/gu;

/** A number in a cell of an address: it stands between signs or at an end. */
const numbers =
  /(?<![\p{L}\d@._+-])(?:\+33|0033|0)[\s.]?[1-9](?:[\s.-]?\d\d){4}(?![\p{L}\d@_])\s*[-–—:]?|[-–—]\s*(?=;)/gu;

/** The addresses of a text that holds several, or one and a remark; what stands before one may be its beginning. */
const partsOf = (text: string): string[] =>
  joinedSigns(text)
    // « Léa Durand (lea@…) »
    .replaceAll(/\(([^()@]{0,80}@[^()@]{0,120})\)/g, '; $1 ;')
    .replaceAll(besides, ' ')
    .replaceAll(numbers, ';')
    // « ::: » stands between them in an export of contacts.
    .split(/[;,/|\n]+|:{3}|\s[-–—]\s|\bou\b|\bet\b/)
    .flatMap((piece) => {
      const words = piece.trim().split(/\s+/);
      return words.every((word) => word.includes('@')) ? words : [piece];
    })
    .map(bare)
    .filter((part) => part.includes('@'));

const addressIn = (text: string): string | undefined => {
  const angled = /[<[]\s*(?:mailto:)?([^<>[\]]+@[^<>[\]]+?)\s*[>\]]/i.exec(text)?.[1];
  const candidates = [angled ? bare(angled) : '', bare(text.trim()), ...partsOf(text)];
  return candidates.find((candidate) => candidate !== '' && isSound(candidate));
};

/** Who is meant by « Léa Durand <lea@exemple.fr> » or « - Léa Durand : lea@exemple.fr »; empty where nobody is. */
export const nameBesideEmail = (text: string): string => {
  // Of many blanks in a row the expressions below would try every parting.
  const written = text
    .replaceAll(/\s+/g, ' ')
    .replace(/\[ ?([^\s[\]@]{1,120}@[^\s[\]@]{1,120}) ?\]/, '<$1>')
    // « Léa Durand (BTS MCO) <lea@…> »
    .replace(/ ?\([^()@]{0,80}\) ?(?=<)/, ' ');
  const name =
    /^\s*["'«]?\s*([^"<>@«»]+?)\s*["'»]?\s*<[^<>]+@[^<>]+>/.exec(written)?.[1] ??
    /^[\s\d.)•*–—-]*((?:\p{L}[\p{L}'’.-]*,?\s+){2,5})[:–—(-]*\s*[^\s@]+@[^\s@]/u
      .exec(written)?.[1]
      ?.trim() ??
    '';
  const bareName = name.replace(/^\d{1,3}[.)] ?/, '');
  return /^\p{L}[\p{L}\s,.'’-]*$/u.test(bareName) ? bareName : '';
};

/** Domains that people mistype, with what they mean. */
const domains = new Map(
  `gmail.con gmail.com, gmail.co gmail.com, gmail.fr gmail.com, gmal.com gmail.com, gmial.com gmail.com, gmai.com gmail.com,
  gmaill.com gmail.com, gamil.com gmail.com, gmail.cm gmail.com, gmail gmail.com, hotmail.con hotmail.com, hotmal.com hotmail.com,
  hotmial.com hotmail.com, hotmail.f hotmail.fr, hotmai.fr hotmail.fr, hotmail hotmail.fr, hotmal.fr hotmail.fr, outlook.con outlook.com,
  outlok.fr outlook.fr, outlook outlook.fr, outlok.com outlook.com, yahoo.f yahoo.fr, yaho.fr yahoo.fr, yahoo.con yahoo.com, yahou.fr yahoo.fr,
  orange.f orange.fr, orang.fr orange.fr, orange orange.fr, wanado.fr wanadoo.fr, wanadoo.f wanadoo.fr, laposte.ne laposte.net,
  laposte.fr laposte.net, la-poste.net laposte.net, icloud.con icloud.com, iclou.com icloud.com, icloud icloud.com, free.f free.fr,
  sfr.f sfr.fr, live.f live.fr, hotmail.frr hotmail.fr, gmail.comm gmail.com`
    .split(/,\s+/)
    .map((pair) => pair.split(' ') as [string, string]),
);

const isSound = (text: string): boolean => isEmail(text) && !domains.has(domainOf(text));

const domainOf = (email: string): string => email.slice(email.lastIndexOf('@') + 1).toLowerCase();

/** What an address that is not sound may have meant; undefined where nobody can tell. */
const meant = (text: string): string | undefined => {
  const written = bare(text.trim())
    .replaceAll(
      /\s*(?:\(at\)|\[at\]|\{at\}|\(a\)|[([{<]arobase[)\]}>]|\barobase\b|\bat\b)\s*/gi,
      '@',
    )
    .replaceAll(/\s*(?:\(dot\)|\[dot\]|[([{<]point[)\]}>]|\bpoint\b)\s*/gi, '.')
    .replaceAll(/@{2,}/g, '@')
    .replaceAll(/[,;:](?=\w+$)/g, '.')
    .replace(/^([^@,]+@[\w-]+),(?=[\w-]+\.\w+$)/, '$1.')
    .replaceAll(/\.{2,}/g, '.')
    .replaceAll(/\s+/g, '')
    .replaceAll(/^\.|\.(?=@)|(?<=@)\./g, '')
    .replaceAll(/[<>()"]/g, '');
  const domain = domainOf(written);
  const known = domains.get(domain);
  const named = /^\p{Lu}[\p{L}'-]+(?:\s+\p{Lu}[\p{L}'-]+)*\s+(\S+@\S+)$/u.exec(
    joinedSigns(text.trim()),
  )?.[1];
  if (named !== undefined && isSound(bare(named))) return bare(named);
  // Among several words the address is one of them, and not all.
  const words = joinedSigns(text.trim()).split(/\s+/);
  if (words.length > 2 && words.some((word) => /[^@]@[^@]/.test(word))) {
    const sound = words.map(bare).filter(isSound);
    return sound.length === 1 ? sound[0] : undefined;
  }
  const mended = known ? `${written.slice(0, written.lastIndexOf('@') + 1)}${known}` : written;
  return isSound(mended) ? mended : undefined;
};

/** Lines that hold an address, a number or somebody's name each are several; an address that a narrow cell breaks is one. */
const onOneLine = (text: string): string => {
  const lines = text.split(/[\r\n]+/).filter((line) => line.trim() !== '');
  const isWhole = (line: string): boolean =>
    /\S\s*@\s*\S|^\D{0,12}\+?\d(?:[\s.()/-]*\d){8,12}\s*$/.test(line) ||
    // Who it is, and where: no piece of an address has two words.
    /[\p{L}\d][.,]?\s+[\p{L}\d]/u.test(line) ||
    // What they do.
    saysRole(line);
  return lines.every(isWhole) ? lines.join(' ; ') : text;
};

/**
 * The address of a cell: without « mailto: », the name before it, spaces and what follows the first; one that is not sound
 * stays as it is written, with what it may have meant. `link` is where the cell leads.
 */
export const readEmailCell = (text: string, link = ''): ReadCell => {
  const typed = onOneLine(text).replaceAll(invisible, '').replaceAll('\u00A0', ' ').trim();
  // The example of a template is nobody's address.
  if (/^exemple\b/i.test(typed)) return { value: typed };
  const found = addressIn(typed) ?? addressIn(link.replaceAll(invisible, ''));
  if (found !== undefined) {
    const several = typed.indexOf('@') !== typed.lastIndexOf('@');
    const others = (several ? partsOf(typed) : []).filter((one) => one !== found && isSound(one));
    return { value: found.normalize('NFC'), ...(others.length > 0 && { others }) };
  }
  if (typed === '' || !/[@\p{L}]/u.test(typed)) return { value: '' };
  if (
    /^(?:non|aucune?|néant|neant|nc|n c|n\/a|na|x|inconnue?|sans|pas d['’]adresse|pas de mail|à compléter|anonym(?:e|ous))$/i.test(
      typed,
    )
  )
    return { value: '' };
  const proposal = meant(typed);
  return proposal === undefined ? { value: typed } : { value: typed, proposal };
};
