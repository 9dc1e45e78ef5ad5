import type { ClosedNeedState } from '@tandem/domain/needs/need-state';

/** What a match says of a need that is closed; `until` as people write it. */
export const closedNeedMessages: Record<ClosedNeedState, (until: string | null) => string> = {
  filled: () => 'Besoin pourvu',
  set_aside: (until) => (until === null ? 'Besoin suspendu' : `Besoin suspendu jusqu’au ${until}`),
  withdrawn: () => 'Besoin retiré',
};

/** What the reader can expect or do now, where the need of the match is closed. */
export const closedNextSteps: Record<
  'candidate' | 'company' | 'admin',
  Record<ClosedNeedState, string>
> = {
  candidate: {
    filled:
      'Ce besoin est pourvu\u202f: il n’attend plus de candidats. Vos autres matchs continuent.',
    set_aside:
      'Ce besoin est suspendu\u202f: ce match est gardé, et vous serez prévenu de la reprise.',
    withdrawn: 'L’entreprise ne recrute plus pour ce besoin. Vos autres matchs continuent.',
  },
  company: {
    filled:
      'Ce besoin est pourvu. Pour accueillir ce candidat, rouvrez le besoin ou augmentez son nombre de postes.',
    set_aside: 'Ce besoin est suspendu. Rouvrez-le pour continuer avec ce candidat.',
    withdrawn: 'Ce besoin est retiré. Rouvrez-le pour continuer avec ce candidat.',
  },
  admin: {
    filled: 'Ce besoin est pourvu\u202f: rouvrez-le pour que ce match avance.',
    set_aside: 'Ce besoin est suspendu\u202f: rouvrez-le pour que ce match avance.',
    withdrawn: 'Ce besoin est retiré\u202f: rouvrez-le pour que ce match avance.',
  },
};

/** Of a match whose school year is closed. */
export const closedYearMessages = {
  badge: (year: string) => `Année ${year} clôturée`,
  next: (year: string) =>
    `L’année scolaire ${year} est clôturée\u202f: ce match reste à lire, plus rien n’y change.`,
  noAction: 'L’année scolaire de ce match est clôturée.',
};
