import type { FileKind } from './file-kinds.ts';

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
