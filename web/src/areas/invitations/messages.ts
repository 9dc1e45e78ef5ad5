/** What the mail and SMS indicators of an invitation say. */
export const sendingMessages = {
  title: 'Envois',
  mail: 'E-mail',
  sms: 'SMS',
  mailCount: ['e-mail envoyé', 'e-mails envoyés'] as const,
  smsCount: ['SMS envoyé', 'SMS envoyés'] as const,
  last: (moment: string) => `Dernier envoi\u202f: ${moment}`,
  never: 'Jamais',
  mailError: (reason: string) => `Dernier échec\u202f: ${reason}`,
  openedOn: 'Lien ouvert',
  opened: (moment: string) => `Lien ouvert\u202f: ${moment}`,
  noSms: "Aucun envoi SMS n'a abouti",
};

export const registrationMessages = {
  titleCandidate: 'Inscription Candidat',
  titleCompany: 'Inscription Entreprise',
  lead: 'Vérifiez vos informations et choisissez un mot de passe pour créer votre compte.',
  firstName: 'Prénom',
  lastName: 'Nom',
  companyName: 'Nom de l’entreprise',
  email: 'Adresse email',
  mismatch: 'Les mots de passe ne correspondent pas.',
  submit: 'Créer mon compte',
  working: 'Création en cours...',
  failed: "Une erreur s'est produite lors de la création du compte.",
  loadFailed: "Une erreur s'est produite lors de la récupération des données.",
  toLogin: 'Se connecter',
  toContact: 'Nous écrire',
  retry: 'Réessayer',
};

export const withoutAddressMessages = {
  label: 'Sans adresse électronique',
  consequence:
    'Personne n’est invité\u202f: le centre remplit la fiche et appelle. « À faire » dit ce qui est à dire.',
};
