import type { Encoding } from '../../../platform/spreadsheet/formats/decode-text.ts';
import type { Separator } from '../../../platform/spreadsheet/formats/delimited-names.ts';
import type { RowDoubt, RowFault } from '@tandem/domain/invitations/import/rows/read-rows';
import { formatCount, formatNumber, plural } from '../../../platform/format/numbers.ts';
import type { ReadFault } from '../../../platform/spreadsheet/sheets.ts';
import type { KnownRow } from './known-row.ts';

/** What imports of candidates and companies say alike. */
export const importMessages = {
  file: 'Fichier Excel, LibreOffice ou CSV',
  noFile: 'Aucun fichier sélectionné',
  reading: 'Lecture du fichier…',
  paste: 'Coller depuis un tableur',
  pasteLabel: 'Lignes copiées d’un tableur, d’un site ou d’un e-mail',
  pasteHint: 'Copiez les cellules avec leur ligne de titres, puis collez-les ici.',
  pasteRead: 'Lire ces lignes',
  pasted: 'Texte collé',
  knownList: (emails: string) => `Email(s) déjà existant(s): ${emails}`,
  backToFile: 'Choisir un fichier',
  faults: {
    empty:
      'Ce fichier est vide. Vérifiez que vous avez choisi le bon, ou enregistrez-le à nouveau.',
    protected:
      'Ce fichier est protégé par un mot de passe. Ouvrez-le, retirez le mot de passe, enregistrez-le, puis réessayez.',
    damaged:
      'Ce fichier est abîmé ou incomplet. Ouvrez-le dans votre tableur, enregistrez-le en .xlsx, puis réessayez.',
    picture:
      'Ce fichier est une image\u202f: son texte ne peut pas être lu. Demandez la liste en Excel, ou recopiez-la.',
    pdf: 'Ce fichier est un PDF. Demandez la liste en Excel, ou copiez ses lignes et collez-les ici.',
    document:
      'Ce fichier est un document de traitement de texte. Copiez son tableau et collez-le ici.',
    unknown:
      'Ce n’est pas un fichier de tableur. Choisissez un fichier Excel, LibreOffice, Numbers ou CSV.',
    'no-table':
      'Aucune liste n’a été trouvée dans ce fichier\u202f: il faut une ligne par personne, avec au moins une adresse e-mail.',
    'no-rows':
      'Cette liste n’a que ses titres\u202f: il n’y a personne en dessous. Vérifiez que vous avez choisi le bon fichier.',
    uncounted:
      'Ce fichier tient ses valeurs de formules qui n’ont jamais été calculées. Ouvrez-le dans votre tableur, enregistrez-le, puis choisissez-le à nouveau.',
    'too-large':
      'Ce fichier est trop volumineux une fois décompressé. Choisissez-en un plus petit.',
    'too-many-rows': 'Ce fichier a plus de 25\u202f000 lignes. Importez-le en plusieurs fois.',
    timeout:
      'La lecture de ce fichier prend trop de temps. Enregistrez-le en .csv ou en .xlsx, sans mise en forme, puis réessayez.',
  } satisfies Record<ReadFault, string>,
  import: 'Importer',
  anotherFile: 'Choisir un autre fichier',
  template: 'Télécharger le modèle',
  chooseHint:
    'Votre fichier tel qu’il est\u202f: les titres et les colonnes sont reconnus, vous vérifiez avant tout envoi.',
  line: 'Ligne',
  state: 'État',
  keep: (line: string) => `Importer la ligne ${line}`,
  cell: (title: string, line: string) => `${title}, ligne ${line}`,
  rowFaults: {
    'no-email': 'Pas d’adresse e-mail',
    'malformed-email': 'Adresse e-mail invalide',
    'duplicate-email': 'En double dans le fichier',
    'no-name': 'Nom manquant',
  } satisfies Record<RowFault, string>,
  withoutAddress: (count: number) =>
    `${formatCount(count, 'ligne n’a pas d’adresse e-mail', 'lignes n’ont pas d’adresse e-mail')}.`,
  withoutAddressHint:
    'Sans adresse, personne n’est invité\u202f: le centre remplit la fiche et appelle.',
  takeWithoutAddress: 'Ajouter sans adresse',
  leaveWithoutAddress: 'Laisser de côté',
  rowDoubts: {
    'unknown-programme': 'Formation non reconnue',
    'unknown-session': 'Session non reconnue',
    'same-person': 'Même nom et même téléphone qu’une autre ligne',
    'same-company': 'Même entreprise qu’une autre ligne\u202f? Chacune aurait son compte',
    'two-people': 'Deux personnes sur cette ligne\u202f? La première seule est reprise',
    relative: 'Un parent d’après le fichier, pas un candidat\u202f?',
    error: 'Case en erreur dans le fichier (#N/A, #REF!…), lue comme vide',
    gone: 'Parti, annulé ou refusé d’après le fichier',
    'odd-name': 'Nom à vérifier',
    'odd-town': 'Ville à vérifier',
    'odd-contact': 'Contact à vérifier',
    misplaced: 'Adresse ou numéro trouvé dans une autre colonne',
    'unread-number': 'Un numéro de cette ligne est dans une colonne non reprise',
    'odd-siret': 'SIRET à vérifier',
  } satisfies Record<RowDoubt, string>,
  knownAs: {
    invited: 'Déjà invité',
    registered: 'Déjà inscrit',
    other: 'Adresse déjà prise par un autre compte',
  } satisfies Record<KnownRow['state'], string>,
  samePerson: (name: string, email: string | null) =>
    `La même personne\u202f? ${name} (${email ?? 'sans adresse'})`,
  knownByName: 'Déjà là sous le même nom',
  phoneFault: 'Téléphone invalide (e-mail seul)',
  mistyped: (email: string) => `Plutôt ${email}\u202f?`,
  valid: 'Valide',
  unreached: 'Ajout sans adresse',
  unreachedSummary: (count: number) =>
    `${formatCount(count, 'sera ajouté', 'seront ajoutés')} sans adresse ni invitation.`,
  leftOutByYou: 'Laissée de côté',
  allRows: (count: string) => `Toutes (${count})`,
  validRows: (count: string) => `Valides (${count})`,
  faultyRows: (count: string) => `À corriger (${count})`,
  knownRows: (count: string) => `Déjà là (${count})`,
  doubtfulRows: (count: string) => `À vérifier (${count})`,
  rowFilter: 'Lignes affichées',
  preview: 'Aperçu du fichier',
  faultySummary: (count: number) =>
    `${formatCount(count, 'ligne', 'lignes')} à corriger ${plural(count, 'ne sera pas envoyée', 'ne seront pas envoyées')}.`,
  missing: (name: number, half: number, phone: number, programme: number) =>
    [
      name > 0 ? `${formatNumber(name)} sans nom` : '',
      half > 0 ? `${formatNumber(half)} au nom incomplet` : '',
      phone > 0 ? `${formatNumber(phone)} sans téléphone` : '',
      programme > 0 ? `${formatNumber(programme)} sans formation` : '',
    ]
      .filter((text) => text !== '')
      .join(', '),
  spare: (count: number) =>
    `${formatCount(count, 'deuxième adresse ou numéro d’une même ligne n’est pas repris', 'deuxièmes adresses ou numéros de mêmes lignes ne sont pas repris')}.`,
  sirens: (count: number) =>
    `${formatCount(count, 'SIREN est gardé\u202f: le SIRET de l’établissement', 'SIREN sont gardés\u202f: le SIRET d’un établissement')} a 14 chiffres.`,
  leftOutRows: (count: number, texts: string) =>
    `${formatCount(count, 'ligne passée, qui n’est de personne', 'lignes passées, qui ne sont de personne')}\u202f: ${texts}.`,
  hiddenRows: (count: number) =>
    `${formatCount(count, 'ligne masquée dans le fichier, par un filtre par exemple, est lue', 'lignes masquées dans le fichier, par un filtre par exemple, sont lues')} aussi.`,
  hiddenColumns: (count: number, names: string) =>
    `${plural(count, 'Colonne masquée dans le fichier, lue', 'Colonnes masquées dans le fichier, lues')} aussi\u202f: ${names}.`,
  sheets: (names: string) => `Feuilles lues\u202f: ${names}.`,
  unreadSheets: (names: string) => `Feuilles non lues\u202f: ${names}.`,
  uncounted:
    'Des cases de ce fichier sont des formules qui n’ont jamais été calculées\u202f: elles sont lues comme vides. Ouvrez-le dans votre tableur, enregistrez-le, puis choisissez-le à nouveau.',
  unreadColumns: (count: number) =>
    `${formatCount(count, 'colonne n’est pas lue, trop loin à droite', 'colonnes ne sont pas lues, trop loin à droite')}\u202f: rapprochez celles des adresses, des noms et des téléphones.`,
  cutCells: (count: number) =>
    `${formatCount(count, 'cellule très longue n’est lue', 'cellules très longues ne sont lues')} qu’en partie.`,
  sheet: 'Feuille lue',
  otherSheet: (name: string, rows: number) => `${name} (${formatCount(rows, 'ligne', 'lignes')})`,
  encoding: 'Encodage du texte',
  encodings: {
    'utf-8': 'UTF-8',
    'windows-1252': 'Windows (ANSI)',
    'utf-16le': 'UTF-16 (Unicode)',
    'utf-16be': 'UTF-16 inversé',
    macintosh: 'Ancien Mac',
    ibm850: 'MS-DOS',
  } satisfies Record<Encoding, string>,
  separator: 'Séparateur',
  separators: {
    ';': 'Point-virgule',
    ',': 'Virgule',
    '\t': 'Tabulation',
    '|': 'Barre verticale',
  } satisfies Record<Separator, string>,
  columnsTitle: 'Que contient chaque colonne\u202f?',
  columnsLead:
    'Tandem n’est pas sûr de toutes les colonnes. Vérifiez-les\u202f: votre choix sera retenu pour les prochains fichiers de ce modèle.',
  column: 'Colonne du fichier',
  becomes: 'Devient',
  noHeader: (number: number) => `Colonne ${number} (sans titre)`,
  samples: 'Exemples',
  notTaken: 'Ne pas reprendre',
  toCheck: 'à vérifier',
  columnsNeeded: 'Choisissez la colonne des adresses e-mail, ou au moins celles des noms.',
  nameNeeded: 'Choisissez la colonne du nom de l’entreprise.',
  twice: (field: string) => `Deux colonnes ne peuvent pas devenir «\u202f${field}\u202f».`,
  willMiss: (names: string) => `Ne seront pas reprises\u202f: ${names}.`,
  toPreview: 'Voir les lignes',
  changeColumns: 'Revoir les colonnes',
  proposals: (count: number) =>
    formatCount(count, 'adresse semble mal tapée', 'adresses semblent mal tapées'),
  proposalExample: (from: string, to: string) => `${from} → ${to}`,
  acceptProposals: 'Corriger ainsi',
  capitals: (count: number) => formatCount(count, 'nom remis en forme', 'noms remis en forme'),
  asWritten: 'Garder comme écrits',
  wellWritten: 'Remettre en forme',
  meansProgramme: (text: string) => `Formation «\u202f${text}\u202f»`,
  meansSession: (text: string) => `Session «\u202f${text}\u202f»`,
  meansNothing: 'Ne pas reprendre',
  checking: 'Recherche de ceux qui sont déjà là…',
  checkFailed: 'Impossible de vérifier qui est déjà là. Vérifiez votre connexion.',
  ifKnown: {
    email: (count: number) => `Déjà là, même e-mail (${formatNumber(count)})`,
    person: (count: number) => `La même personne\u202f? (${formatNumber(count)})`,
    alike: (count: number) => `Même nom, peut-être une autre (${formatNumber(count)})`,
  },
  fates: { skip: 'Laisser de côté', update: 'Compléter la fiche', add: 'Ajouter quand même' },
  when: 'Invitations',
  whens: { now: 'Envoyer maintenant', later: 'Envoyer plus tard', none: 'Ne pas envoyer' },
  sendAt: 'Jour et heure de l’envoi',
  sendAtNeeded: 'Choisissez un moment à venir.',
  progress: 'Transmission de la liste',
  progressOf: (done: string, all: string) => `${done} sur ${all}`,
  keepOpen: 'Un instant\u202f: la liste est transmise au serveur, qui fera le reste.',
  handFailed:
    'La transmission s’est interrompue. Reprenez\u202f: personne ne sera invité deux fois.',
  resume: 'Reprendre',
  backToRows: 'Revenir aux lignes',
  reportTitle: 'Compte rendu',
  mayClose:
    'Vous pouvez fermer cette page\u202f: le serveur continue, et le compte rendu restera dans «\u202fImports\u202f».',
  working: 'Le serveur ajoute les personnes de la liste',
  scheduled: (moment: string) =>
    `Tout le monde est ajouté. Les invitations partiront le ${moment}.`,
  done: 'L’import est terminé.',
  addedLabel: 'Ajoutés',
  updatedLabel: 'Complétés',
  restoredLabel: 'Remis comme avant',
  keptLabel: 'Restés complétés',
  skippedLabel: 'Déjà existants',
  refusedLabel: 'E-mails refusés',
  unsentLabel: 'Non envoyés',
  downloadReport: 'Télécharger le compte rendu',
  reportName: 'compte-rendu-import',
  result: 'Résultat',
  name: 'Nom',
  email: 'E-mail',
  outcomes: {
    waiting: 'En attente',
    added: 'Ajouté',
    updated: 'Complété',
    restored: 'Remis comme avant',
    skipped: 'Déjà existant',
    withdrawn: 'Retiré',
    left_out: 'Non envoyé',
  },
  refused: 'Ajouté, e-mail refusé',
  registered: 'Ajouté, inscrit',
  allImports: 'Tous les imports',
  close: 'Fermer',
};

export const candidateImportMessages = {
  title: 'Importer des candidats',
  none: 'Aucun candidat valide trouvé dans le fichier',
  invite: (count: number) => `Inviter ${formatCount(count, 'candidat', 'candidats')}`,
  add: (count: number) => `Ajouter ${formatCount(count, 'candidat', 'candidats')}`,
  valid: (count: number) =>
    formatCount(count, 'candidat prêt à être invité', 'candidats prêts à être invités'),
  done: (count: number) => `${count} candidat(s) ajouté(s) avec succès.`,
  failed: "Erreur lors de l'ajout des candidats.",
};

export const companyImportMessages = {
  title: 'Importer des entreprises',
  none: 'Aucune entreprise valide trouvée dans le fichier',
  invite: (count: number) => `Inviter ${formatCount(count, 'entreprise', 'entreprises')}`,
  add: (count: number) => `Ajouter ${formatCount(count, 'entreprise', 'entreprises')}`,
  valid: (count: number) =>
    formatCount(count, 'entreprise prête à être invitée', 'entreprises prêtes à être invitées'),
  done: (count: number) => `${count} entreprise(s) ajoutée(s) avec succès`,
  failed: "Erreur lors de l'import des entreprises",
};
