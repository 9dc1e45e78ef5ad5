export const joinMessages = {
  name: (pages: number) => `CV (${pages} photos).pdf`,
  tooMany: (most: number) =>
    `Choisissez ${most} photos au plus\u202f: un CV n’a pas plus de pages.`,
  notPhotographs:
    'Plusieurs fichiers à la fois ne peuvent être que des photos d’un même CV. D’un PDF ou d’un document, choisissez un seul fichier.',
  unreadable: (name: string) =>
    `«\u202f${name}\u202f» n’a pas pu être ouverte par ce navigateur. Enregistrez cette photo en JPG, puis choisissez de nouveau toutes les photos ensemble.`,
  tooLarge: (most: string) =>
    `Ensemble, ces photos pèsent plus de ${most}. Choisissez-en moins, ou de plus petites.`,
};
