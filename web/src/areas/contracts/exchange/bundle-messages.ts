export const bundleMessages = {
  download: 'Tout pour l’OPCO (zip)',
  hint: 'Fiche de liaison, formulaire officiel, convention, documents signés et données, numéro de sécurité sociale du candidat compris',
  failed: 'Le dossier n’a pas pu être préparé.',
};
