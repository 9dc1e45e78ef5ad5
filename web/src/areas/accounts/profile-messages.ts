import type { User } from '../../platform/session/session.ts';

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
  passwordHint: 'Le changer déconnecte tous vos autres appareils.',
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
  end: 'Déconnecter',
  endOne: (device: string) => `Déconnecter ${device}`,
  ended: 'Appareil déconnecté.',
  endFailed: 'L’appareil n’a pas pu être déconnecté.',
  endOthers: 'Déconnecter tous les autres appareils',
  endOthersTitle: 'Déconnecter tous les autres appareils ?',
  endOthersText: 'Il faudra s’y connecter à nouveau. Vous restez connecté ici.',
  othersEnded: 'Vos autres appareils sont déconnectés.',
};
