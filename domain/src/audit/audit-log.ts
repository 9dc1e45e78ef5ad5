/** What an audit action does with somebody's data. */
export const auditActionKinds = {
  see: 'Consultation',
  change: 'Modification',
  export: 'Export',
  delete: 'Suppression',
} as const;

export type AuditActionKind = keyof typeof auditActionKinds;

/** Everything that the audit log tells, and how people read it. An action that was ever written keeps its key. */
export const auditActions = {
  see_candidate: { kind: 'see', label: 'Fiche candidat consultée' },
  download_resume: { kind: 'see', label: 'CV téléchargé' },
  see_company: { kind: 'see', label: 'Fiche entreprise consultée' },
  see_match: { kind: 'see', label: 'Match consulté' },
  see_contract_sheet: { kind: 'see', label: 'Fiche contrat consultée' },
  see_signed_scan: { kind: 'see', label: 'Document signé téléchargé' },
  see_nir: { kind: 'see', label: 'NIR du tuteur affiché' },
  see_list: { kind: 'see', label: 'Liste consultée' },
  invite: { kind: 'change', label: 'Invitation envoyée' },
  import_person: { kind: 'change', label: 'Personne ou entreprise ajoutée par un import' },
  complete_person: { kind: 'change', label: 'Personne ou entreprise complétée par un import' },
  undo_import: { kind: 'change', label: 'Remis comme avant un import, qui a été retiré' },
  remind: { kind: 'change', label: 'Invitation relancée' },
  remind_wait: { kind: 'change', label: 'Rappel envoyé' },
  change_follow_up: { kind: 'change', label: 'Suivi modifié' },
  set_follow_up: {
    kind: 'change',
    label: 'Rappels réglés (jours, moyens d’envoi, nombre de SMS par mois)',
  },
  see_person: { kind: 'see', label: 'Page d’une personne consultée' },
  correct_person: { kind: 'change', label: 'Nom, adresse ou téléphone corrigé par le centre' },
  add_person: {
    kind: 'change',
    label: 'Personne ou entreprise sans adresse ajoutée par le centre',
  },
  tell_person: { kind: 'change', label: 'Message dit de vive voix par le centre' },
  trust_address: { kind: 'change', label: 'Adresse dite bonne par le centre' },
  confirm_address: { kind: 'change', label: 'Nouvelle adresse e-mail confirmée' },
  move_address: { kind: 'change', label: 'Adresse e-mail remplacée par la nouvelle' },
  refuse_address: { kind: 'change', label: 'Nouvelle adresse e-mail refusée depuis l’ancienne' },
  hasten_address: { kind: 'change', label: 'Nouvelle adresse e-mail acceptée par la direction' },
  write_note: { kind: 'change', label: 'Note écrite ou modifiée' },
  delete_note: { kind: 'delete', label: 'Note supprimée' },
  register: { kind: 'change', label: 'Compte créé' },
  save_candidate: { kind: 'change', label: 'Fiche candidat enregistrée' },
  fill_candidate: { kind: 'change', label: 'Fiche candidat remplie ou corrigée par le centre' },
  save_test: { kind: 'change', label: 'Test de personnalité enregistré' },
  fill_test: { kind: 'change', label: 'Test de personnalité passé avec le centre' },
  fill_company: { kind: 'change', label: 'Fiche entreprise remplie ou corrigée par le centre' },
  save_company: { kind: 'change', label: 'Fiche entreprise enregistrée' },
  save_offer: { kind: 'change', label: 'Besoin enregistré' },
  correct_offer: { kind: 'change', label: 'Besoin modifié par le centre' },
  close_offer: { kind: 'change', label: 'Besoin fermé' },
  reopen_offer: { kind: 'change', label: 'Besoin rouvert' },
  carry_over: { kind: 'change', label: 'Reporté dans une autre session' },
  confirm_record: {
    kind: 'change',
    label: 'Fiche ou besoin dit d’actualité, par le lien d’un message',
  },
  send_tutor_link: { kind: 'change', label: 'Lien du test envoyé au tuteur' },
  save_tutor_test: { kind: 'change', label: 'Test du tuteur enregistré' },
  suggest_match: { kind: 'change', label: 'Duo suggéré prévenu' },
  propose_match: { kind: 'change', label: 'Match proposé par le centre' },
  change_skills: { kind: 'change', label: 'Compétence ajoutée reprise ou retirée' },
  see_messages: { kind: 'see', label: 'Échange lu' },
  write_message: { kind: 'change', label: 'Message écrit' },
  report_message: { kind: 'change', label: 'Message signalé au centre' },
  share_candidate: { kind: 'change', label: 'Candidat montré par un lien, ou lien retiré' },
  see_shared: { kind: 'see', label: 'Candidat consulté par un lien de partage' },
  plan_forum: { kind: 'change', label: 'Forum préparé, publié ou modifié' },
  plan_meeting: { kind: 'change', label: 'Rendez-vous proposé, fixé, déplacé ou annulé' },
  move_match: { kind: 'change', label: 'Match déplacé' },
  show_interest: { kind: 'change', label: 'Intérêt pour un besoin dit ou repris' },
  mark_match: { kind: 'change', label: 'Match retenu dans une sélection, ou remis à plus tard' },
  undo_move: { kind: 'change', label: 'Réponse à un match annulée' },
  withdraw_match: { kind: 'change', label: 'Désistement enregistré' },
  break_enrolment: { kind: 'change', label: 'Rupture d’une inscription enregistrée' },
  restore_enrolment: { kind: 'change', label: 'Rupture d’une inscription annulée' },
  save_contract_sheet: { kind: 'change', label: 'Fiche contrat enregistrée' },
  move_contract_file: {
    kind: 'change',
    label: 'Dossier de contrat avancé (complet, déposé, décision, avenant)',
  },
  add_signed_scan: { kind: 'change', label: 'Document signé ajouté au dossier de contrat' },
  sign_online: {
    kind: 'change',
    label: 'Signature en ligne demandée (NIR compris), relancée, annulée ou reçue',
  },
  ask_contract_part: {
    kind: 'change',
    label: 'Partie ou signature d’un dossier de contrat demandée, ou demande retirée',
  },
  open_contract_part: {
    kind: 'see',
    label: 'Demande d’une partie ou signature de contrat ouverte par son lien',
  },
  save_contract_part: {
    kind: 'change',
    label: 'Partie d’un dossier de contrat remplie par qui elle concerne',
  },
  change_manager: { kind: 'change', label: 'Responsable modifié' },
  restore_backup: { kind: 'change', label: 'Sauvegarde restaurée' },
  set_official_form: { kind: 'change', label: 'Formulaire officiel donné, réglé ou retiré' },
  make_machine_key: { kind: 'change', label: 'Clé pour un logiciel créée' },
  revoke_machine_key: { kind: 'change', label: 'Clé pour un logiciel révoquée' },
  make_webhook: { kind: 'change', label: 'Adresse à laquelle Tandem annonce ajoutée' },
  resume_webhook: { kind: 'change', label: 'Annonces à une adresse reprises' },
  send_webhook_again: { kind: 'change', label: 'Annonce à une adresse renvoyée' },
  delete_webhook: { kind: 'delete', label: 'Adresse à laquelle Tandem annonce retirée' },
  rotate_key: { kind: 'change', label: 'Secret de chiffrement changé' },
  change_password: { kind: 'change', label: 'Mot de passe changé' },
  change_second_factor: {
    kind: 'change',
    label: 'Connexion en deux étapes activée, changée ou désactivée',
  },
  change_passkey: { kind: 'change', label: 'Clé d’accès ajoutée, renommée ou retirée' },
  reset_second_factor: { kind: 'change', label: 'Connexion en deux étapes retirée par le centre' },
  download_own_data: { kind: 'export', label: 'Données personnelles téléchargées' },
  export_contract_file: { kind: 'export', label: 'Dossier de contrat exporté, NIR compris' },
  draw_agreement: { kind: 'export', label: 'Convention de formation téléchargée' },
  export_list: { kind: 'export', label: 'Liste exportée' },
  back_up: { kind: 'export', label: 'Sauvegarde de toutes les données' },
  delete_account: { kind: 'delete', label: 'Compte supprimé' },
  withdraw_invitation: { kind: 'delete', label: 'Invitation retirée' },
  erase_contract_sheet: { kind: 'delete', label: 'Fiche contrat effacée, son temps étant passé' },
  delete_offer: { kind: 'delete', label: 'Besoin supprimé' },
} as const satisfies Record<string, { kind: AuditActionKind; label: string }>;

export type AuditAction = keyof typeof auditActions;

export const auditActionKeys = Object.keys(auditActions) as [AuditAction, ...AuditAction[]];

/** In the order of the alphabet, as people read them. */
export const auditActionsByLabel: readonly AuditAction[] = auditActionKeys.toSorted((one, other) =>
  auditActions[one].label.localeCompare(auditActions[other].label, 'fr'),
);

export const auditActionsOf = (kind: AuditActionKind): AuditAction[] =>
  auditActionKeys.filter((key) => auditActions[key].kind === kind);

export const auditActionKindKeys = Object.keys(auditActionKinds) as [
  AuditActionKind,
  ...AuditActionKind[],
];

/** What the log is sorted by, rising; the newest lines come first among those that are alike. */
export const auditLogOrders = ['at', 'deed', 'whose', 'who', 'role'] as const;

export type AuditLogOrder = (typeof auditLogOrders)[number];

/** The lists that hold personal data. */
export const auditLogLists = {
  candidates: 'Candidats',
  companies: 'Entreprises',
  matches: 'Matchs',
  contracts: 'Contrats d’une session',
  meetings: 'Rendez-vous',
  needs: 'Besoins',
  contract_files: 'Dossiers de contrat',
  statistics: 'Statistiques',
  notes: 'Notes',
  managers: 'Responsables',
  journal: 'Journal',
} as const;

export type AuditLogList = keyof typeof auditLogLists;

export const auditLogListKeys = Object.keys(auditLogLists) as [AuditLogList, ...AuditLogList[]];

/** For how long a list that the same person reads again counts as the same reading. */
const readingMs = 10 * 60 * 1000;

export const isSameReading = (earlier: Date, now: Date): boolean =>
  now.getTime() - earlier.getTime() < readingMs;
