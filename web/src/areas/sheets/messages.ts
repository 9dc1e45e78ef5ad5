import { elided } from '@tandem/domain/elision';

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

/** On top of a sheet that the staff fill in for others. */
export const behalfMessages = {
  fill: (name: string) => `Remplir la fiche ${elided('de', name)}`,
  correct: (name: string) => `Corriger la fiche ${elided('de', name)}`,
  title: 'Remplir une fiche',
  lead: (name: string) =>
    `Vous écrivez au nom de ${name}, avec son accord. Sa fiche dira que le centre l’a remplie, jusqu’à ce que cette personne l’enregistre elle-même.`,
  companyLead: (name: string) =>
    `Vous écrivez au nom de ${name}, avec son accord. Sa fiche dira que le centre l’a remplie, jusqu’à ce que l’entreprise l’enregistre elle-même.`,
  noAccount: 'Cette personne n’a pas encore de compte\u202f: ouvrez avec elle son invitation.',
  failed: 'Cette fiche n’a pas pu être chargée.',
};
