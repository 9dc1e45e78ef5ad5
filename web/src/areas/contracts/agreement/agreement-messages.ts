export const agreementMessages = {
  download: 'Convention de formation (PDF)',
  failed: 'La convention n’a pas pu être faite.',
};
