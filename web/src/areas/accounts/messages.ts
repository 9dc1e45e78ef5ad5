import type { User } from '../../platform/session/session.ts';

export const loginMessages = {
  title: 'Connexion',
  email: 'Adresse email',
  password: 'Mot de passe',
  submit: 'Se connecter',
  privacy: 'Vos données et vos droits',
  forgotten: 'Mot de passe oublié ? Cliquez ici pour le réinitialiser',
  working: 'Connexion en cours...',
  done: 'Connexion réussie !',
  failed: 'Identifiant ou mot de passe incorrect. Veuillez réessayer.',
};

export const resetRequestMessages = {
  title: 'Mot de passe oublié',
  lead: 'Indiquez l’adresse de votre compte : vous recevrez un lien pour choisir un nouveau mot de passe.',
  email: 'Adresse email',
  submit: 'Envoyer',
  done: 'Un e-mail de réinitialisation du mot de passe a été envoyé.',
  doneHint: 'Pensez à regarder dans vos courriers indésirables. Le lien ne sert qu’une fois.',
  failed: "Erreur lors de l'envoi de l'e-mail de réinitialisation du mot de passe.",
  backToLogin: 'Retour à la connexion',
};

export const resetMessages = {
  title: 'Nouveau mot de passe',
  lead: 'Choisissez le mot de passe avec lequel vous vous connecterez désormais.',
  submit: 'Réinitialiser le mot de passe',
  mismatch: 'Les mots de passe ne correspondent pas',
  done: 'Mot de passe réinitialisé avec succès',
  failed: 'Erreur lors de la réinitialisation du mot de passe',
  toLogin: 'Se connecter',
  linkBroken: 'Ce lien est incomplet. Ouvrez-le depuis l’e-mail, ou demandez-en un nouveau.',
  askAgain: 'Demander un nouveau lien',
};

export const profileMessages = {
  title: 'Profil',
  lead: 'Votre compte, votre mot de passe, vos données et les appareils où vous êtes connecté.',
  account: 'Compte',
  email: 'Adresse email',
  name: 'Nom',
  kind: 'Type de compte',
  kinds: { A: 'Candidat', C: 'Entreprise', admin: 'Admin', '': 'Admin' } satisfies Record<
    User['type'],
    string
  >,
  password: 'Mot de passe',
  passwordHint:
    'Le changer déconnecte tous vos autres appareils, et met fin à l’adresse secrète de votre agenda.',
  currentPassword: 'Mot de passe actuel',
  changePassword: 'Changer le mot de passe',
  mismatch: 'Les mots de passe ne correspondent pas.',
  passwordChanged: 'Mot de passe modifié.',
  passwordFailed: 'Le mot de passe n’a pas pu être modifié.',
  signIns: 'Appareils connectés',
  signInsFailed: 'La liste de vos appareils n’a pas pu être chargée.',
  thisOne: 'Cet appareil',
  since: (moment: string) => `Connecté le ${moment}`,
  lastUsed: (ago: string) => `utilisé ${ago}`,
  from: (host: string) => `Depuis l’adresse ${host}`,
  end: 'Déconnecter',
  endOne: (device: string) => `Déconnecter ${device}`,
  ended: 'Appareil déconnecté.',
  endFailed: 'L’appareil n’a pas pu être déconnecté.',
  endOthers: 'Déconnecter tous les autres appareils',
  endOthersTitle: 'Déconnecter tous les autres appareils ?',
  endOthersText: 'Il faudra s’y connecter à nouveau. Vous restez connecté ici.',
  othersEnded: 'Vos autres appareils sont déconnectés.',
};

/** Asked before something sensitive, a quarter of an hour after the last proof. */
export const identityMessages = {
  title: 'Est-ce bien vous\u202f?',
  text: 'Ce que vous demandez est sensible, et vous avez montré qui vous êtes il y a plus d’un quart d’heure. Donnez votre mot de passe à nouveau\u202f: la suite se fera d’elle-même.',
  password: 'Mot de passe',
  confirm: 'Continuer',
  failed: 'Votre mot de passe n’a pas pu être vérifié.',
  lost: 'Vous ne l’avez plus\u202f? Déconnectez-vous et reconnectez-vous\u202f: pendant un quart d’heure, rien n’est redemandé.',
  passkeyFailed: 'Votre clé d’accès n’a pas pu être vérifiée.',
};

/** Sentences about choosing a password, on every screen where one does. */
export const passwordMessages = {
  password: 'Mot de passe',
  newPassword: 'Nouveau mot de passe',
  confirmation: 'Confirmer le mot de passe',
  newConfirmation: 'Confirmer le nouveau mot de passe',
};
