export const outboxMessages = {
  title: 'Messages envoyés',
  lead: 'Tous les e-mails et SMS de cette démonstration : rien ne part vraiment.',
  search: 'Rechercher un message',
  channel: 'Canal',
  channels: { mail: 'E-mail', sms: 'SMS', push: 'Alerte' },
  allChannels: 'Tous les canaux',
  recipient: 'Destinataire',
  subject: 'Objet',
  sentAt: 'Date',
  /** What a message without a subject is called, as an SMS. */
  unnamed: (channel: string, recipient: string) => `${channel} à ${recipient}`,
  state: 'État',
  states: { queued: 'En attente', sent: 'Envoyé', failed: 'Échec' },
  count: ['message', 'messages'] as const,
  empty: 'Aucun message ne correspond.',
  emptyHint: 'Changez la recherche, ou invitez quelqu’un : son message arrivera ici.',
  failed: 'Les messages n’ont pas pu être chargés.',
  detailFailed: 'Ce message n’a pas pu être chargé.',
};

export const contactMessages = {
  title: 'Contacts',
  lead: 'Une question, un lien perdu, une suggestion ? Écrivez à l’équipe, elle vous répond par e-mail.',
  name: 'Votre nom',
  email: 'Votre adresse email',
  message: 'Votre message',
  submit: 'Envoyer le message',
  failed: 'Votre message n’a pas pu être envoyé.',
  another: 'Écrire un autre message',
};
