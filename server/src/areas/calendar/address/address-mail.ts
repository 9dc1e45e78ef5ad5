import { composeMail, type ComposedMail } from '../../../platform/mail/compose-mail.ts';

/** The address is a lasting key to all meetings: whoever has not made it hears of it. */
export const madeAddressMail = (): ComposedMail =>
  composeMail({
    subject: 'Votre agenda a une nouvelle adresse secrète',
    greeting: 'Bonjour,',
    paragraphs: [
      'Une adresse secrète vient d’être créée dans votre profil Tandem : qui la connaît lit vos rendez-vous. Celle d’avant, s’il y en avait une, ne sert plus.',
      'Si ce n’est pas vous, mettez-y fin dans votre profil, choisissez tout de suite un nouveau mot de passe avec « Mot de passe oublié » sur la page de connexion, et prévenez votre centre de formation.',
    ],
  });
