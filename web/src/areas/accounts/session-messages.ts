export const sessionMessages = {
  checking: 'Loading...',
  ended: 'Votre session est terminée. Connectez-vous pour continuer.',
};
