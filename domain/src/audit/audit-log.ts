/** What a deed does with somebody's data. */
export const deedKinds = {
  see: 'Consultation',
  change: 'Modification',
  export: 'Export',
  delete: 'Suppression',
} as const;

export type DeedKind = keyof typeof deedKinds;

/** Everything that the journal tells, and how people read it. A deed that was ever written keeps its key. */
export const deeds = {
  see_candidate: { kind: 'see', label: 'Fiche candidat consultée' },
  download_resume: { kind: 'see', label: 'CV téléchargé' },
  see_company: { kind: 'see', label: 'Fiche entreprise consultée' },
  see_match: { kind: 'see', label: 'Match consulté' },
  see_contract_sheet: { kind: 'see', label: 'Fiche contrat consultée' },
  see_nir: { kind: 'see', label: 'NIR du tuteur affiché' },
  see_list: { kind: 'see', label: 'Liste consultée' },
  invite: { kind: 'change', label: 'Invitation envoyée' },
  remind: { kind: 'change', label: 'Invitation relancée' },
  register: { kind: 'change', label: 'Compte créé' },
  save_candidate: { kind: 'change', label: 'Fiche candidat enregistrée' },
  save_test: { kind: 'change', label: 'Test de personnalité enregistré' },
  save_company: { kind: 'change', label: 'Fiche entreprise enregistrée' },
  save_offer: { kind: 'change', label: 'Besoin enregistré' },
  save_tutor_test: { kind: 'change', label: 'Test du tuteur enregistré' },
  suggest_match: { kind: 'change', label: 'Duo suggéré prévenu' },
  change_skills: { kind: 'change', label: 'Compétence ajoutée reprise ou retirée' },
  move_match: { kind: 'change', label: 'Match déplacé' },
  save_contract_sheet: { kind: 'change', label: 'Fiche contrat enregistrée' },
  change_manager: { kind: 'change', label: 'Responsable modifié' },
  restore_backup: { kind: 'change', label: 'Sauvegarde restaurée' },
  rotate_key: { kind: 'change', label: 'Secret de chiffrement changé' },
  change_password: { kind: 'change', label: 'Mot de passe changé' },
  download_own_data: { kind: 'export', label: 'Données personnelles téléchargées' },
  export_list: { kind: 'export', label: 'Liste exportée' },
  back_up: { kind: 'export', label: 'Sauvegarde de toutes les données' },
  delete_account: { kind: 'delete', label: 'Compte supprimé' },
  withdraw_invitation: { kind: 'delete', label: 'Invitation retirée' },
  erase_contract_sheet: { kind: 'delete', label: 'Fiche contrat effacée, son temps étant passé' },
  delete_offer: { kind: 'delete', label: 'Besoin supprimé' },
} as const satisfies Record<string, { kind: DeedKind; label: string }>;

export type Deed = keyof typeof deeds;

export const deedKeys = Object.keys(deeds) as [Deed, ...Deed[]];

/** The lists that hold personal data. */
export const journalLists = {
  candidates: 'Candidats',
  companies: 'Entreprises',
  matches: 'Matchs',
  managers: 'Responsables',
  journal: 'Journal',
} as const;

export type JournalList = keyof typeof journalLists;

export const journalListKeys = Object.keys(journalLists) as [JournalList, ...JournalList[]];

/** For how long a list that the same person reads again counts as the same reading. */
const readingMs = 10 * 60 * 1000;

export const isSameReading = (earlier: Date, now: Date): boolean =>
  now.getTime() - earlier.getTime() < readingMs;
