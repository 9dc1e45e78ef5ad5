import type { WaitKind } from '@tandem/domain/follow-up/wait-kinds';
import { formatCount } from '../../../platform/format/numbers.ts';

const how: Partial<Record<WaitKind, string>> = {
  confirm_sheet: '\u202f: relisez votre fiche et enregistrez-la',
  confirm_need: '\u202f; l’enregistrer suffit',
};

/** What waits for the signed-in candidate or company. */
export const ownWaitMessages = {
  title: 'Ce qui vous attend',
  news: 'Du nouveau dans vos matchs',
  nothing: 'Rien ne vous attend. Nous vous écrirons dès qu’il y a du nouveau.',
  /** In place of that promise: nothing is compared any more, and so nothing written of. */
  over: {
    applicant: (session: string) =>
      `Rien ne vous attend. La session ${session} est clôturée\u202f: plus aucun besoin n’y est comparé à votre fiche. Vous cherchez toujours une entreprise\u202f? Dites-le à votre centre de formation.`,
    company: (session: string) =>
      `Rien ne vous attend. La session ${session} est clôturée, et vous n’avez pas de besoin dans une session ouverte\u202f: plus aucun candidat ne vous est proposé. Vous recrutez toujours\u202f? Ajoutez un besoin, ou dites-le au centre de formation.`,
  },
  write: 'Écrire au centre',
  failed: 'Ce qui vous attend n’a pas pu être chargé.',
  since: (day: string) => `Depuis le ${day}`,
  until: (day: string) => `, à faire avant le ${day}`,
  limit: (day: string, isOver: boolean) =>
    isOver ? `, délai dépassé depuis le ${day}` : `, au plus tard le ${day}`,
  resting: (day: string, isPutOff: boolean) =>
    isPutOff ? `Remis à plus tard, jusqu’au ${day}` : `À partir du ${day}, après votre rendez-vous`,
  late: (day: string) => `, attendu pour le ${day}`,
  about: (title: string) => `«\u202f${title}\u202f»`,
  /** What does it, where it is done. */
  how,
  more: (count: number) =>
    count === 1 ? 'Voir ce qui attend aussi' : `Voir les ${count} autres choses qui attendent`,
  outcomes: (count: number) => `Dire comment se sont passées ${count} rencontres`,
  candidates: (count: number) => formatCount(count, 'candidat attend', 'candidats attendent'),
};

/** Where it is done. */
export const ownWaitPaths: Partial<Record<WaitKind, { applicant: string; company: string }>> = {
  sheet: { applicant: '/applicant/application', company: '/company/page' },
  confirm_sheet: { applicant: '/applicant/application', company: '/' },
  confirm_need: { applicant: '/', company: '/company/offers' },
  candidate_test: { applicant: '/applicant/test', company: '/' },
  tutor_bounce: { applicant: '/', company: '/company/offers' },
  tutor_test: { applicant: '/', company: '/company/offers' },
  answer_candidate: { applicant: '/', company: '/company/matches' },
  answer_company: { applicant: '/applicant/matches', company: '/' },
  meeting_outcome: { applicant: '/meetings', company: '/meetings' },
  still_looking: { applicant: '/', company: '/company/offers' },
};
