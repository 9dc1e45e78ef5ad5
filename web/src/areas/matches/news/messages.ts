import { plural } from '../../../platform/format/numbers.ts';

/** What waits in the matches, on the home pages. */
export const matchNews = {
  toAnswer: (count: number) =>
    `${count} ${plural(count, 'entreprise attend', 'entreprises attendent')} votre réponse.`,
  toFinalise: (count: number) =>
    `${count} ${plural(count, 'inscription', 'inscriptions')} à finaliser.`,
  toStudy: (count: number) =>
    `${count} ${plural(count, 'candidat attend', 'candidats attendent')} votre réponse.`,
};

/** The few matches that a home shows. */
export const bestMatchMessages = {
  title: {
    candidate: 'Les besoins les plus proches de vous',
    company: 'Les candidats à regarder d’abord',
  },
};
