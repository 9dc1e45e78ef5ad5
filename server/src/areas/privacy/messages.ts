import { parisDate } from '@tandem/domain/calendar/paris-time';
import { composeMail, greetingOf, type ComposedMail } from '../../platform/mail/compose-mail.ts';

/** To who has not signed in for two years: the account is about to be erased, unless they do. */
export const idleNoticeMail = ({
  name,
  lastUsedAt,
  erasedAt,
  link,
}: {
  name: string;
  lastUsedAt: Date;
  erasedAt: Date;
  link: string;
}): ComposedMail =>
  composeMail({
    subject: `Votre compte Tandem sera supprimé le ${parisDate(erasedAt)}`,
    greeting: greetingOf(name),
    paragraphs: [
      `Vous n’avez pas utilisé Tandem depuis le ${parisDate(lastUsedAt)}. Nous ne gardons pas les données de qui ne s’en sert plus : le ${parisDate(erasedAt)}, votre compte sera supprimé avec votre fiche, vos fichiers et vos matchs.`,
      'Pour le garder, connectez-vous avant cette date. Pour emporter vos données, téléchargez-les depuis votre profil.',
    ],
    action: { label: 'Me connecter', link },
    after: ['Si vous n’en avez plus besoin, vous n’avez rien à faire.'],
  });
