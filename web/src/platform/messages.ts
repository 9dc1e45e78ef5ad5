/** Why no answer came, and what to do. */
export const networkMessages = {
  offline: 'Vous êtes hors ligne. Vérifiez votre connexion, puis réessayez.',
  timeout: 'Le serveur met trop de temps à répondre. Réessayez dans un instant.',
  unreachable: 'Le serveur ne répond pas. Réessayez dans un instant.',
  unreadable: 'La réponse du serveur n’a pas pu être lue. Réessayez dans un instant.',
  notFetched: 'Cette page n’a pas pu être chargée',
  notFetchedHint:
    'La connexion est sans doute coupée. La page s’ouvrira d’elle-même dès que vous serez de nouveau en ligne.',
  stillUnreachable: 'Toujours pas de connexion. Réessayez dans un instant.',
  retry: 'Réessayer',
  home: "Retour à la page d'accueil",
  dialogNotFetched:
    'Cette fenêtre n’a pas pu être ouverte. Vérifiez votre connexion, puis réessayez.',
  menuNotFetched: 'Le menu n’a pas pu être chargé.',
  offlineBanner: 'Vous êtes hors ligne : rien ne part avant le retour du réseau.',
  stateOf: (moment: string) =>
    `Hors connexion – état de ${moment}. Vos réponses aux matchs partiront dès le retour du réseau.`,
};

export const sessionMessages = {
  checking: 'Loading...',
  ended: 'Votre session est terminée. Connectez-vous pour continuer.',
};

export const exportMessages = {
  export: 'Exporter',
  exportHint: 'Exporter la liste au format Excel',
  making: 'Préparation…',
  nothing: 'Il n’y a rien à exporter.',
  failed: 'L’export n’a pas pu être préparé.',
  csv: 'CSV',
  csvHint: 'Exporter la liste en texte (CSV)',
  about: 'À propos',
  what: 'Liste',
  rows: 'Nombre de lignes',
  madeOn: 'Exportée le',
  madeBy: 'Par',
  seenAt: 'Page',
};
