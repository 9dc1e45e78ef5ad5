/** The page to which every message that leaves by itself leads. */
export const lessMessages = {
  title: 'Moins de messages',
  lead: 'Choisissez ce que vous recevez par e-mail et par SMS. Rien d’autre ne change\u202f: tout reste visible dans votre espace.',
  staffLead:
    'Choisissez ce que vous recevez par e-mail. Rien d’autre ne change\u202f: tout reste visible dans votre espace.',
  tutorLead: 'Choisissez si vous êtes relancé pour vos tests de tuteur, par e-mail et par SMS.',
  deadLead: 'Le compte auquel il menait n’existe plus, ou l’adresse est incomplète.',
  deadText:
    'Vérifiez que vous avez copié le lien en entier. Si vous recevez encore des messages, écrivez-nous\u202f: nous y veillerons.',
  loadFailed: 'Votre choix n’a pas pu être lu.',
  always: 'Toujours envoyé',
  save: 'Enregistrer',
  saved: 'C’est noté.',
  saveFailed: 'Votre choix n’a pas pu être enregistré.',
};
