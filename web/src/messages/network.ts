/** Why no answer came, and what to do. */
export const networkMessages = {
  offline: 'Vous êtes hors ligne. Vérifiez votre connexion, puis réessayez.',
  timeout: 'Le serveur met trop de temps à répondre. Réessayez dans un instant.',
  unreachable: 'Le serveur ne répond pas. Réessayez dans un instant.',
  unreadable: 'La réponse du serveur n’a pas pu être lue. Réessayez dans un instant.',
  offlineBanner: 'Vous êtes hors ligne : vos changements ne seront pas enregistrés.',
};
