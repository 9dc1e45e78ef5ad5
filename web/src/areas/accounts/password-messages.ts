/** Sentences about choosing a password, on every screen where one does. */
export const passwordMessages = {
  password: 'Mot de passe',
  newPassword: 'Nouveau mot de passe',
  confirmation: 'Confirmer le mot de passe',
  newConfirmation: 'Confirmer le nouveau mot de passe',
};
