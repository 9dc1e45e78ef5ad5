export interface WaitRule {
  /** What is waited for, as the staff's list names it. */
  label: string;
  /** As it is told to whoever must act; null where only the staff can. */
  ask: string | null;
  /** Days after its beginning on which whoever must act is reminded. */
  reminders: readonly number[];
  /** Days after its beginning from which the staff see to it; null: never. */
  staffAfter: number | null;
}

/** Each kind of wait, once. The days are what holds until a superuser sets others. */
export const waitKinds = {
  bounce: {
    label: 'Adresse qui ne reçoit pas',
    ask: null,
    reminders: [],
    staffAfter: 0,
  },
  tutor_bounce: {
    label: 'Tuteur qui ne reçoit pas nos messages',
    ask: 'Corriger l’adresse du tuteur ou son numéro, qui ne reçoit pas nos messages',
    reminders: [0],
    staffAfter: 0,
  },
  to_tell: {
    label: 'À dire de vive voix, faute d’adresse',
    ask: null,
    reminders: [],
    staffAfter: 0,
  },
  note_due: {
    label: 'Note à reprendre',
    ask: null,
    reminders: [],
    staffAfter: 0,
  },
  register: {
    label: 'Inscription attendue',
    ask: 'Créer votre compte',
    reminders: [3, 7, 14],
    staffAfter: 21,
  },
  sheet: {
    label: 'Fiche à compléter',
    ask: 'Compléter votre fiche',
    reminders: [2, 5, 10],
    staffAfter: 14,
  },
  confirm_sheet: {
    label: 'Fiche reportée, à confirmer',
    ask: 'Confirmer que vous cherchez toujours une entreprise',
    reminders: [7, 14],
    staffAfter: 21,
  },
  confirm_need: {
    label: 'Besoin reporté, à confirmer',
    ask: 'Dire si le besoin reporté est toujours d’actualité',
    reminders: [7, 14],
    staffAfter: 21,
  },
  candidate_test: {
    label: 'Test du candidat à passer',
    ask: 'Passer votre test (deux minutes)',
    reminders: [2, 5],
    staffAfter: 10,
  },
  tutor_test: {
    label: 'Test du tuteur à passer',
    ask: 'Faire passer le test au tuteur (deux minutes)',
    reminders: [2, 5, 10],
    staffAfter: 10,
  },
  answer_candidate: {
    label: 'Réponse de l’entreprise attendue',
    ask: 'Répondre aux candidats',
    reminders: [3, 7],
    staffAfter: 10,
  },
  answer_company: {
    label: 'Réponse du candidat attendue',
    ask: 'Répondre à l’entreprise qui souhaite vous rencontrer',
    reminders: [2, 4],
    staffAfter: 7,
  },
  answer_meeting: {
    label: 'Moment de rencontre à choisir',
    ask: 'Choisir un moment pour vous rencontrer',
    reminders: [1, 3],
    staffAfter: 5,
  },
  meeting_outcome: {
    label: 'Rencontre passée, sans nouvelles',
    ask: 'Dire comment s’est passée la rencontre',
    reminders: [1, 3],
    staffAfter: 5,
  },
  prepare_contract: {
    label: 'Contrat à préparer par l’entreprise',
    ask: 'Préparer le contrat',
    reminders: [2, 5, 10],
    staffAfter: 12,
  },
  candidate_part: {
    label: 'Partie du candidat à remplir pour le contrat',
    ask: 'Remplir votre partie du contrat',
    reminders: [2, 5, 10],
    staffAfter: 12,
  },
  centre_part: {
    label: 'Partie du centre à remplir pour le contrat',
    ask: null,
    reminders: [],
    staffAfter: 12,
  },
  contract_part: {
    label: 'Partie ou signature du contrat demandée par un lien',
    ask: 'Relancer qui doit remplir ou signer sa partie du contrat',
    reminders: [3, 7],
    staffAfter: 10,
  },
  complete_contract: {
    label: 'Dossier de contrat à compléter par l’entreprise',
    ask: 'Compléter le dossier de contrat',
    reminders: [2, 5, 10],
    staffAfter: 12,
  },
  sign_contract: {
    label: 'Contrat à signer',
    ask: 'Signer le contrat et ajouter le document signé',
    reminders: [2, 5, 10],
    staffAfter: 12,
  },
  visa_contract: {
    label: 'Contrat à viser par le centre',
    ask: null,
    reminders: [],
    staffAfter: 0,
  },
  lodge_contract: {
    label: 'Contrat à déposer',
    ask: null,
    reminders: [],
    staffAfter: 5,
  },
  contract_decision: {
    label: 'Réponse au dépôt du contrat attendue',
    ask: null,
    reminders: [],
    staffAfter: 18,
  },
  mend_contract: {
    label: 'Contrat refusé, à corriger',
    ask: null,
    reminders: [],
    staffAfter: 0,
  },
  sign_amendment: {
    label: 'Avenant à signer',
    ask: 'Signer l’avenant au contrat',
    reminders: [2, 5, 10],
    staffAfter: 12,
  },
  visa_amendment: {
    label: 'Avenant à viser par le centre',
    ask: null,
    reminders: [],
    staffAfter: 0,
  },
  lodge_amendment: {
    label: 'Avenant à déposer',
    ask: null,
    reminders: [],
    staffAfter: 5,
  },
  amendment_decision: {
    label: 'Réponse au dépôt de l’avenant attendue',
    ask: null,
    reminders: [],
    staffAfter: 18,
  },
  mend_amendment: {
    label: 'Avenant refusé, à corriger',
    ask: null,
    reminders: [],
    staffAfter: 0,
  },
  health_visit: {
    label: 'Visite d’information et de prévention attendue',
    ask: 'Organiser la visite d’information et de prévention, ou dire quand elle a eu lieu',
    reminders: [0, 21, 42],
    staffAfter: 50,
  },
  adequacy_interview: {
    label: 'Entretien des deux mois attendu (professionnalisation)',
    ask: 'Faire le point sur la formation avec votre salarié, ou dire quand vous l’avez fait',
    reminders: [21, 49],
    staffAfter: 54,
  },
  send_for_aid: {
    label: 'Contrat à transmettre avant la perte de l’aide',
    ask: 'Transmettre le contrat signé à votre OPCO, ou voir avec le centre s’il l’a fait',
    reminders: [0, 14],
    staffAfter: 14,
  },
  student_card: {
    label: 'Carte d’étudiant des métiers à remettre',
    ask: null,
    reminders: [],
    staffAfter: 10,
  },
  contract_payment: {
    label: 'Versement de l’OPCO à vérifier',
    ask: null,
    reminders: [],
    staffAfter: 0,
  },
  still_looking: {
    label: 'Besoin sans mouvement',
    ask: 'Dire si vous cherchez toujours',
    reminders: [30],
    staffAfter: 45,
  },
  find_again: {
    label: 'À replacer après une rupture (six mois par la loi pour un apprenti)',
    ask: null,
    reminders: [],
    staffAfter: 0,
  },
  no_match_candidate: {
    label: 'Candidat sans match',
    ask: null,
    reminders: [],
    staffAfter: 7,
  },
  no_match_need: {
    label: 'Besoin sans match',
    ask: null,
    reminders: [],
    staffAfter: 7,
  },
} as const satisfies Record<string, WaitRule>;

export type WaitKind = keyof typeof waitKinds;

export const waitKindKeys = Object.keys(waitKinds) as [WaitKind, ...WaitKind[]];

export const isWaitKind = (text: string): text is WaitKind => text in waitKinds;

export const remindedKinds = waitKindKeys.filter((kind) => waitKinds[kind].reminders.length > 0);
