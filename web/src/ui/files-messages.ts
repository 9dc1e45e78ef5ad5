import type { FileKind } from './fields/file-kinds.ts';

export const fileMessages = {
  invite: 'Cliquez pour choisir un fichier, ou déposez-le ici.',
  accepted: {
    pdf: (size: string) => `Un fichier PDF de ${size} au plus.`,
    spreadsheet: (size: string) => `Un fichier .xlsx ou .xls de ${size} au plus.`,
  } satisfies Record<FileKind, (size: string) => string>,
  wrongKind: {
    pdf: 'Ce fichier n’est pas un PDF. Choisissez-en un autre.',
    spreadsheet: 'Ce fichier n’est pas un fichier Excel. Choisissez-en un autre.',
  } satisfies Record<FileKind, string>,
  tooLarge: (size: string) => `Ce fichier dépasse ${size}. Choisissez-en un plus petit.`,
};
