/** Of a sheet that somebody else may save, too. */
export const sheetMessages = {
  changedNow:
    'Quelqu’un d’autre a modifié cette fiche entre-temps\u202f: relisez-la, puis enregistrez.',
  changedMeanwhile: (labels: readonly string[]) =>
    `Quelqu’un d’autre a modifié cette fiche entre-temps\u202f: ${labels.join(', ')}. Votre saisie est gardée\u202f: relisez, puis enregistrez.`,
};

/** What a sheet says to whose it is of who filled it in, and to the staff. */
export const markMessages = {
  own: (who: string) =>
    `Fiche remplie par le centre (${who}). Relisez-la\u202f: dès que vous l’enregistrez, cette mention disparaît.`,
  others: (who: string) => `Fiche remplie par le centre (${who}).`,
};

/** At the end of a sheet that the staff fill in for somebody. */
export const behalfEndMessages = {
  tell: 'Prévenir cette personne',
  tellCompany: 'Prévenir cette entreprise',
  tellHint: 'À sa cloche et par e-mail\u202f: elle relit ce que vous avez écrit.',
  back: 'Annuler',
};
