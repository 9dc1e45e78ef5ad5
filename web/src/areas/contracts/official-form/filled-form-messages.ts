export const filledFormMessages = {
  download: 'Formulaire officiel rempli (PDF)',
  failed: 'Le formulaire n’a pas pu être rempli.',
};
