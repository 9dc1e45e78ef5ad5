import { formatCount, formatNumber } from '../../../platform/format/numbers.ts';

const matches = (count: number): string => formatCount(count, 'match', 'matchs');

/** Of the dialog alone, so that the list brings only what stands beside its boxes. */
export const moveMessages = {
  title: (count: number) => `Changer le statut de ${matches(count)}`,
  to: 'Nouveau statut',
  noStatus: 'Choisissez un statut.',
  same: (count: number) =>
    `${matches(count)} de la sélection ${count === 1 ? 'a' : 'ont'} déjà ce statut\u202f: rien n’y change.`,
  finalised: (count: number) =>
    `${formatCount(count, 'inscription finalisée', 'inscriptions finalisées')} de la sélection\u202f: ${count === 1 ? 'elle reste' : 'elles restent'}, une inscription ne se défait que depuis son match.`,
  told: 'Chaque candidat et chaque entreprise reçoit, dans une minute, un seul message qui nomme tous ses matchs\u202f: le centre a enregistré ce changement.',
  toldLater:
    'Chaque candidat et chaque entreprise reçoit, dans dix minutes, un seul message qui nomme tous ses matchs\u202f; d’ici là, vous pouvez tout annuler.',
  nothing: 'Aucun match de la sélection ne change.',
  submit: (count: number) => `Changer ${matches(count)}`,
  progress: (done: number, all: number) => `${formatNumber(done)} sur ${formatNumber(all)}…`,
  done: (count: number, label: string) =>
    `${formatCount(count, 'match est', 'matchs sont')} maintenant «\u202f${label}\u202f».`,
  undo: (count: number) => `Annuler pour ${count === 1 ? 'ce match' : `ces ${matches(count)}`}`,
  undone: (count: number) => `${formatCount(count, 'changement annulé', 'changements annulés')}.`,
};
