import { formatCount, formatNumber, plural } from '../../../platform/format/numbers.ts';

/** What a folded need says. */
export const foldedMessages = {
  seats: (taken: number, seats: number) =>
    taken === 0
      ? formatCount(seats, 'poste', 'postes')
      : `${formatNumber(taken)} ${plural(taken, 'poste pris', 'postes pris')} sur ${formatNumber(seats)}`,
  tested: 'test du tuteur rempli',
  notAsked: 'lien du test à transmettre',
  asked: (day: string) => `test du tuteur attendu, lien envoyé le ${day}`,
  matches: (count: number) => formatCount(count, 'match', 'matchs'),
  toAnswer: (count: number) =>
    formatCount(count, 'attend votre réponse', 'attendent votre réponse'),
  toFinalise: (count: number) => formatCount(count, 'à finaliser', 'à finaliser'),
  next: {
    finalise: 'Finaliser l’inscription',
    answer: 'Répondre aux candidats',
    test: 'Faire remplir le test',
  },
};
