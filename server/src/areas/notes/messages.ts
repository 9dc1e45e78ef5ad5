import { quotedName } from '@tandem/domain/names';
import { composeMail, greetingOf, type ComposedMail } from '../../platform/mail/compose-mail.ts';

interface Noted {
  /** Who wrote the note. */
  by: string;
  /** Whom it is about. */
  name: string;
  link: string;
}

/** What was noted is read on the page: a mail goes through more hands. */
export const mentionMail = ({ by, name, link }: Noted, greeted: string): ComposedMail =>
  composeMail({
    subject: `${quotedName(by)} vous mentionne dans une note`,
    greeting: greetingOf(greeted),
    paragraphs: [`${by} vous mentionne dans une note sur ${name}.`],
    action: { label: 'Lire la note', link },
  });

export const mentionNotice = ({ by, name }: Noted): string =>
  `${by} vous mentionne dans une note sur ${quotedName(name)}`;

export const ownerNotice = ({ by, name }: Noted): string =>
  `${by} vous confie une note sur ${quotedName(name)}`;
