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
