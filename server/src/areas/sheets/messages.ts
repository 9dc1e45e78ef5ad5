import { composeMail, greetingOf, type ComposedMail } from '../../platform/mail/compose-mail.ts';

/** Who reads what a sheet says. */
export type Readers = 'entreprises' | 'candidats';

/** What has changed, by its labels; null where the sheet was empty before. */
export type Changed = readonly string[] | null;

const told = (changed: Changed): string =>
  changed === null ? 'Le centre a rempli votre fiche' : 'Le centre a modifié votre fiche';

export const filledNotice = (changed: Changed): string =>
  changed === null
    ? `${told(changed)}\u202F: relisez-la`
    : `${told(changed)}\u202F: ${changed.join(', ')}. Relisez-la`;

export const filledMail = (
  changed: Changed,
  { greeted, link, readers }: { greeted: string; link: string; readers: Readers },
): ComposedMail =>
  composeMail({
    subject: told(changed),
    greeting: greetingOf(greeted),
    paragraphs: [
      changed === null
        ? `${told(changed)} en votre nom. C’est ce que les ${readers} liront de vous.`
        : `${told(changed)}\u202F:\n\n${changed.map((label) => `– ${label}`).join('\n')}`,
      'Relisez-la\u202F: si quelque chose n’est pas juste, vous pouvez le changer vous-même.',
    ],
    action: { label: 'Relire ma fiche', link },
  });
