import { parisMoment } from '@tandem/domain/calendar/paris-time';
import { quotedName } from '@tandem/domain/names';
import { composeMail, type ComposedMail } from '../../platform/mail/compose-mail.ts';

export const passwordResetMail = (link: string): ComposedMail =>
  composeMail({
    subject: 'Choisissez un nouveau mot de passe',
    greeting: 'Bonjour,',
    paragraphs: ['Vous avez demandé à changer le mot de passe de votre compte Tandem.'],
    action: { label: 'Choisir un nouveau mot de passe', link },
    after: [
      'Ce lien fonctionne une fois et pendant deux heures.',
      'Si vous n’avez rien demandé, ignorez ce message : votre mot de passe reste le même.',
    ],
  });

export const managerInvitationMail = (firstName: string, link: string): ComposedMail =>
  composeMail({
    subject: 'Votre accès à Tandem',
    greeting: `Bonjour ${firstName},`,
    paragraphs: [
      'Un compte de responsable vient d’être créé pour vous sur Tandem. Vous y suivrez les candidats, les entreprises et les matchs de vos formations.',
    ],
    action: { label: 'Choisir mon mot de passe', link },
    after: [
      'Ce lien fonctionne une fois et pendant 7 jours. Passé ce délai, utilisez « Mot de passe oublié » sur la page de connexion.',
    ],
  });

const passkeysLeft = (count: number): string =>
  count === 1
    ? 'Une clé d’accès ouvre toujours votre compte : si vous ne la reconnaissez pas dans votre profil, révoquez-la.'
    : `${count} clés d’accès ouvrent toujours votre compte : révoquez dans votre profil celles que vous ne reconnaissez pas.`;

const calendarEnded =
  'L’adresse secrète de votre agenda a pris fin en même temps : créez-en une nouvelle dans votre profil, et abonnez-y votre agenda.';

export const passwordChangedMail = ({
  hadCalendar,
  passkeys,
}: {
  hadCalendar: boolean;
  passkeys: number;
}): ComposedMail =>
  composeMail({
    subject: 'Votre mot de passe a été changé',
    greeting: 'Bonjour,',
    paragraphs: [
      'Le mot de passe de votre compte Tandem vient d’être changé, et vos autres appareils ont été déconnectés.',
      ...(hadCalendar ? [calendarEnded] : []),
      ...(passkeys > 0 ? [passkeysLeft(passkeys)] : []),
      'Si ce n’est pas vous, choisissez tout de suite un nouveau mot de passe avec « Mot de passe oublié » sur la page de connexion, et prévenez votre centre de formation.',
    ],
  });

export const contactMail = (from: { name: string; email: string; message: string }): ComposedMail =>
  composeMail({
    subject: `Message de ${quotedName(from.name)}`,
    greeting: 'Bonjour,',
    paragraphs: [
      `${from.name} (${from.email}) a écrit depuis la page de contact :`,
      from.message,
      'Pour répondre, écrivez directement à cette adresse.',
    ],
  });

export const newAddressMail = (link: string, countsFrom: Date | null): ComposedMail =>
  composeMail({
    subject: 'Confirmez votre nouvelle adresse e-mail',
    greeting: 'Bonjour,',
    paragraphs: [
      `Votre centre de formation a noté cette adresse pour votre compte Tandem. Une fois que vous l’aurez confirmée, elle remplacera l’ancienne${countsFrom ? ` à partir du ${parisMoment(countsFrom)}` : ' tout de suite'}.`,
    ],
    action: { label: 'Confirmer cette adresse', link },
    after: [
      'Ce lien fonctionne une fois et pendant 7 jours.',
      'Si vous n’avez pas de compte Tandem, ignorez ce message : rien ne change.',
    ],
  });

/** To the address that somebody has: whoever reads there can say no. */
export const addressAskedMail = ({
  email,
  countsFrom,
  link,
}: {
  email: string;
  countsFrom: Date | null;
  link: string;
}): ComposedMail =>
  composeMail({
    subject: 'L’adresse e-mail de votre compte va changer',
    greeting: 'Bonjour,',
    paragraphs: [
      `Votre centre de formation a noté ${email} comme nouvelle adresse de votre compte Tandem. Une fois confirmée, elle remplacera celle-ci${countsFrom ? ` à partir du ${parisMoment(countsFrom)}` : ' tout de suite'} : c’est avec elle qu’on ouvrira votre compte.`,
      'Si c’est bien votre adresse, vous n’avez rien à faire ici.',
    ],
    action: { label: 'Ce n’est pas moi', link },
    after: [
      '« Ce n’est pas moi » arrête tout : votre adresse reste la même, et la direction du centre est prévenue.',
    ],
  });

/** To superusers: somebody may have tried to take an account over. */
export const addressRefusedMail = ({
  email,
  refused,
  by,
  link,
}: {
  email: string;
  refused: string;
  by: string | null;
  link: string;
}): ComposedMail =>
  composeMail({
    subject: 'Un changement d’adresse a été refusé',
    greeting: 'Bonjour,',
    paragraphs: [
      `${by ?? 'Quelqu’un dont le compte n’existe plus'} avait noté ${refused} comme nouvelle adresse du compte ${email}. Depuis ${email}, on vient de répondre « Ce n’est pas moi » : rien n’a changé.`,
      'Une erreur de saisie est possible ; une tentative de prendre le compte aussi. Demandez à la personne, et à qui avait noté l’adresse.',
    ],
    action: { label: 'Voir la page de la personne', link },
  });

/** The new address cannot count. To its account where `staffLink` is null, which learns nothing of who has it. */
export const addressTakenMail = ({
  of,
  taken,
  staffLink,
}: {
  of: string;
  taken: string;
  staffLink: string | null;
}): ComposedMail =>
  composeMail({
    subject: 'Un changement d’adresse ne peut plus se faire',
    greeting: 'Bonjour,',
    paragraphs:
      staffLink === null
        ? [
            `${taken} ne peut pas devenir l’adresse e-mail de votre compte Tandem : elle reste ${of}.`,
            'Si vous l’attendiez, écrivez à votre centre de formation.',
          ]
        : [
            `${taken} avait été notée comme nouvelle adresse du compte ${of}. Entre-temps, un autre compte l’a prise : rien n’a changé.`,
            'La même personne a peut-être été invitée deux fois.',
          ],
    ...(staffLink !== null && {
      action: { label: 'Voir la page de la personne', link: staffLink },
    }),
  });

export const oldAddressMail = ({
  email,
  hadCalendar,
}: {
  email: string;
  hadCalendar: boolean;
}): ComposedMail =>
  composeMail({
    subject: 'L’adresse e-mail de votre compte a changé',
    greeting: 'Bonjour,',
    paragraphs: [
      `Votre compte Tandem a maintenant l’adresse ${email}. C’est avec elle que vous vous connectez, et c’est là que nous vous écrivons.`,
      ...(hadCalendar ? [calendarEnded] : []),
      'Si ce n’est pas ce que vous vouliez, prévenez tout de suite votre centre de formation.',
    ],
  });

/** Told of a place from where somebody signed in for the first time. */
export const newPlaceMail = (
  { name, host, at }: { name: string; host: string; at: Date },
  profile: string,
): ComposedMail =>
  composeMail({
    subject: 'Nouvelle connexion à votre compte',
    greeting: 'Bonjour,',
    paragraphs: [
      `Quelqu’un vient de se connecter à votre compte Tandem depuis un appareil ou un lieu que nous ne connaissions pas : ${name}, adresse ${host}, le ${parisMoment(at)}.`,
      'Si c’est vous, vous n’avez rien à faire.',
    ],
    action: { label: 'Voir mes appareils connectés', link: profile },
    after: [
      'Si ce n’est pas vous, choisissez tout de suite un nouveau mot de passe avec « Mot de passe oublié » sur la page de connexion : tous les appareils seront déconnectés. Prévenez aussi votre centre de formation.',
    ],
  });
