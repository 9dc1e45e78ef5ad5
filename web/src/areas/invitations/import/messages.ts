import type { RowFault } from '@tandem/domain/invitations/import-rows';
import { formatCount, plural } from '../../../platform/format/numbers.ts';
import type { ReadFault } from '../../../platform/spreadsheet/sheets.ts';

/** What imports of candidates and companies say alike. */
export const importMessages = {
  file: 'Fichier Excel',
  noFile: 'Aucun fichier sélectionné',
  reading: 'Lecture du fichier…',
  faults: {
    unreadable:
      'Ce fichier n’a pas pu être lu. Ouvrez-le dans Excel, enregistrez-le en .xlsx, puis réessayez.',
    'too-large':
      'Ce fichier est trop volumineux une fois décompressé. Choisissez-en un plus petit.',
    'too-many-rows': 'Ce fichier a plus de 10\u202f000 lignes. Importez-le en plusieurs fois.',
    timeout:
      'La lecture de ce fichier prend trop de temps. Enregistrez-le en .xlsx, sans mise en forme, puis réessayez.',
  } satisfies Record<ReadFault, string>,
  wrongName: 'Seuls les fichiers .xlsx et .xls sont acceptés.',
  import: 'Importer',
  anotherFile: 'Choisir un autre fichier',
  template: 'Télécharger le modèle',
  columnsHint: (columns: string) => `Colonnes lues dans la première feuille\u202f: ${columns}.`,
  line: 'Ligne',
  state: 'État',
  rowFaults: {
    'no-email': 'Pas d’adresse e-mail',
    'malformed-email': 'Adresse e-mail invalide',
    'duplicate-email': 'En double dans le fichier',
    'no-name': 'Nom manquant',
  } satisfies Record<RowFault, string>,
  phoneFault: 'Téléphone invalide (e-mail seul)',
  valid: 'Valide',
  allRows: (count: string) => `Toutes (${count})`,
  validRows: (count: string) => `Valides (${count})`,
  faultyRows: (count: string) => `À corriger (${count})`,
  rowFilter: 'Lignes affichées',
  preview: 'Aperçu du fichier',
  faultySummary: (count: number) =>
    `${formatCount(count, 'ligne', 'lignes')} à corriger ${plural(count, 'ne sera pas envoyée', 'ne seront pas envoyées')}.`,
  progress: 'Envoi des invitations',
  progressOf: (done: string, all: string) => `${done} sur ${all}`,
  keepOpen: 'Gardez cette page ouverte jusqu’à la fin de l’envoi.',
  stop: 'Interrompre',
  stopping: 'Interruption…',
  stopped:
    'L’envoi est interrompu. Reprenez là où il s’est arrêté\u202f: personne ne sera invité deux fois.',
  resume: 'Reprendre',
  finish: 'Terminer sans le reste',
  reportTitle: 'Compte rendu',
  created: ['créé', 'créés'] as const,
  createdLabel: 'Ajoutés',
  knownLabel: 'Déjà existants',
  failedLabel: 'E-mails refusés',
  unsentLabel: 'Non envoyés',
  knownList: (emails: string) => `Email(s) déjà existant(s): ${emails}`,
  failedList: (emails: string) => `Échec d'envoi d'email pour: ${emails}`,
  failedHint: 'Ces personnes sont dans la liste\u202f: corrigez leur adresse ou relancez-les.',
  downloadReport: 'Télécharger le compte rendu',
  reportName: 'compte-rendu-import',
  result: 'Résultat',
  results: {
    created: 'Ajouté',
    failed: 'Ajouté, e-mail refusé',
    known: 'Déjà existant',
    unsent: 'Non envoyé',
  },
  close: 'Fermer',
};

export const candidateImportMessages = {
  title: 'Importer des candidats',
  none: 'Aucun candidat valide trouvé dans le fichier',
  invite: (count: number) => `Inviter ${formatCount(count, 'candidat', 'candidats')}`,
  valid: (count: number) =>
    formatCount(count, 'candidat prêt à être invité', 'candidats prêts à être invités'),
  done: (count: number) => `${count} candidat(s) ajouté(s) avec succès.`,
  failed: "Erreur lors de l'ajout des candidats.",
};

export const companyImportMessages = {
  title: 'Importer des entreprises',
  none: 'Aucune entreprise valide trouvée dans le fichier',
  invite: (count: number) => `Inviter ${formatCount(count, 'entreprise', 'entreprises')}`,
  valid: (count: number) =>
    formatCount(count, 'entreprise prête à être invitée', 'entreprises prêtes à être invitées'),
  done: (count: number) => `${count} entreprise(s) ajoutée(s) avec succès`,
  failed: "Erreur lors de l'import des entreprises",
};
