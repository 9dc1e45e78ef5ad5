export const waitingMessages = {
  kept: 'Pas de réseau\u202f: votre réponse attend sur cet appareil et partira d’elle-même.',
  waits: (said: string, clock: string) =>
    `«\u202f${said}\u202f» attend le réseau depuis ${clock} et partira de cet appareil.`,
  refused: (said: string, reason: string) =>
    `«\u202f${said}\u202f» est arrivé trop tard\u202f: ${reason}`,
  words: (words: string) =>
    ` Votre mot pour le centre n’est pas parti\u202f: «\u202f${words}\u202f».`,
  giveUp: 'Ne pas envoyer',
  seen: 'J’ai compris',
};
