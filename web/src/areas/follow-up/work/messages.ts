import type { WaitKind } from '@tandem/domain/follow-up/wait-kinds';
import { formatCount } from '../../../platform/format/numbers.ts';

/** Unbroken: a lone « jours » would begin a card's next line. */
const days = (count: number): string => formatCount(count, 'jour', 'jours').replace(' ', '\u00a0');

/** What the staff must see to. */
export const workMessages = {
  title: 'À faire',
  scope: 'Pour qui',
  scopes: { all: 'Tout le monde', programmes: 'Mes formations', mine: 'Ceux que je suis' },
  failed: 'Ce qui est à faire n’a pas pu être chargé.',
  nothing: 'Rien n’attend. Tout le monde a reçu sa réponse.',
  oldest: (count: number) =>
    count === 0 ? 'depuis aujourd’hui' : `le plus ancien depuis ${days(count)}`,
  listTitle: 'À faire',
  listLead: 'Qui attend quoi, depuis quand, et ce qui a été envoyé.',
  search: 'Rechercher un nom',
  kind: 'Attente',
  allKinds: 'Toutes les attentes',
  late: 'Quand',
  lateOnly: 'À traiter maintenant',
  everyone: 'Tout ce qui attend',
  empty: 'Rien n’attend ici',
  emptyHint: 'Élargissez les filtres pour voir ce qui attend ailleurs.',
  nothingHint: 'Ce qui attendra une réponse, un rappel ou un appel viendra ici de lui-même.',
  count: ['attente', 'attentes'] as const,
  selected: ['attente sélectionnée', 'attentes sélectionnées'] as const,
  who: 'Qui',
  what: 'Attend',
  detail: 'Détail',
  since: 'Depuis',
  sent: 'Rappels',
  next: 'Ensuite',
  referent: 'Référent',
  nobody: 'Personne',
  sides: { applicant: 'Candidat', company: 'Entreprise' },
  never: 'Aucun',
  sentTimes: (count: number, last: string) =>
    `${formatCount(count, 'rappel', 'rappels')}, le dernier le ${last}`,
  nextReminder: (day: string) => `Rappel le ${day}`,
  nextStaff: (day: string) => `Pour vous le ${day}`,
  nowStaff: 'À vous de jouer',
  about: (title: string) => `«\u202f${title}\u202f»`,
  waiting: (count: number) => formatCount(count, 'candidat attend', 'candidats attendent'),
  limit: (day: string, isOver: boolean) =>
    isOver ? `délai dépassé depuis le ${day}` : `au plus tard le ${day}`,
  remind: 'Rappeler',
  remindOne: (name: string) => `Rappeler ${name}`,
  remindTitle: 'Envoyer ces rappels\u202f?',
  remindText: (count: number) =>
    `${formatCount(count, 'rappel partira', 'rappels partiront')} tout de suite, par e-mail. Qui a été rappelé dans la journée, ou dont l’adresse ne reçoit pas, est laissé de côté.`,
  reminding: 'Envoi des rappels…',
  reminded: (count: number, leftOut: number) =>
    leftOut === 0
      ? `${formatCount(count, 'rappel envoyé', 'rappels envoyés')}.`
      : `${formatCount(count, 'rappel envoyé', 'rappels envoyés')}, ${formatCount(leftOut, 'laissé', 'laissés')} de côté.`,
  remindFailed: 'Les rappels n’ont pas pu être envoyés.',
  nobodyToRemind: 'Personne ne peut être rappelé ici\u202f: c’est au centre d’agir.',
  phone: 'Téléphone',
  contact: 'Contact',
  callList: 'Liste d’appels',
  callListName: 'appels',
  callListHint: 'Un fichier .xlsx\u202f: qui appeler, à quel numéro, et ce qui attend',
  said: 'Ce qui a été dit',
  open: (name: string) => `Voir ${name}`,
  outgoing: 'Ce qui part tout seul',
};

/** What to do about a kind, where staff see it. */
export const workHints: Record<WaitKind, string> = {
  bounce: 'Corrigez l’adresse',
  tutor_bounce: 'Corrigez l’adresse ou le numéro dans le besoin\u202f: le lien repart',
  to_tell: 'Appelez, puis dites que c’est dit',
  note_due: 'Reprenez la note',
  register: 'Relancez ou appelez',
  sheet: 'Relancez ou appelez',
  confirm_sheet: 'Demandez si la recherche continue',
  confirm_need: 'Demandez s’il est d’actualité',
  candidate_test: 'Relancez',
  tutor_test: 'Relancez l’entreprise',
  answer_candidate: 'Appelez l’entreprise',
  answer_company: 'Appelez le candidat',
  answer_meeting: 'Relancez, ou choisissez pour eux',
  meeting_outcome: 'Demandez comment elle s’est passée',
  contract_part: 'Relancez qui est attendu, ou l’entreprise',
  complete_contract: 'Complétez le dossier, ou demandez ce qui manque',
  sign_contract: 'Relancez le signataire',
  visa_contract: 'Ajoutez le visa du centre',
  lodge_contract: 'Déposez le contrat',
  contract_decision: 'Demandez la réponse',
  mend_contract: 'Corrigez ce qui est refusé, puis déposez à nouveau',
  sign_amendment: 'Relancez le signataire',
  visa_amendment: 'Ajoutez le visa du centre',
  lodge_amendment: 'Déposez l’avenant',
  amendment_decision: 'Demandez la réponse',
  mend_amendment: 'Corrigez ce qui est refusé, puis déposez à nouveau',
  contract_payment: 'Vérifiez le versement, puis notez-le dans le dossier',
  still_looking: 'Demandez si le poste est pourvu',
  find_again: 'Cherchez une autre entreprise',
  no_match_candidate: 'Cherchez une entreprise',
  no_match_need: 'Cherchez un candidat',
};
