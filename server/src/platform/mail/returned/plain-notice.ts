import type { Verdict } from './delivery-status.ts';

/** Longer ones are not read on: what a server has to say stands at the head. */
const mostLength = 32 * 1024;

/** Where the mail that comes back begins, below what the server says of it. Blanks of its own line alone: empty lines may be many. */
const copyBegins =
  /^[^\S\r\n\u2028\u2029]*(?:--[^\n]*(?:copy|copie|original|headers|message)[^\n]*|(?:received|return-path|message-id|dkim-signature)\s*:[^\n]*|original message headers\s*:?|en-tetes du message d'origine\s*:?)$/m;

/** Still being tried. */
const goesOn =
  /\b(?:will (?:be retried|retry|keep trying|continue to try)|still trying|has been delayed|delivery is delayed|delivery delayed|warning message only|do not need to resend|not yet been delivered|nouvelles? tentatives?|seront? retente|n'a pas encore (?:ete|pu)|remise (?:est )?(?:retardee|differee)|est retardee?)\b/;

/** For good: by a code, or in words. */
const forGood = [
  /(?<![\d.])5\.\d{1,3}\.\d{1,3}(?!\.?\d)/,
  /(?<![\w.+-])55[0-4](?=[\s-])(?!\s*(?:euros?|€))/,
  /\b(?:user|recipient|mailbox|account|address|destinataire|utilisateur|boite|compte|adresse)(?: (?:is|est))? (?:unknown|not found|disabled|inconnue?|introuvable|desactivee?|rejected|rejetee?)\b/,
  /\b(?:unknown|no such|invalid) (?:user|recipient|mailbox|address)\b/,
  /\b(?:does not exist|doesn't exist|n'existe (?:pas|plus)|permanent (?:fatal )?errors?|erreurs? (?:fatales? )?permanentes?|mailbox unavailable)\b/,
];

const failed =
  /\b(?:could not be delivered|couldn't be delivered|delivery (?:has )?failed|undeliverable|undelivered|returned to sender|n'a pas (?:pu )?etre (?:remis|distribue|delivre|achemine)|non remis|non distribuable|echec de (?:la )?(?:remise|livraison|distribution))\b/;

/** In small letters without accents, so that one form of each word will do. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .replaceAll('’', "'")
    .toLowerCase();

export interface PlainNotice {
  verdict: Verdict;
  addresses: string[];
  reason: string;
}

const address = /[\w.!#$%&'*+/=?^`{|}~-]{1,64}@[\p{Letter}\d.-]{1,190}/gu;
const mostAddresses = 50;

const verdictOf = (said: string): Verdict | null => {
  if (goesOn.test(said)) return null;
  if (forGood.some((sign) => sign.test(said))) return 'refused';
  return failed.test(said) ? 'given up' : null;
};

/** The line that says why, or the first that says that it failed. */
const reasonOf = (lines: readonly string[]): string => {
  const signs = [...forGood, failed];
  for (const sign of signs) {
    const line = lines.find((one) => sign.test(plain(one)));
    if (line) return line.trim();
  }
  return '';
};

/** What a mail server says in words of a mail that comes back; null where it does not say that it failed. */
export const readPlainNotice = (subject: string, text: string): PlainNotice | null => {
  const head = text.slice(0, mostLength);
  const folded = plain(head);
  const said = folded.slice(0, copyBegins.exec(folded)?.index ?? folded.length);
  const verdict = verdictOf(`${plain(subject.slice(0, 500))}\n${said}`);
  if (verdict === null) return null;
  const lines = head.split(/\r?\n/).slice(0, said.split('\n').length);
  return {
    verdict,
    addresses: [...said.matchAll(address)]
      .slice(0, mostAddresses)
      .map(([one]) => one.replace(/\.$/, '')),
    reason: reasonOf(lines),
  };
};
