import { formatCount } from '../../../platform/format/numbers.ts';

export const secondFactorMessages = {
  title: 'Connexion en deux étapes',
  off: 'Après votre mot de passe, un code de votre téléphone\u202f: même volé, votre mot de passe ne suffit plus.',
  on: (day: string) =>
    `Activée le ${day}. Un code de votre application est demandé à chaque connexion.`,
  left: (count: number) => `Il vous reste ${formatCount(count, 'code', 'codes')} de secours.`,
  loadFailed: 'L’état de la connexion en deux étapes n’a pas pu être chargé.',
  setUp: 'Activer',
  remove: 'Désactiver',
  renew: 'Nouveaux codes de secours',
  renewTitle: 'Faire de nouveaux codes de secours\u202f?',
  renewText: 'Les anciens ne serviront plus.',
  renewFailed: 'Les codes n’ont pas pu être faits.',
};

export const setUpMessages = {
  title: 'Activer la connexion en deux étapes',
  lead: 'Il vous faut une application qui affiche des codes, sur votre téléphone\u202f: Aegis, Google Authenticator, Microsoft Authenticator, l’app Mots de passe d’Apple ou une autre. Elle fonctionne sans réseau.',
  others: 'Vos autres appareils seront déconnectés.',
  begin: 'Continuer',
  beginFailed: 'La mise en place n’a pas pu commencer.',
  scan: 'Dans l’application, ajoutez un compte et lisez cette image avec l’appareil photo.',
  picture: 'Code QR à lire avec l’application',
  here: 'Sur ce téléphone même, ou sans appareil photo, tapez cette clé dans l’application\u202f:',
  copy: 'Copier la clé',
  copied: 'Clé copiée.',
  code: 'Code affiché par l’application',
  codeHint: 'Six chiffres, qui changent toutes les 30 secondes.',
  confirm: 'Activer',
  confirmFailed: 'La connexion en deux étapes n’a pas pu être activée.',
  done: 'Connexion en deux étapes activée.',
};

export const recoveryMessages = {
  title: 'Vos codes de secours',
  text: 'Si vous perdez votre téléphone, chacun de ces codes ouvre une fois votre compte. Ils ne seront plus montrés\u202f: imprimez-les, ou gardez-les dans un endroit sûr.',
  list: 'Codes de secours',
  copy: 'Copier',
  copied: 'Codes copiés.',
  save: 'Enregistrer',
  file: 'codes-de-secours-tandem.txt',
  fileHead: 'Codes de secours de votre compte Tandem. Chacun ne sert qu’une fois.',
  taken: 'Je les ai gardés',
};

export const removalMessages = {
  title: 'Désactiver la connexion en deux étapes\u202f?',
  text: 'Votre mot de passe suffira à nouveau pour vous connecter, et vos codes de secours ne serviront plus.',
  password: 'Mot de passe',
  confirm: 'Désactiver',
  done: 'Connexion en deux étapes désactivée.',
  failed: 'La connexion en deux étapes n’a pas pu être désactivée.',
};

export const codeStepMessages = {
  lead: 'Votre mot de passe est bon. Il reste le code de votre application, ou un de vos codes de secours.',
  code: 'Code',
  submit: 'Se connecter',
  back: 'Revenir au mot de passe',
  lost: 'Vous n’avez plus ni l’application ni vos codes de secours\u202f? Écrivez à votre centre de formation\u202f: il peut retirer cette étape.',
  failed: 'La connexion n’a pas abouti.',
};

export const demandMessages = {
  title: 'Connexion en deux étapes',
  lead: 'Votre centre de formation demande à toute son équipe plus qu’un mot de passe. Choisissez comment\u202f: cela prend deux minutes.',
  byPasskey: 'Avec une clé d’accès',
  byApp: 'Avec une application de codes',
  signOut: 'Se déconnecter',
};
