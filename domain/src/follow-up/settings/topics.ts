export type Topic = 'news' | 'reminders' | 'sms' | 'mentions';

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
  mentions: {
    label: 'Notes où un collègue vous mentionne',
    hint: 'Un e-mail par mention\u202f; la cloche vous le dit dans tous les cas.',
  },
};

/** What a candidate or a company may switch off. */
export const sideTopics: readonly Topic[] = ['news', 'reminders', 'sms'];

/** What somebody of the staff may switch off: what else they are told of by itself rings only. */
export const staffTopics: readonly Topic[] = ['mentions'];

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

/** The same, of the staff. */
export const alwaysToldStaff = [
  {
    label: 'Un message signalé, un message de la page de contact',
    reason: 'Quelqu’un demande l’aide du centre\u202f: cela ne doit pas rester sans lecteur.',
  },
  {
    label: 'La sécurité des comptes',
    reason: 'Mot de passe, adresse et clés d’accès\u202f: vous devez pouvoir réagir tout de suite.',
  },
] as const;

/** The same, of the tutor of a need. */
export const alwaysToldTutors = [
  {
    label: 'Le lien de votre test',
    reason: 'L’entreprise ou le centre demande qu’il vous parvienne.',
  },
] as const;
