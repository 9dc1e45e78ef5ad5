import type { Progress } from '@tandem/domain/statistics/statistics';
import { formatCount } from '../../platform/format/numbers.ts';

export const statisticsMessages = {
  fairness: 'Équité',
  title: 'Statistiques par formation',
  lead: 'Où en sont les candidats, de la fiche à l’inscription finalisée.',
  formation: 'Formation',
  formations: 'Formations',
  exportName: 'statistiques',
  candidates: 'Total des candidats',
  candidatesHint: 'Chaque candidat compte une fois, à son étape la plus avancée.',
  journey: 'Parcours des candidats',
  journeyHint: 'Toutes formations confondues. Choisissez une étape pour voir qui s’y trouve.',
  byProgramme: 'Par formation',
  search: 'Rechercher une formation',
  sort: 'Trier',
  sortByName: 'Par nom',
  sortByCandidates: 'Par nombre de candidats',
  count: ['formation', 'formations'] as const,
  candidateCount: (count: number) => formatCount(count, 'candidat', 'candidats'),
  distribution: 'Répartition des candidats',
  noCandidate: 'Aucun candidat pour cette formation',
  counters: {
    no_matches: 'Sans match',
    pending_matches: 'En attente de l’entreprise',
    accepted_by_company: 'Acceptés par l’entreprise',
    fully_accepted: 'Entièrement acceptés',
    finalized_enrollment: 'Inscriptions finalisées',
  } satisfies Record<Progress, string>,
  print: 'Imprimer',
  loadFailed: 'Les statistiques n’ont pas pu être chargées.',
  empty: 'Aucune formation pour l’instant.',
  emptyHint: 'Les chiffres apparaissent dès que la plateforme a des formations et des candidats.',
  notFound: 'Aucune formation ne correspond.',
  notFoundHint: 'Essayez un autre mot.',
};

/** Where everybody stands, by the stages of the lists. */
export const stageCountMessages = {
  titles: { applicant: 'Où en est chaque candidat', company: 'Où en est chaque entreprise' },
  hints: {
    applicant: 'Invités compris. Choisissez une étape pour ouvrir la liste de ceux qui y sont.',
    company: 'Toutes sessions confondues. Choisissez une étape pour ouvrir la liste.',
  },
  failed: 'Ces chiffres n’ont pas pu être chargés.',
};

export const countedMessages = {
  allProgrammes: 'Toutes les formations',
  /** Enrolments whose candidate has been deleted since. */
  deleted: (count: number) =>
    `Et ${formatCount(count, 'inscription', 'inscriptions')} de comptes supprimés depuis.`,
  none: 'Plus aucun candidat à cette étape.',
  noneHint: 'Les chiffres ont changé depuis l’ouverture de la page.',
  more: (count: number) => `Afficher ${formatCount(count, 'candidat', 'candidats')} de plus`,
  failed: 'La liste des candidats n’a pas pu être chargée.',
};
