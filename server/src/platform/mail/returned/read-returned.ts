import PostalMime, { type Attachment, type Email } from 'postal-mime';
import { readDeliveryStatus, type RecipientReport, type Verdict } from './delivery-status.ts';
import { readPlainNotice } from './plain-notice.ts';

/** What a mail that came back says. */
export interface Returned {
  verdict: Verdict;
  /** Of whom it says so, in small letters. */
  addresses: string[];
  reason: string;
  /** All that is written in it: it names the mail that came back. */
  text: string;
}

const servers =
  /(?:mailer[-_]?daemon|mail[-_]?daemon|postmaster|microsoftexchange[0-9a-f]*|mail[-_.]?delivery[-_.]?(?:subsystem|system))@/i;

const unfolded = (head: string): string => head.replaceAll(/\r?\n[ \t]+/g, ' ');

/** By its head: whether a mail may be one that came back. All others, people's among them, are not read. */
export const mayBeReturned = (head: string): boolean => {
  const lines = unfolded(head);
  return (
    /^content-type:\s*multipart\/report\b[^\n]*delivery-status/im.test(lines) ||
    /^x-failed-recipients:/im.test(lines) ||
    servers.test(/^from:([^\n]*)$/im.exec(lines)?.[1] ?? '')
  );
};

const partLength = 64 * 1024;

const textOf = ({ content }: Attachment): string =>
  typeof content === 'string'
    ? content.slice(0, partLength)
    : Buffer.from(content.slice(0, partLength) as ArrayBuffer).toString('utf8');

const ofReport = (reports: readonly RecipientReport[]): Omit<Returned, 'text'> | null => {
  const failed = reports.filter(({ verdict }) => verdict !== null);
  const worst = failed.find(({ verdict }) => verdict === 'refused') ?? failed[0];
  if (!worst?.verdict) return null;
  const same = failed.filter(({ verdict }) => verdict === worst.verdict);
  return {
    verdict: worst.verdict,
    addresses: same.flatMap(({ addresses }) => addresses),
    reason: worst.reason,
  };
};

const ofWords = ({ subject = '', text, html, headers }: Email): Omit<Returned, 'text'> | null => {
  const words = text?.trim() ? text : (html ?? '').replaceAll(/<[^<>]{0,2000}>/g, ' ');
  const notice = readPlainNotice(subject, words);
  const named = headers.find(({ key }) => key === 'x-failed-recipients')?.value ?? '';
  return (
    notice && {
      ...notice,
      addresses: [
        ...notice.addresses,
        ...named
          .slice(0, 2000)
          .toLowerCase()
          .split(/[,\s]+/),
      ],
    }
  );
};

/**
 * What a mail that came back says of the mail that it gives back: by its delivery status (RFC 3464), or else in the words of the
 * server. Null for any other mail, and for one that cannot be read.
 */
export const readReturned = async (source: Uint8Array): Promise<Returned | null> => {
  try {
    const mail = await PostalMime.parse(source, {
      maxNestingDepth: 20,
      maxHeadersSize: 256 * 1024,
      maxRfc822NestingDepth: 0,
      attachmentEncoding: 'arraybuffer',
    });
    const parts = mail.attachments.filter(({ mimeType }) =>
      /^(?:message|text)\//.test(mimeType.toLowerCase()),
    );
    const status = parts.find(({ mimeType }) =>
      /^message\/(?:global-)?delivery-status$/i.test(mimeType),
    );
    const said = status ? ofReport(readDeliveryStatus(textOf(status))) : ofWords(mail);
    return (
      said && {
        ...said,
        text: [mail.text ?? '', mail.html ?? '', ...parts.map(textOf)]
          .map((part) => part.slice(0, 2 * partLength))
          .join('\n'),
      }
    );
  } catch {
    return null;
  }
};
