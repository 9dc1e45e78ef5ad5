/** The page to which the mail to a new address leads. */
export const messages = {
  title: 'Confirmer mon adresse',
  lead: 'Votre centre de formation a noté cette adresse pour votre compte Tandem.',
  confirm: 'Confirmer cette adresse',
  confirmed: (email: string) => `C’est fait\u202f: connectez-vous désormais avec ${email}.`,
  from: (email: string, moment: string) =>
    `C’est noté\u202f: ${email} comptera à partir du ${moment}. D’ici là, connectez-vous avec votre adresse actuelle, qui a été prévenue.`,
  signIn: 'Se connecter',
  takenOver:
    'Quelqu’un d’autre se servait de ce compte avant vous\u202f? Choisissez un nouveau mot de passe\u202f: le sien ne l’ouvrira plus.',
  newPassword: 'Choisir un nouveau mot de passe',
  failed: 'L’adresse n’a pas pu être confirmée.',
};
