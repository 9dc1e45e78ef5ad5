import { readMail, type TestMailServer } from '../../outside-world/mail-server.ts';

/** A mail as whoever has received it reads it. */
export interface Letter {
  to: string;
  at: Date;
  subject: string;
  /** What it says, a line each, with plain spaces. */
  lines: string[];
  /** It says by its headers how to have less of it: it left by itself. */
  byItself: boolean;
}

export const plain = (text: string): string => text.replaceAll(/[\u00A0\u202F]/g, ' ');

export const lettersOf = async (mail: TestMailServer): Promise<Letter[]> => {
  const letters: Letter[] = [];
  for (const caught of mail.mails()) {
    const { subject = '', text = '', headers } = await readMail(caught);
    letters.push({
      to: caught.to,
      at: caught.at,
      subject: plain(subject),
      lines: plain(text).split(/\r?\n/),
      byItself: headers.some(({ key }) => key === 'list-unsubscribe'),
    });
  }
  return letters;
};

/** All that somebody received, in the order in which they read it. */
export const diaryOf = (letters: readonly Letter[], reader: string): string =>
  letters
    .filter(({ to }) => to.toLowerCase() === reader.toLowerCase())
    .map(
      ({ at, subject, lines }) =>
        `=== ${at.toLocaleString('fr-FR', { timeZone: 'Europe/Paris' })} : ${subject}\n${lines.join('\n')}`,
    )
    .join('\n');
