import { formatCount, formatNumber } from '../../../platform/format/numbers.ts';

export const jobMessages = {
  titleHint: 'Choisissez dans la liste, ou écrivez le vôtre.',
  section: 'Ce que le candidat voudra savoir',
  start: 'Date de début',
  rhythm: 'Rythme',
  unsaid: 'À définir',
  pay: 'Salaire au-delà du minimum légal',
  payHint: 'En euros bruts par mois. Laissez vide si le salaire est le minimum légal.',
  mobility: 'Permis ou véhicule demandé',
  noMobility: 'Aucun',
  remote: 'Jours de télétravail par semaine',
  rome: 'Code ROME',
  wrongStart: 'Indiquez un jour, par exemple 01/09/2026.',
  wrongPay: 'Indiquez un nombre d’euros de 0 à 5\u202f000.',
  wrongRemote: 'Indiquez un nombre de 0 à 5.',
  facts: {
    start: 'Début',
    rhythm: 'Rythme',
    pay: 'Salaire',
    remote: 'Télétravail',
    mobility: 'Permis ou véhicule',
  },
  paid: (euros: number) =>
    euros === 0
      ? 'Minimum légal'
      : `${formatNumber(euros)}\u00a0€ bruts par mois au-delà du minimum légal`,
  remotely: (days: number) =>
    days === 0 ? 'Aucun' : `${formatCount(days, 'jour', 'jours')} par semaine`,
};
