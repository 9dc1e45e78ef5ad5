import { formatDay } from '../../../platform/format/dates.ts';

export const paymentMessages = {
  title: 'Versements de l’OPCO',
  lead: 'Ce que l’OPCO verse au centre, en quatre fois au plus (R6332-25)\u202F: notez le jour où chacun est arrivé. Les jours sont comptés depuis le début du contrat, à vérifier dans l’accord de prise en charge.',
  share: (share: number | null) => (share === null ? 'le reste' : `${share}\u202F%`),
  due: (day: string, isLast: boolean) =>
    isLast ? `Au plus tard le ${formatDay(day)}` : `À partir du ${formatDay(day)}`,
  came: (day: string) => `Arrivé le ${formatDay(day)}`,
  day: 'Arrivé le',
  dayOf: (label: string) => `Arrivé le\u202F: ${label}`,
  dayFirst: 'Dites d’abord quel jour il est arrivé.',
  save: 'Noter',
  saveOf: (label: string) => `Noter le versement\u202F: ${label}`,
  undo: 'Pas encore arrivé',
  undoOf: (label: string) => `Pas encore arrivé\u202F: ${label}`,
  saved: 'Versement noté',
  saveFailed: 'Le versement n’a pas pu être noté.',
};
