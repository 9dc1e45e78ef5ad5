export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Stays the same when a mail is sent again, so that the receiving side can tell. */
  messageId: string;
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

/** A mail as the library takes it; programs that answer by themselves leave it alone. */
export const envelopeOf = ({ to, ...mail }: Mail, from: string) => ({
  ...mail,
  from,
  to: { name: '', address: to },
  headers: { 'Auto-Submitted': 'auto-generated' },
});
