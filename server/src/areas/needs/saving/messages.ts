import { quotedName } from '@tandem/domain/names';
import { composeMail, greetingOf, type ComposedMail } from '../../../platform/mail/compose-mail.ts';

export interface CorrectionFacts {
  /** As the company knew the need. */
  title: string;
  /** What has changed, a line each. */
  lines: readonly string[];
}

const told = (title: string): string => `Le centre a modifié votre besoin «\u202F${title}\u202F»`;

/** The bell has room for what has changed, not for how: « Nombre de postes, Rythme ». */
export const correctionNotice = ({ title, lines }: CorrectionFacts): string => {
  const labels = lines.map((line) => line.split('\u202F: ')[0]);
  return `${told(title)}\u202F: ${labels.join(', ')}`;
};

export const correctionMail = (
  { title, lines }: CorrectionFacts,
  { greeted, link }: { greeted: string; link: string },
): ComposedMail =>
  composeMail({
    subject: `Votre besoin ${quotedName(title)} a été modifié par le centre`,
    greeting: greetingOf(greeted),
    paragraphs: [
      `${told(title)}\u202F:`,
      lines.map((line) => `– ${line}`).join('\n'),
      'Si ce n’est pas juste, vous pouvez le changer vous-même depuis la page de vos besoins.',
    ],
    action: { label: 'Voir mes besoins', link },
  });
