import { formatCount, formatNumber } from '../../../platform/format/numbers.ts';

const needs = (count: number): string => formatCount(count, 'besoin', 'besoins');

/** Several needs dealt with at once, by the staff. */
export const needBulkMessages = {
  close: 'Fermer',
  reopen: 'Rouvrir',
  tutor: 'Lien au tuteur',
  progress: (done: number, all: number) => `${formatNumber(done)} sur ${formatNumber(all)}…`,
  closedAlready: (count: number) =>
    `${needs(count)} de la sélection ${count === 1 ? 'est déjà fermé et reste comme il est' : 'sont déjà fermés et restent comme ils sont'}.`,
  allClosed: 'Les besoins choisis sont déjà fermés.',
  closed: (count: number) => `${formatCount(count, 'besoin fermé', 'besoins fermés')}.`,
  reopenTitle: (count: number) => `Rouvrir ${needs(count)}`,
  reopenText:
    'Les candidats sont recherchés aussitôt, et les matchs gardés reprennent où ils en étaient.',
  openAlready: (count: number) =>
    `${needs(count)} de la sélection ${count === 1 ? 'est ouvert et reste comme il est' : 'sont ouverts et restent comme ils sont'}.`,
  noneToReopen: 'Aucun des besoins choisis ne peut être rouvert ainsi.',
  full: (count: number) =>
    `${needs(count)} de la sélection ${count === 1 ? 'n’a' : 'n’ont'} plus de poste libre\u202f: rouvrez-${count === 1 ? 'le' : 'les'} un par un, en disant combien de postes il faut.`,
  reopened: (count: number) => `${formatCount(count, 'besoin rouvert', 'besoins rouverts')}.`,
  tutorTitle: (count: number) => `Envoyer le lien du test pour ${needs(count)}`,
  tutorText:
    'Chaque tuteur ou tutrice reçoit le lien de son test. Qui l’a déjà rempli, ou dont l’adresse manque, est laissé de côté et vous est dit.',
  channel: 'Comment\u202f?',
  channels: [
    ['mail', 'Par e-mail'],
    ['sms', 'Par SMS'],
  ] as const,
  send: 'Envoyer',
  sent: (count: number) => `${formatCount(count, 'lien envoyé', 'liens envoyés')}.`,
};
