import { formatNumber } from '../../../platform/format/numbers.ts';
import { formatDay } from '../../../platform/format/dates.ts';

export const reportMessages = {
  open: 'Rapport du centre',
  title: 'Rapport du centre',
  lead: (session: string, day: string) => `${session}, au ${formatDay(day)}`,
  print: 'Imprimer',
  back: 'Statistiques',
  noSession: 'Choisissez une session en haut de la page\u202f: le rapport est celui d’une année.',
  failed: 'Le rapport n’a pas pu être chargé.',
  soFar: 'L’année jusqu’ici',
  stepBefore: (count: string) => `${count} l’an dernier`,
  years: 'L’année, et la précédente au même jour',
  yearsHint: (session: string, day: string) =>
    `Comparée à ${session} telle qu’elle était le ${formatDay(day)}.`,
  noBefore: 'Aucune session précédente n’a de dates\u202f: rien à comparer.',
  step: 'Étape',
  now: 'Cette année',
  before: 'L’an dernier au même jour',
  change: 'Écart',
  programmes: 'Taux de placement par formation',
  programmesHint:
    'Candidats placés, sans les contrats rompus, rapportés aux candidats dont la fiche et le test sont complets.',
  programme: 'Formation',
  complete: 'Complets',
  signed: 'Placés',
  rate: 'Taux',
  rateBefore: 'L’an dernier',
  days: 'Du oui des deux côtés à la signature',
  inDays: (days: number) => (days > 1 ? `${days} jours` : `${days} jour`),
  daysBefore: (days: string) => `${days} l’an dernier au même jour`,
  placed: 'Taux de placement',
  placedHint: (placed: number, complete: number) =>
    `${formatNumber(placed)} sur ${formatNumber(complete)} complets`,
  silent: 'Entreprises silencieuses',
  silentHint: 'Elles laissent un candidat sans réponse.',
  silentList: 'Les voir',
  exportSteps: 'rapport du centre',
  exportProgrammes: 'taux de placement',
  none: 'Aucune formation.',
};
