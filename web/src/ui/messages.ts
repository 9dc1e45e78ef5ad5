import type { FileKind } from './fields/files/file-kinds.ts';

export const formMessages = {
  required: 'Ce champ est obligatoire.',
  choose: 'Choisir…',
  email: 'Adresse e-mail invalide.',
  datePlaceholder: 'jj/mm/aaaa',
  multiSelectHint: 'Plusieurs choix possibles (CTRL + clic, ou touchez chacun).',
  multiSelectHintPlain: 'Plusieurs choix possibles.',
  multiSelectHintByTouch: 'Plusieurs choix possibles\u202f: touchez chacun.',
  /** What a screen says when the server found fault with something that is not on it. */
  refused: 'Votre demande n’a pas pu être enregistrée.',
  show: 'Afficher',
  hide: 'Masquer',
  showPassword: 'Afficher le mot de passe',
  hidePassword: 'Masquer le mot de passe',
  passwordCriteria: 'Votre mot de passe doit contenir :',
  met: ', rempli',
  notMet: ', à remplir',
};

export const loadMessages = {
  retry: 'Réessayer',
  back: 'Revenir',
  loading: 'Chargement…',
  failed: 'Ces informations n’ont pas pu être chargées.',
};

export const dialogMessages = {
  close: 'Fermer',
  cancel: 'Annuler',
  delete: 'Supprimer',
  irreversible: 'Cette action est irréversible.',
  unsavedText:
    'Vos modifications n’ont pas été enregistrées. Si vous quittez cette page, elles seront perdues.',
  unsentText:
    'Des réponses attendent encore le réseau sur cet appareil. Si vous vous déconnectez, elles seront perdues.',
};

export const tableMessages = {
  actions: 'Actions',
  selectAll: 'Tout sélectionner',
  selectRow: (name: string) => `Sélectionner ${name}`,
  clearSelection: 'Tout désélectionner',
  bulk: 'Actions sur la sélection',
  search: 'Rechercher',
  resetFilters: 'Réinitialiser les filtres',
  unfold: 'Filtrer',
  wrongDay: 'Cette date n’existe pas\u202f: la période n’en tient pas compte.',
  columns: 'Colonnes',
  columnUp: (title: string) => `Monter ${title}`,
  columnDown: (title: string) => `Descendre ${title}`,
  allColumns: 'Toutes',
  usualColumns: 'Celles d’habitude',
};

/** What is said of actions with several rows at once, whatever they are. */
export const layoutMessages = { otherActions: 'Autres actions' };

export const bulkMessages = {
  remind: 'Relancer',
  remindTitle: 'Relancer la sélection\u202f?',
  deleteTitle: (count: string) => `Supprimer ${count}\u202f?`,
  progress: (done: string, all: string) => `${done} sur ${all}…`,
  failedFor: (names: string) => `Sans succès pour\u202f: ${names}.`,
  leftOut: (count: number) => `Pas possible pour ${count}\u202f:`,
};

export const copyMessages = {
  linkCopied: 'Lien copié !',
  failed: (text: string) => `Le navigateur ne permet pas de copier. Voici le texte : ${text}`,
};

export const fileMessages = {
  invite: 'Cliquez pour choisir un fichier, ou déposez-le ici.',
  accepted: {
    resume: (size: string) =>
      `Un fichier PDF, Word (.docx), OpenDocument (.odt) ou une photo (JPG, PNG, HEIC), de ${size} au plus.`,
    pdf: (size: string) => `Un fichier PDF, de ${size} au plus.`,
    scan: (size: string) => `Un fichier PDF ou une photo (JPG, PNG, HEIC), de ${size} au plus.`,
    spreadsheet: (size: string) =>
      `Un fichier Excel (.xlsx, .xls), LibreOffice (.ods) ou texte (.csv, .tsv) de ${size} au plus.`,
  } satisfies Record<FileKind, (size: string) => string>,
  wrongKind: {
    resume:
      'Ce fichier n’est ni un PDF, ni un document Word (.docx) ou OpenDocument (.odt), ni une photo JPG, PNG ou HEIC. Enregistrez-le en PDF, ou prenez-le en photo.',
    scan: 'Ce fichier n’est ni un PDF, ni une photo JPG, PNG ou HEIC. Choisissez-en un autre.',
    pdf: 'Ce fichier n’est pas un PDF. Choisissez-en un autre.',
    spreadsheet: 'Ce fichier n’est pas une liste. Choisissez-en un autre.',
  } satisfies Record<FileKind, string>,
  empty: 'Ce fichier est vide. Choisissez-en un autre.',
  oldOrLocked:
    'Ce document est d’un ancien format (.doc) ou protégé par un mot de passe. Enregistrez-le en PDF, sans mot de passe.',
  tooLarge: (size: string) => `Ce fichier dépasse ${size}. Choisissez-en un plus petit.`,
  /** The zone names the one that was there before; of several none is named. */
  refused: (name: string | null, why: string, isOtherKept: boolean) =>
    `${name === null ? '' : `«\u202F${name}\u202F»\u202F: `}${why}${isOtherKept ? ' Le fichier d’avant reste.' : ''}`,
};

/** In place of a page whose link opens nothing. */
export const deadLinkMessages = {
  title: 'Ce lien n’est plus valable',
  contact: 'Nous écrire',
  home: "Retour à la page d'accueil",
};

/** In place of a screen that broke. */
export const brokenMessages = {
  title: 'Cette page s’est arrêtée',
  text: 'Une erreur inattendue l’empêche de s’afficher. Ce que vous avez enregistré n’est pas perdu. Rechargez la page pour continuer.',
  reloadPage: 'Recharger la page',
  backHome: 'Retour à la page d’accueil',
};
