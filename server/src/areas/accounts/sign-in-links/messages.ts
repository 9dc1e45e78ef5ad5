import { composeMail, type ComposedMail } from '../../../platform/mail/compose-mail.ts';

interface Asked {
  link: string;
  /** What the browser that asked is, in our words. */
  browser: string;
  /** Whether a code is asked for as well. */
  isHalf: boolean;
}

export const signInLinkMail = ({ link, browser, isHalf }: Asked): ComposedMail =>
  composeMail({
    subject: 'Votre lien de connexion',
    greeting: 'Bonjour,',
    paragraphs: [
      'Vous avez demandé à vous connecter à Tandem sans mot de passe. Ce bouton vous ouvre votre compte.',
    ],
    action: { label: 'Me connecter', link },
    after: [
      `Ouvrez-le sur l’appareil et dans le navigateur où vous l’avez demandé (${browser}). Il fonctionne une fois, pendant quinze minutes.`,
      ...(isHalf
        ? ['Le code de votre application, ou un code de secours, vous sera demandé ensuite.']
        : []),
      'Si vous n’avez rien demandé, ignorez ce message : ailleurs que sur cet appareil, ce lien n’ouvre rien.',
    ],
  });

/** To whom no link opens the account. */
export const noLinkForStaffMail = (signIn: string): ComposedMail =>
  composeMail({
    subject: 'Votre connexion à Tandem',
    greeting: 'Bonjour,',
    paragraphs: [
      'Un lien de connexion a été demandé pour votre compte, sans doute par vous. Les comptes de l’équipe du centre ne s’ouvrent pas par un lien : connectez-vous avec votre mot de passe ou votre clé d’accès.',
    ],
    action: { label: 'Aller à la connexion', link: signIn },
    after: [
      'Mot de passe oublié ? La page de connexion vous en fait choisir un autre.',
      'Si vous n’avez rien demandé, ignorez ce message : rien n’a changé.',
    ],
  });
