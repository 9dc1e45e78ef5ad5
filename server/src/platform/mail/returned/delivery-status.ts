/** What a mail server says became of a mail: never delivered as it cannot be, or given up after a while. */
export type Verdict = 'refused' | 'given up';

export interface RecipientReport {
  /** Of the recipient as it was asked for, and as it was tried in the end. */
  addresses: string[];
  /** Null: it has arrived, or is still being tried. */
  verdict: Verdict | null;
  /** In the server's own words. */
  reason: string;
}

/** Nobody writes to more; a report that says more of itself is not read on. */
const mostRecipients = 50;
const mostLength = 64 * 1024;

type Fields = ReadonlyMap<string, string>;

const fieldsOf = (group: string): Fields => {
  const lines = group.replaceAll(/\r?\n[ \t]+/g, ' ').split(/\r?\n/);
  return new Map(
    lines.flatMap((line) => {
      const colon = line.indexOf(':');
      return colon < 1
        ? []
        : [[line.slice(0, colon).trim().toLowerCase(), line.slice(colon + 1).trim()] as const];
    }),
  );
};

/** `rfc822; ines@exemple.fr`, also within angle brackets. */
const addressOf = (value: string | undefined): string[] => {
  const address = value?.slice(value.indexOf(';') + 1).replaceAll(/[<>\s]/g, '') ?? '';
  return address.includes('@') ? [address.toLowerCase()] : [];
};

/** 5 for good, 4 for now: by the status (RFC 3463), or else by the answer of the server that was asked. */
const classOf = (fields: Fields): string | undefined =>
  /^([245])\.\d{1,3}\.\d{1,3}/.exec(fields.get('status') ?? '')?.[1] ??
  /^[\w-]{1,20};\s*(?:<[^>]{0,320}>:?\s*)?([245])\d\d\b/.exec(
    fields.get('diagnostic-code') ?? '',
  )?.[1];

const verdictOf = (fields: Fields): Verdict | null => {
  if (!/^failed\b/i.test(fields.get('action') ?? '')) return null;
  return classOf(fields) === '5' ? 'refused' : 'given up';
};

const reasonOf = (fields: Fields): string => {
  const words = fields.get('diagnostic-code')?.replace(/^[\w-]{1,20};\s*/, '') ?? '';
  return words || (fields.get('status') ?? '');
};

/** The recipients that a delivery status tells of (RFC 3464). */
export const readDeliveryStatus = (text: string): RecipientReport[] =>
  text
    .slice(0, mostLength)
    .split(/\r?\n[ \t]*\r?\n/)
    .map(fieldsOf)
    .filter((fields) => fields.has('final-recipient') || fields.has('action'))
    .slice(0, mostRecipients)
    .map((fields) => ({
      addresses: [
        ...addressOf(fields.get('original-recipient')),
        ...addressOf(fields.get('final-recipient')),
      ],
      verdict: verdictOf(fields),
      reason: reasonOf(fields),
    }));
