import type { MeetingKind, MeetingOutcome, MeetingState } from '@tandem/domain/meetings/meeting';

export const meetingsPageMessages = {
  title: 'Rendez-vous',
  asList: 'Voir en liste',
  lead: {
    applicant: 'Vos entretiens avec les entreprises : à choisir, à venir et passés.',
    company: 'Vos entretiens avec les candidats : à choisir, à venir et passés.',
    staff: 'Les entretiens des candidats dont vous suivez la formation.',
  },
  toTell: 'À raconter',
  coming: 'À venir',
  ofPlans: (count: number) =>
    `${count === 1 ? 'Le rendez-vous' : `Les ${count} rendez-vous`} de votre plan, un par un`,
  past: 'Passés ou annulés',
  failed: 'Les rendez-vous n’ont pas pu être chargés.',
  noneComing: 'Aucun rendez-vous à venir.',
  noneComingHint: {
    applicant: 'Quand une entreprise vous accepte, elle peut vous proposer un rendez-vous.',
    company: 'Ouvrez un match que vous avez accepté pour proposer un rendez-vous.',
    staff: 'Ouvrez un match accepté par l’entreprise pour proposer un rendez-vous.',
  },
  nonePast: 'Aucun rendez-vous passé.',
  more: 'Afficher plus de rendez-vous',
  seeMatch: 'Voir le match',
};

/** On the home of either side. */
export const nextMeetingMessages = {
  failed: 'Vos rendez-vous n’ont pas pu être chargés.',
  title: 'Votre prochain rendez-vous',
  about: (name: string, need: string) => `Avec ${name}, pour «\u202f${need}\u202f»`,
};

export const meetingMessages = {
  section: 'Rendez-vous',
  failed: 'Les rendez-vous de ce match n’ont pas pu être chargés.',
  propose: 'Proposer un rendez-vous',
  proposeOthers: 'Proposer d’autres moments',
  move: 'Déplacer',
  cancel: 'Annuler le rendez-vous',
  addToCalendar: 'Ajouter à mon agenda',
  entryFailed: 'Le fichier d’agenda n’a pas pu être téléchargé.',
  states: {
    proposed: 'À choisir',
    planned: 'Fixé',
    over: 'Passé',
    cancelled: 'Annulé',
  } satisfies Record<MeetingState, string>,
  toTell: 'À raconter',
  choose: 'Choisissez un moment',
  taken: 'Ce moment n’est plus libre.',
  waitsFor: (name: string) => `${name} doit choisir un de ces moments.`,
  minutes: (minutes: number) => `${minutes} minutes`,
  places: { on_site: 'Adresse', phone: 'Téléphone', video: 'Visioconférence' } satisfies Record<
    MeetingKind,
    string
  >,
  duration: 'Durée',
  note: 'À savoir',
  need: 'Besoin',
  how: 'Comment s’est passé ce rendez-vous ?',
  outcomes: {
    held: 'Il a eu lieu',
    put_off: 'Il est reporté',
  },
  candidateAbsent: 'Le candidat n’est pas venu',
  companyAbsent: 'L’entreprise n’était pas là',
  toldBy: (side: 'applicant' | 'company', outcome: MeetingOutcome) =>
    `${side === 'applicant' ? 'Selon le candidat' : 'Selon l’entreprise'} : ${
      {
        held: 'il a eu lieu',
        absent: side === 'applicant' ? 'l’entreprise n’était pas là' : 'le candidat n’est pas venu',
        put_off: 'il est reporté',
      }[outcome]
    }.`,
  stale: 'Ce rendez-vous a changé entre-temps : il vient d’être rechargé.',
  takeFailed: 'Le moment n’a pas pu être choisi.',
  takeDone: 'Rendez-vous fixé. L’invitation part par e-mail.',
  told: 'C’est noté, merci.',
  tellFailed: 'Votre réponse n’a pas pu être enregistrée.',
};

export const cancelMessages = {
  title: 'Annuler ce rendez-vous ?',
  text: 'L’autre personne en est prévenue par e-mail, et les agendas sont mis à jour.',
  reason: 'Pourquoi ? (facultatif, transmis à l’autre personne)',
  confirm: 'Annuler le rendez-vous',
  keep: 'Garder le rendez-vous',
  done: 'Rendez-vous annulé.',
  failed: 'Le rendez-vous n’a pas pu être annulé.',
};

export const proposeMessages = {
  titles: {
    propose: 'Proposer un rendez-vous',
    others: 'Proposer d’autres moments',
    move: 'Déplacer le rendez-vous',
  },
  moveHint:
    'L’ancien moment ne tient plus : l’autre personne choisit parmi ceux que vous proposez.',
  moments: 'Moments proposés, heure de Paris',
  day: (n: number) => `Jour du moment ${n}`,
  time: (n: number) => `Heure du moment ${n}`,
  dayShort: 'Jour',
  timeShort: 'Heure',
  chooseTime: 'Choisir…',
  add: 'Ajouter un moment',
  remove: (n: number) => `Retirer le moment ${n}`,
  incomplete: 'Donnez un jour et une heure à chaque moment.',
  kind: 'Comment',
  place: {
    on_site: 'Adresse du rendez-vous',
    phone: 'Numéro à appeler',
    video: 'Lien de la visioconférence',
  } satisfies Record<MeetingKind, string>,
  minutes: 'Durée',
  note: 'À savoir (facultatif)',
  noteHint: 'Par exemple : l’étage, la personne à demander, ce qu’il faut apporter.',
  agreed: 'Ce moment est déjà convenu avec l’autre personne',
  agreedHint: 'Le rendez-vous est fixé tout de suite ; les deux reçoivent l’invitation.',
  side: 'Au nom de',
  sides: [
    ['company', 'l’entreprise'],
    ['applicant', 'le candidat'],
  ] as const,
  submit: { propose: 'Proposer', agreed: 'Fixer le rendez-vous' },
  done: { propose: 'Moments proposés.', agreed: 'Rendez-vous fixé. L’invitation part par e-mail.' },
  failed: 'Le rendez-vous n’a pas pu être proposé.',
};
