import { typeset } from '@tandem/domain/typography';

/** What mail programs offer to put into the reader's calendar (RFC 6047). */
export interface CalendarPart {
  method: 'REQUEST' | 'CANCEL' | 'PUBLISH';
  /** The calendar file (RFC 5545). */
  content: string;
  /** Further ones of the same method, each attached beside it. */
  others?: readonly string[];
}

export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Stays the same when a mail is sent again, so that the receiving side can tell. */
  messageId: string;
  calendar?: CalendarPart;
  /** Where mail programs ask, by one click, for nothing more of the kind (RFC 8058). */
  lessAt?: string;
}

export interface Mailer {
  /** Fails with `MailRefused` when the recipient was refused for good, with any other error when it may work later. */
  send(mail: Mail): Promise<void>;
  close(): void;
}

/** The mail server refused the recipient or the message for good (a 5xx answer): trying again is of no use. */
export class MailRefused extends Error {
  override readonly name = 'MailRefused';
}

const calendarParts = ({ method, content, others = [] }: CalendarPart) => ({
  icalEvent: { method, content, filename: 'rendez-vous.ics' },
  attachments: others.map((other, index) => ({
    filename: `rendez-vous-${index + 2}.ics`,
    content: other,
    contentType: `text/calendar; charset=utf-8; method=${method}`,
  })),
});

/** A mail as the library takes it; programs that answer by themselves leave it alone. */
export const envelopeOf = ({ to, calendar, lessAt, ...mail }: Mail, from: string) => ({
  ...mail,
  subject: typeset(mail.subject),
  text: typeset(mail.text),
  html: typeset(mail.html),
  ...(calendar && calendarParts(calendar)),
  from,
  to: { name: '', address: to },
  headers: {
    'Auto-Submitted': 'auto-generated',
    ...(lessAt !== undefined && {
      'List-Unsubscribe': `<${lessAt}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    }),
  },
});
