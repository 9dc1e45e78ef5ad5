export const sendingMessages = {
  badge: 'réponse pas encore partie',
  refusedBadge: 'réponse non prise en compte',
  sent: (said: string, about: string) => `«\u202f${said}\u202f» (${about}) est envoyé.`,
  notTaken: (said: string, about: string) =>
    `«\u202f${said}\u202f» (${about}) n’a pas été pris en compte.`,
  tooOld: 'Plus de trente jours ont passé\u202f: rien n’a été envoyé.',
};
