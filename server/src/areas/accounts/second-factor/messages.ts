import { composeMail, type ComposedMail } from '../../../platform/mail/compose-mail.ts';

const ifNotYou =
  'Si ce n’est pas vous, choisissez tout de suite un nouveau mot de passe avec « Mot de passe oublié » sur la page de connexion, et prévenez votre centre de formation.';

export const secondFactorOnMail = (): ComposedMail =>
  composeMail({
    subject: 'La connexion en deux étapes est activée',
    greeting: 'Bonjour,',
    paragraphs: [
      'Votre compte Tandem demande maintenant, après le mot de passe, un code de votre application. Vos autres appareils ont été déconnectés.',
      'Gardez vos codes de secours à l’abri : ils vous ouvrent le compte si vous perdez votre téléphone.',
      ifNotYou,
    ],
  });

export const secondFactorOffMail = (): ComposedMail =>
  composeMail({
    subject: 'La connexion en deux étapes est désactivée',
    greeting: 'Bonjour,',
    paragraphs: [
      'Votre compte Tandem ne demande plus de code après le mot de passe. Les codes de secours ne servent plus.',
      ifNotYou,
    ],
  });

export const secondFactorResetMail = (): ComposedMail =>
  composeMail({
    subject: 'La connexion en deux étapes a été retirée de votre compte',
    greeting: 'Bonjour,',
    paragraphs: [
      'Votre centre de formation a retiré la connexion en deux étapes et les clés d’accès de votre compte Tandem. Vous vous connectez à nouveau avec votre mot de passe, et vos appareils ont été déconnectés.',
      'Si vous ne l’avez pas demandé, prévenez tout de suite votre centre de formation.',
    ],
  });

const leftSentence = (left: number): string => {
  if (left === 0) return 'C’était le dernier : faites-en de nouveaux dans votre profil.';
  return left === 1
    ? 'Il vous en reste un. Vous pouvez en faire de nouveaux dans votre profil.'
    : `Il vous en reste ${left}. Vous pouvez en faire de nouveaux dans votre profil.`;
};

/** `left`: how many have not been used. */
export const recoveryCodeUsedMail = (left: number): ComposedMail =>
  composeMail({
    subject: 'Un code de secours a servi',
    greeting: 'Bonjour,',
    paragraphs: [
      `Un de vos codes de secours vient d’ouvrir votre compte Tandem. ${leftSentence(left)}`,
      ifNotYou,
    ],
  });
