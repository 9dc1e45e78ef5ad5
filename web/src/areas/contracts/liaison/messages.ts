export const liaisonMessages = {
  download: 'Fiche de liaison (PDF)',
  downloadFirst: 'Fiche de liaison, première version (PDF)',
  failed: 'La fiche de liaison n’a pas pu être faite.',
};
