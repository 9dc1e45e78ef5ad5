import { composeMail, type ComposedMail } from '../../../platform/mail/compose-mail.ts';

const ifNotYou =
  'Si ce n’est pas vous, choisissez tout de suite un nouveau mot de passe avec « Mot de passe oublié » sur la page de connexion, retirez cette clé dans votre profil, et prévenez votre centre de formation.';

export const newPasskeyMail = (): ComposedMail =>
  composeMail({
    subject: 'Une clé d’accès a été ajoutée à votre compte',
    greeting: 'Bonjour,',
    paragraphs: [
      'Une nouvelle clé d’accès ouvre maintenant votre compte Tandem, sans mot de passe. Vos clés se voient et se retirent dans votre profil.',
      ifNotYou,
    ],
  });

export const revokedPasskeyMail = (): ComposedMail =>
  composeMail({
    subject: 'Une clé d’accès a été retirée de votre compte',
    greeting: 'Bonjour,',
    paragraphs: ['Une de vos clés d’accès n’ouvre plus votre compte Tandem.', ifNotYou],
  });
