import type { Formality } from '@tandem/domain/contracts/formalities/formalities';
import { formatDay } from '../../../platform/format/dates.ts';

const due: Readonly<Record<Formality, (day: string) => string>> = {
  visit: (day) =>
    `À organiser par l’employeur, au plus tard le ${formatDay(day)}. Une visite de moins de cinq ans, pour le même emploi, peut suffire\u202F: notez alors son jour.`,
  card: (day) =>
    `À remettre par le centre, au plus tard le ${formatDay(day)}\u202F: 30 jours comptés depuis le début du contrat, à vérifier d’après le jour de l’inscription.`,
  interview: (day) =>
    `À tenir par l’employeur avec le salarié, au plus tard le ${formatDay(day)}\u202F: la formation prévue va-t-elle avec ce qu’il sait déjà\u202F? Si non, un avenant la change.`,
};

export const formalityMessages = {
  title: 'Visite, carte, entretien',
  due: (formality: Formality, day: string) => due[formality](day),
  done: (day: string) => `Fait le ${formatDay(day)}`,
  day: 'Fait le',
  dayOf: (label: string) => `Fait le\u202F: ${label}`,
  dayFirst: 'Dites d’abord quel jour c’était.',
  save: 'Noter',
  saveOf: (label: string) => `Noter\u202F: ${label}`,
  undo: 'Pas encore fait',
  undoOf: (label: string) => `Pas encore fait\u202F: ${label}`,
  saved: 'C’est noté',
  saveFailed: 'Le jour n’a pas pu être noté.',
};
