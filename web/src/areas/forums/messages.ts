import { clockWords } from '../../platform/format/dates.ts';
import { formatCount } from '../../platform/format/numbers.ts';

export const forumMessages = {
  title: 'Forums',
  lead: 'Une journée de rendez-vous courts entre candidats et entreprises\u202f: Tandem remplit le plan, vous l’ajustez, puis vous le publiez.',
  open: 'Journées forum',
  back: 'Tous les forums',
  create: 'Préparer un forum',
  failed: 'Les forums n’ont pas pu être chargés.',
  none: 'Aucun forum pour l’instant.',
  noneHint:
    'Choisissez un jour, un lieu et des formations\u202f: tous ceux qui cherchent encore sont invités.',
  hours: (starts: string, ends: string) => `de ${clockWords(starts)} à ${clockWords(ends)}`,
  /** So many are told by their names. */
  formations: (names: readonly string[]) =>
    names.length > 4 ? formatCount(names.length, 'formation', 'formations') : names.join(', '),
  print: 'Imprimer',
  fill: 'Remplir le plan',
  fillAgain: 'Remplir à nouveau',
  filled: (count: number) => `${formatCount(count, 'rendez-vous prévu', 'rendez-vous prévus')}.`,
  fillFailed: 'Le plan n’a pas pu être rempli.',
  publish: 'Publier',
  publishTitle: 'Publier le plan',
  publishText: (candidates: number, companies: number) =>
    `${formatCount(candidates, 'candidat', 'candidats')} et ${formatCount(companies, 'entreprise', 'entreprises')} recevront leur plan par e-mail, avec un fichier pour leur agenda. Les changements suivants seront annoncés à ceux qu’ils concernent.`,
  published: 'Plan publié\u202f: chacun est prévenu.',
  publishFailed: 'Le plan n’a pas pu être publié.',
  cancel: 'Annuler le forum',
  keep: 'Garder le forum',
  cancelText: 'Les rendez-vous à venir sont annulés, et ceux qui les connaissaient sont prévenus.',
  reason: 'Pourquoi (facultatif)',
  cancelled: 'Forum annulé.',
  cancelFailed: 'Le forum n’a pas pu être annulé.',
};

export const forumFormMessages = {
  noProgramme:
    'Aucune formation n’est encore proposée. Ajoutez d’abord une session et une formation, dans «\u202fFormations\u202f».',
  section: 'La journée',
  name: 'Nom du forum',
  day: 'Jour',
  wrongDay: 'Indiquez un jour, par exemple 12/01/2027.',
  place: 'Lieu',
  starts: 'Début',
  ends: 'Fin',
  pauseStarts: 'Début de la pause',
  pauseEnds: 'Fin de la pause',
  minutes: 'Durée d’un rendez-vous',
  minutesOf: (minutes: number) => `${minutes} minutes`,
  most: 'Rendez-vous par candidat, au plus',
  wrongMost: 'Indiquez un nombre de 1 à 12.',
  session: 'Session académique',
  submit: 'Préparer',
  done: 'Forum préparé\u202f: vérifiez les invités, puis remplissez le plan.',
  failed: 'Le forum n’a pas pu être préparé.',
};

export const guestMessages = {
  title: (candidates: number, needs: number) =>
    `Invités : ${formatCount(candidates, 'candidat', 'candidats')}, ${formatCount(needs, 'besoin', 'besoins')}`,
  searchCandidates: 'Rechercher un candidat',
  searchNeeds: 'Rechercher un besoin',
  nothing: 'Personne ne correspond.',
  hint: 'Retirez qui ne vient pas, puis enregistrez\u202f: seuls les invités ont une place dans le plan.',
  applicants: 'Candidats',
  offers: 'Besoins',
  save: 'Enregistrer les invités',
  saved: 'Invités enregistrés.',
  saveFirst: 'Enregistrez d’abord les invités que vous venez de changer.',
  failed: 'Les invités n’ont pas pu être enregistrés.',
};

export const planMessages = {
  title: 'Plan',
  by: 'Afficher',
  sides: [
    ['company', 'par entreprise'],
    ['applicant', 'par candidat'],
  ] as const,
  empty:
    'Le plan est vide. Remplissez-le\u202f: les meilleurs rendez-vous d’abord, un pour chacun avant un deuxième pour quelqu’un.',
  count: (count: number) => formatCount(count, 'rendez-vous', 'rendez-vous'),
  without: 'Sans rendez-vous',
  time: 'Heure',
  who: { company: 'Candidat', applicant: 'Entreprise' },
  need: 'Besoin',
  actions: 'Changer',
  byHand: 'placé à la main',
  cancelled: 'annulé',
  over: 'passé',
  outcome: 'Dire l’issue',
  outcomeOf: (name: string) => `Dire l’issue du rendez-vous avec ${name}`,
  outcomeSaid: 'issue dite',
  move: 'Déplacer',
  moveOf: (name: string) => `Déplacer le rendez-vous avec ${name}`,
  slot: 'Nouvelle heure',
  noSlot: 'Aucune heure n’est libre pour les deux.',
  moved: 'Rendez-vous déplacé.',
  moveFailed: 'Le rendez-vous n’a pas pu être déplacé.',
  drop: 'Retirer',
  dropOf: (name: string) => `Retirer le rendez-vous avec ${name}`,
  dropText: 'Ce rendez-vous n’aura pas lieu.',
  dropped: 'Rendez-vous retiré.',
  dropFailed: 'Le rendez-vous n’a pas pu être retiré.',
  told: 'Les deux en sont prévenus par e-mail.',
};

export const removalMessages = {
  button: 'Retirer l’entreprise',
  titleOf: (name: string) => `Retirer ${name} du forum`,
  text: (count: number) =>
    `${formatCount(count, 'rendez-vous à venir est annulé', 'rendez-vous à venir sont annulés')}. L’entreprise et ses candidats sont prévenus par e-mail, avec un fichier pour leur agenda\u202f: vous ne pourrez pas revenir en arrière. Les créneaux libérés restent vides, ou accueillent un rendez-vous que vous déplacez.`,
  reasonHint: 'Ces mots sont dans le message.',
  done: (name: string) => `${name} est retirée du forum.`,
  failed: 'L’entreprise n’a pas pu être retirée.',
};

export const ownForumMessages = {
  // Most are called « Forum de janvier »: the word is not said twice.
  title: (name: string) => (/^forum\b/i.test(name) ? name : `Forum «\u202f${name}\u202f»`),
  print: 'Imprimer mon plan',
  failed: 'Votre plan n’a pas pu être chargé.',
};
