import { quotedName } from '@tandem/domain/names';
import { composeMail, greetingOf, type ComposedMail } from '../../platform/mail/compose-mail.ts';

export interface TutorTold {
  firstName: string | null;
  company: string;
  title: string;
  link: string;
}

export const tutorMail = ({ firstName, company, title, link }: TutorTold): ComposedMail =>
  composeMail({
    subject: `${quotedName(company)}\u202F: votre test de tuteur, deux minutes`,
    greeting: greetingOf(firstName),
    paragraphs: [
      `${company} vous a indiqué comme tuteur ou tutrice pour son besoin «\u202F${title}\u202F».`,
      'Quelques questions sur votre façon de travailler aident à trouver la personne avec qui vous vous entendrez. Il n’y a pas de bonne réponse, et aucun compte à créer.',
    ],
    action: { label: 'Répondre au test', link },
    after: [
      `Vous n’êtes pas concerné\u202F? Dites-le à ${company}, et laissez ce message sans réponse.`,
    ],
  });

/** Plain spaces before the colons: a no-break space would take the SMS out of the letters that phones send cheaply. */
export const tutorSms = ({ company, link }: TutorTold): string =>
  `Tandem : ${company} vous demande, comme tuteur, de répondre à un test de deux minutes : ${link}`;
