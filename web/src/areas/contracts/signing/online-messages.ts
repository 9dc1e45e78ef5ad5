import { onlineSignatoryStates, onlineStates } from '@tandem/domain/contracts/signing/online';
import { narrowSpace } from '../../../platform/format/numbers.ts';

export const onlineMessages = {
  states: onlineStates,
  ofSigner: {
    ...onlineSignatoryStates,
    waiting: 'En ligne\u202F: lien pas encore ouvert',
    opened: 'En ligne\u202F: ouvert, pas encore signé',
  },
  later: 'En ligne\u202F: recevra son lien à son tour',
  since: (state: string, when: string | null) => (when ? `${state}, ${when}` : state),
  reminded: 'Relance envoyée',
  remindedAt: (when: string) => `Relancé ${when}`,
  asked: (by: string, when: string) => `Demandé par ${by}, ${when}`,
  openText: `Chacun reçoit un lien à son tour. Le document signé arrive ici quand tous ont signé en ligne${narrowSpace}; qui préfère le papier peut toujours signer sur papier.`,
  ask: 'Faire signer en ligne',
  remind: 'Relancer',
  remindFailed: 'La relance n’est pas partie.',
  end: 'Annuler la demande en ligne',
  endTitle: 'Annuler la signature en ligne',
  endText:
    'Le lien de chacun ne servira plus, et ce qui a déjà été signé en ligne ne comptera pas. Vous pourrez signer sur papier, ou refaire une demande.',
  ended: 'Signature en ligne annulée',
  endFailed: 'La demande n’a pas pu être annulée.',
  dialogTitle: 'Faire signer en ligne',
  lead: 'Le document part au service de signature de votre centre\u202F; un contrat porte le numéro de sécurité sociale du candidat, un avenant non. Chacun reçoit un lien à sa propre adresse, dans cet ordre.',
  who: 'Qui signe en ligne\u202F?',
  whoMissing: 'Choisissez au moins une personne.',
  nameOf: (label: string) => `Nom et prénom\u202F: ${label}`,
  emailOf: (label: string) => `Adresse e-mail\u202F: ${label}`,
  candidateEmail: 'Le candidat reçoit le lien à l’adresse de son compte.',
  send: 'Envoyer',
  sent: 'Demande envoyée',
  sendFailed: 'La demande n’est pas partie.',
};
