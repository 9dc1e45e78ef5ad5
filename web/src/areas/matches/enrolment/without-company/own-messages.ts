export const ownKeptMessages = {
  placedTitle: 'Félicitations pour votre place',
  placedText:
    'Votre inscription est finalisée. L’entreprise n’a plus de compte dans Tandem\u202f; votre contrat, lui, continue, et d’autres besoins ne vous sont pas proposés.',
  ending:
    'S’il prend fin avant son terme, dites-le à votre centre de formation\u202f: il l’enregistre et vous aide à trouver une autre entreprise.',
  endedTitle: 'Bravo pour votre parcours',
  endedText: 'Votre contrat est arrivé à son terme.',
  brokenText:
    'Votre contrat a pris fin. Vous poursuivez votre formation, et votre centre vous aide à trouver une autre entreprise. De nouveaux besoins peuvent vous être proposés.',
};
