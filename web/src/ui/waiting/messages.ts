export const waitingMessages = {
  kept: 'Votre réponse n’a pas encore pu partir\u202f: elle attend sur cet appareil et partira d’elle-même.',
  waits: (said: string, since: string) =>
    `Pas encore parti depuis ${since}\u202f: «\u202f${said}\u202f». Cet appareil l’enverra de lui-même.`,
  refused: (said: string, reason: string) =>
    `«\u202f${said}\u202f» n’a pas été pris en compte\u202f: ${reason}`,
  words: (words: string) =>
    ` Votre mot pour le centre n’est pas parti\u202f: «\u202f${words}\u202f».`,
  giveUp: 'Ne pas envoyer',
  seen: 'J’ai compris',
  /** Several stand below one another: each button says what it is about. */
  of: (button: string, said: string, about: string) =>
    `${button}\u202f: «\u202f${said}\u202f» (${about})`,
};
