import { status } from '@tandem/domain/matches/match';
import type { WaitingStatus } from '@tandem/domain/needs/closing';
import { formatCount } from '../../../platform/format/numbers.ts';

/** Of the dialogs alone, so that lists with needs bring only the words of their buttons. */
export const closingFormMessages = {
  title: 'Fermer le besoin',
  titleSome: (count: number) => `Fermer ${formatCount(count, 'besoin', 'besoins')}`,
  waitingFailed: 'Les candidats qui attendent n’ont pas pu être comptés.',
  nobody: 'Aucun candidat n’attend de réponse.',
  waiting: (total: number, parts: readonly string[]) =>
    `${formatCount(total, 'candidat attend', 'candidats attendent')}\u202f: ${parts.join(', ')}.`,
  parts: {
    [status.fullyAccepted]: (count: number) =>
      formatCount(count, 'avec qui tout est accepté', 'avec qui tout est accepté'),
    [status.acceptedByCompany]: (count: number) =>
      formatCount(count, 'accepté par l’entreprise', 'acceptés par l’entreprise'),
    [status.queued]: (count: number) =>
      formatCount(count, 'en file d’attente', 'en file d’attente'),
    [status.pending]: (count: number) => formatCount(count, 'sans réponse', 'sans réponse'),
  } satisfies Record<WaitingStatus, (count: number) => string>,
  told: 'Ils seront prévenus avec des mots adaptés à leur situation. Le statut de leur match ne change pas.',
  how: 'Que se passe-t-il\u202f?',
  hows: [
    ['tandem', 'Le poste est pourvu avec un candidat de Tandem'],
    ['elsewhere', 'Le poste est pourvu autrement'],
    ['set_aside', 'Le recrutement est suspendu jusqu’à une date'],
    ['withdrawn', 'Le recrutement est abandonné'],
  ] as const,
  noHow: 'Dites ce qui se passe.',
  channel: 'Comment avez-vous trouvé\u202f?',
  noChannel: 'Dites comment vous avez trouvé.',
  until: 'Jour de la reprise',
  untilHint:
    'Le besoin se rouvre de lui-même ce jour-là, et les candidats sont recherchés de nouveau.',
  wrongUntil: 'Indiquez un jour à venir, comme 15/01/2027.',
  reason: 'Pour quelle raison\u202f?',
  noReason: 'Choisissez une raison.',
  word: (count: number, staff: boolean) =>
    `Un mot pour ${count === 1 ? 'le candidat' : `les ${formatCount(count, 'candidat', 'candidats')}`} à qui ${staff ? 'l’entreprise avait' : 'vous aviez'} dit oui`,
  wordHint: (count: number) =>
    count === 1
      ? 'Il sera lu dans son message. Une phrase suffit\u202f: elle compte pour lui.'
      : 'Il sera lu dans leur message. Une phrase suffit\u202f: elle compte pour eux.',
  noWord: (count: number) =>
    count === 1
      ? 'Écrivez un mot\u202f: ce candidat comptait sur ce poste.'
      : 'Écrivez un mot\u202f: ces candidats comptaient sur ce poste.',
  note: 'Pour le centre de formation (facultatif)',
  noteHint: 'Les candidats ne le lisent pas.',
  tell: 'Prévenir l’entreprise et les candidats',
  tellTogether:
    'Chacun reçoit, dans une minute, un seul message pour tous ces besoins et leurs rendez-vous.',
  submit: 'Fermer le besoin',
  submitSome: 'Fermer ces besoins',
  done: 'Le besoin est fermé.',
  failed: 'Le besoin n’a pas pu être fermé.',
  someDone: (count: number) => `${formatCount(count, 'besoin fermé', 'besoins fermés')}.`,
  someFailed: 'Certains besoins n’ont pas pu être fermés.',
  reopenTitle: 'Rouvrir le besoin\u202f?',
  reopenText: (title: string) =>
    `«\u202f${title}\u202f» sera de nouveau proposé\u202f: les candidats sont recherchés aussitôt, et les matchs gardés reprennent où ils en étaient.`,
  reopenWaiting: (count: number) =>
    `${formatCount(count, 'candidat sera prévenu', 'candidats seront prévenus')} que le besoin est de nouveau ouvert.`,
  reopenSeats: (taken: number) =>
    `${formatCount(taken, 'poste est déjà pris', 'postes sont déjà pris')} par une inscription finalisée. Indiquez combien de postes ce besoin offre en tout.`,
  seats: 'Nombre de postes en tout',
  fewSeats: (taken: number) => `Indiquez un nombre de ${taken + 1} à 999.`,
  reopened: 'Le besoin est de nouveau ouvert.',
  reopenFailed: 'Le besoin n’a pas pu être rouvert.',
};
