/** The page to which every message that leaves by itself leads. */
export const lessMessages = {
  title: 'Moins de messages',
  lead: 'Choisissez ce que vous recevez par e-mail. Rien d’autre ne change : tout reste visible dans votre espace.',
  loadFailed: 'Ce lien ne mène à rien, ou n’a pas pu être lu.',
  always: 'Toujours envoyé',
  save: 'Enregistrer',
  saved: 'C’est noté.',
  saveFailed: 'Votre choix n’a pas pu être enregistré.',
};
