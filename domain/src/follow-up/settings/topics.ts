export type Topic = 'news' | 'reminders' | 'sms';

/** Everything that leaves by itself, and whether whoever receives it may switch it off. */
export const topics: Record<Topic, { label: string; hint: string }> = {
  news: {
    label: 'Nouveaux matchs',
    hint: 'Au plus un message par jour, et seulement quand il y a du nouveau.',
  },
  reminders: {
    label: 'Rappels de ce qui vous attend',
    hint: 'Au plus trois par semaine, et plus aucun dès que c’est fait.',
  },
  sms: {
    label: 'SMS pour ce qui ne peut pas attendre',
    hint: 'Un oui, un rendez-vous demain, ce que votre centre a choisi : à votre mobile si vous l’avez indiqué, jamais la nuit ni le dimanche.',
  },
};

/** What the tutor of a need may switch off: nothing else leaves to them by itself. */
export const tutorTopics: readonly Topic[] = ['reminders'];

export const topicKeys = Object.keys(topics) as [Topic, ...Topic[]];

/** What is always told, and why. */
export const alwaysTold = [
  {
    label: 'Ce qu’une personne vient de faire pour vous',
    reason: 'Une réponse, une proposition : quelqu’un attend la vôtre.',
  },
  {
    label: 'La sécurité de votre compte',
    reason: 'Mot de passe et suppression du compte : vous seul devez pouvoir en décider.',
  },
] as const;

/** The same, of the tutor of a need. */
export const alwaysToldTutors = [
  {
    label: 'Le lien de votre test',
    reason: 'L’entreprise ou le centre demande qu’il vous parvienne.',
  },
] as const;
