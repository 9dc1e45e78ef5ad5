/** What follows a refusal, by who reads. */
export const refusalMessages = {
  mendNext: {
    correctable:
      'Corrigez le dossier et faites-le signer à nouveau\u202F; s’il ne manquait qu’une pièce, déposez-le de nouveau tel quel.',
    company:
      'Le centre corrige le dossier et le fait signer à nouveau\u202F; s’il ne manquait qu’une pièce, déposez-le de nouveau tel quel.',
    again: 'Une fois corrigé, le dossier est à signer puis à déposer de nouveau.',
    candidate:
      'L’entreprise et le centre s’en occupent. Un message vous préviendra si vous avez à signer de nouveau.',
  },
};
