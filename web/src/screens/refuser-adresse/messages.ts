/** The page to which the mail to the address of before leads. */
export const messages = {
  title: 'Ce n’est pas moi',
  lead: 'Une autre adresse a été notée pour votre compte Tandem. Si ce n’est pas la vôtre, arrêtez tout ici\u202f: votre adresse reste la même.',
  refuse: 'Ce n’est pas moi, ne rien changer',
  refused: 'C’est arrêté\u202f: rien ne change, et la direction du centre est prévenue.',
  failed: 'Le changement n’a pas pu être arrêté.',
};
