export const staffDemandMessages = {
  title: 'Connexion en deux étapes de l’équipe',
  label: 'La demander à toute l’équipe',
  hint: 'Qui ne l’a pas est conduit à l’activer après s’être connecté, et ne peut rien faire d’autre d’ici là. Activez d’abord la vôtre, dans votre profil.',
  loadFailed: 'Le réglage n’a pas pu être chargé.',
  working: 'Enregistrement…',
  done: 'Réglage enregistré.',
  failed: 'Le réglage n’a pas pu être enregistré.',
  lost: 'Quelqu’un a perdu son téléphone, et avec lui ses codes ou sa clé d’accès\u202f?',
  lostHint:
    'Assurez-vous de vive voix que c’est bien cette personne. Elle se connectera à nouveau avec son seul mot de passe\u202f; un e-mail le lui dit.',
  email: 'Adresse email de son compte',
  reset: 'Retirer codes et clés d’accès',
  resetDone: 'Codes et clés d’accès retirés.',
  resetFailed: 'Ils n’ont pas pu être retirés.',
};
