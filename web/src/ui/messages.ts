export const formMessages = {
  required: 'Ce champ est obligatoire.',
  choose: 'Choisir…',
  email: 'Adresse e-mail invalide.',
  datePlaceholder: 'jj/mm/aaaa',
  multiSelectHint: 'Plusieurs choix possibles (CTRL + clic, ou touchez chacun).',
  /** What a screen says when the server found fault with something that is not on it. */
  refused: 'Votre demande n’a pas pu être enregistrée.',
  show: 'Afficher',
  hide: 'Masquer',
  showPassword: 'Afficher le mot de passe',
  hidePassword: 'Masquer le mot de passe',
  passwordCriteria: 'Votre mot de passe doit contenir :',
  met: ', rempli',
  notMet: ', à remplir',
};
