export const liaisonMessages = {
  download: 'Fiche de liaison (PDF)',
  failed: 'La fiche de liaison n’a pas pu être faite.',
};
