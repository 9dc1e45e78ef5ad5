import { fold } from '@tandem/matching/text/fold';
import type { ResumeLine } from './lines.ts';

/** A mail that was printed or saved as a file, with a resume in it. */
export interface PrintedMail {
  /** The words of the name of who sent it, folded; empty where its head does not say. */
  name: string[];
  /** Who sends it and what is signed: where one's own contact data stand. */
  sender: ResumeLine[];
  /** To whom it goes, and what was written before. */
  others: ReadonlySet<ResumeLine>;
}

const sent = /^(?:de|from|expediteur) ?:\s*(?=\S)/;
const address = /[<(]?[a-z0-9][a-z0-9._%+-]*@[a-z0-9.-]+\.[a-z]{2,}[>)]?/;
const received =
  /^(?:a|to|cc|cci|bcc|copie(?: cachee)?|destinataires?|repondre a|reply-to) ?:\s*\S/;

/** « Anna Roux <anna.roux@exemple.fr> », which some mailboxes print over the addressee's line without a label. */
const isNamed = /^[a-z][a-z'. -]{2,60}<[^<>@\s]+@[^<>\s]+>/;

/** « Le 6 mars 2026, Paul Durand a écrit : »: what follows was written by whoever is answered. */
const quoted = /(?:a ecrit|wrote) ?:$|^-{2,} ?(?:message (?:d'origine|transfere)|original message)/;

const closing =
  /^(?:bien )?(?:cordialement|respectueusement|a vous|salutations|sinceres)|salutations/;
const longestSignature = 6;
/** How many lines of a head may stand between who sends and who receives. */
const longestHead = 4;

const nameIn = (key: string): string[] =>
  key
    .replace(sent, '')
    .split(/[<(@]/, 1)
    .flatMap((said) => (key.includes('<') || key.includes('(') ? said.split(/[^a-z]+/) : []))
    .filter((word) => word.length > 1);

/** Who sent a printed mail and who did not; null for what is none, or where several heads name several senders. */
export const readPrintedMail = (lines: readonly ResumeLine[]): PrintedMail | null => {
  const keys = lines.map(({ text }) => fold(text).replaceAll('’', "'").replaceAll('\t', ' '));
  const end = keys.findIndex((key) => quoted.test(key));
  const isQuoted = (index: number): boolean =>
    (end >= 0 && index >= end) || keys[index]?.startsWith('>') === true;
  const heads = keys.flatMap((key, index) => {
    const isHead = (sent.test(key) && address.test(key)) || isNamed.test(key);
    const next = keys.slice(index + 1, index + 1 + longestHead);
    return isHead && !isQuoted(index) && next.some((one) => received.test(one)) ? [index] : [];
  });
  const [at, ...more] = heads;
  const head = at === undefined ? undefined : lines[at];
  if (at === undefined || !head || more.length > 0) return null;
  const others = lines.filter(
    (_, index) => isQuoted(index) || (received.test(keys[index] ?? '') && index > at),
  );
  const last = end >= 0 ? end : lines.length;
  const signed = keys.findLastIndex((key, index) => index < last && closing.test(key));
  const signature =
    signed < 0 ? [] : lines.slice(signed + 1, Math.min(last, signed + 1 + longestSignature));
  return {
    name: nameIn(keys[at] ?? ''),
    sender: [head, ...signature.filter((line) => !others.includes(line))],
    others: new Set(others),
  };
};
