import { elided } from '@tandem/domain/elision';
import { formatCount, plural } from '../../platform/format/numbers.ts';
import { closingMessages } from './closing/messages.ts';

export const needMessages = {
  title: 'Gestion des Besoins',
  lead: 'Décrivez chaque poste, puis faites remplir son test par le tuteur.',
  step: (number: number) => `Étape ${number}`,
  create: 'Créer un besoin',
  createText: 'Un besoin par poste, pour une session.',
  newNeed: 'Nouveau besoin',
  seeMatches: 'Voir les matchs',
  seeMatchesText: 'Les candidats qui correspondent à vos besoins actifs.',
  statistics: 'Statistiques',
  total: (total: number, active: number) =>
    total === 0
      ? 'besoin au total'
      : `${plural(total, 'besoin', 'besoins')} au total, dont ${formatCount(active, 'actif', 'actifs')}`,
  list: 'Vos besoins',
  search: 'Rechercher un besoin...',
  count: ['besoin', 'besoins'] as const,
  legend: 'Légende',
  activeNeed: 'Besoin actif',
  inactiveNeed: 'Besoin inactif',
  filledNeed: 'Besoin pourvu',
  closedNeed: 'Besoin suspendu ou retiré',
  pastNeed: 'Année clôturée',
  loadFailed: 'Vos besoins n’ont pas pu être chargés.',
  sheetFirst: 'Commencez par votre fiche entreprise.',
  sheetFirstHint:
    'Vos secteurs et votre adresse servent à trouver les bons candidats. Vous créerez ensuite votre premier besoin.',
  sheetMissing:
    'Votre fiche entreprise n’est pas encore remplie\u202f: vos secteurs manquent au calcul des scores.',
  fillSheet: 'Remplir la fiche entreprise',
  empty: 'Aucun besoin pour l’instant.',
  emptyHint:
    'Créez-en un par poste, puis transmettez son lien de test au tuteur\u202f: le besoin devient actif dès que le tuteur a répondu.',
  firstNeed: 'Créer mon premier besoin',
  notFound: (typed: string) => `Aucun besoin ne correspond à «\u202f${typed}\u202f».`,
  clearSearch: 'Effacer la recherche',
  active: 'Actif',
  inactive: 'Inactif',
  edit: 'Modifier',
  duplicate: 'Dupliquer',
  delete: 'Supprimer',
  whatChanges: 'Ce qu’un changement apporterait',
  /** What a button of a card is called for those who do not see which card it stands on. */
  of: (action: string, title: string) => `${action}\u202f: ${title}`,
  matches: (count: number) => formatCount(count, 'match', 'matchs'),
  noMatch: 'Aucun match pour l’instant',
  facts: {
    session: 'Session',
    location: 'Lieu',
    contract: 'Contrat',
    level: 'Niveau visé',
    seats: 'Postes',
    seatsTaken: (taken: string, seats: string) => `${taken} pris sur ${seats}`,
    created: 'Créé le',
  },
  noLocation: 'À préciser',
  formations: 'Formations',
  skills: 'Compétences',
};

export const testLinkMessages = {
  title: 'Étape 2 · Transmettez le lien de test au tuteur',
  text: 'Deux minutes, sans compte à créer. Le besoin devient actif dès qu’il a répondu.',
  copyLink: 'Copier le lien',
  copyMessage: 'Copier un message pour le tuteur',
  messageCopied: 'Message copié.',
  share: 'Partager',
  shareFailed: 'Le navigateur n’a pas pu partager le lien. Copiez-le plutôt.',
  opens: (link: string) => `${link} (s’ouvre dans un nouvel onglet)`,
  subject: (title: string) => `Test du tuteur\u202f: ${title}`,
  message: (title: string, company: string, link: string) =>
    `Bonjour,

Nous cherchons un alternant pour le poste «\u202f${title}\u202f», et vous en serez le tuteur. Pouvez-vous répondre à un court test sur votre façon de travailler ? Il prend 2 minutes, sans compte à créer. Les premiers candidats nous seront proposés dès que vous aurez répondu :

${link}

Merci,
${company}`,
};

export const needFormMessages = {
  create: 'Nouveau besoin',
  edit: 'Modifier le besoin',
  correct: (company: string) => `Modifier un besoin ${elided('de', company)}`,
  correctHint: (company: string) =>
    `Vous modifiez ce besoin au nom du centre, comme ${company} le ferait\u202f: les candidats sont recherchés de nouveau aussitôt.`,
  tell: 'Prévenir l’entreprise',
  tellHint: 'Elle reçoit la liste de ce qui a changé, avec ce qu’il y avait avant.',
  changedMeanwhile: (labels: readonly string[]) =>
    `Quelqu’un d’autre a modifié ce besoin entre-temps\u202f: ${labels.join(', ')}. Votre saisie est gardée\u202f: relisez, puis enregistrez.`,
  needFailed: 'Le besoin n’a pas pu être chargé.',
  job: 'Le poste',
  profile: 'Le profil recherché',
  title: 'Intitulé du poste',
  session: 'Session académique',
  noSession: 'Veuillez sélectionner une session académique',
  contract: 'Type de contrat',
  level: 'Niveau visé',
  seats: 'Nombre de postes',
  wrongSeats: 'Indiquez un nombre de 1 à 999.',
  samePlace: 'Le poste est à l’adresse de l’entreprise',
  samePlaceCity: (city: string) => `Le lieu sera celui de la fiche entreprise\u202f: ${city}.`,
  noCity: 'Votre fiche entreprise n’indique pas de ville. Complétez-la, ou décochez cette case.',
  location: 'Lieu du poste',
  formations: 'Formations',
  skills: 'Compétences attendues',
  description: 'Fiche de poste',
  descriptionHint: 'Missions, équipe, outils\u202f: ce texte est comparé aux CV des candidats.',
  submitNew: 'Ajouter le besoin',
  submitEdit: 'Enregistrer',
  sessionsFailed: 'Erreur lors de la récupération des sessions',
  programmesFailed: 'Erreur lors de la récupération des formations',
  otherLevel:
    'Aucune des formations choisies n’est de ce niveau\u202f: aucun candidat ne correspondra.',
  levelsFailed: "Erreur lors de la récupération des niveaux d'études",
  contractsFailed: 'Les types de contrat n’ont pas pu être chargés.',
  noProgramme: 'Aucune formation n’est encore proposée. Écrivez à l’équipe de Tandem.',
};

export const duplicateMessages = {
  title: 'Dupliquer le besoin',
  text: (title: string, session: string) =>
    `«\u202f${title}\u202f» sera recopié pour une autre session. Le besoin d’origine (${session}) ne change pas.`,
  session: 'Session du nouveau besoin',
  seats: 'Nombre de postes du nouveau besoin',
  noSession: 'Veuillez sélectionner une session',
  sameTutor: 'Le tuteur est le même',
  testKept: 'Ses réponses au test sont reprises\u202f: le nouveau besoin est actif tout de suite.',
  testAgain:
    'Le nouveau tuteur recevra un lien de test\u202f; le besoin sera actif dès sa réponse.',
  submit: 'Dupliquer',
  submitAnyway: 'Dupliquer quand même',
  sameSession:
    'Ce besoin est déjà dans cette session. Pour le même poste, ajoutez plutôt des places\u202f: un seul test de tuteur, et chaque candidat une seule fois.',
  raise: (count: number) => `Ajouter ${formatCount(count, 'poste', 'postes')} à ce besoin`,
};

export const deleteMessages = {
  title: 'Supprimer le besoin',
  question: 'Êtes-vous sûr de vouloir supprimer le besoin suivant ?',
  told: (count: number) =>
    `${formatCount(count, 'candidat à qui vous aviez dit oui sera prévenu', 'candidats à qui vous aviez dit oui seront prévenus')}.`,
  closeInstead: `Le poste est pourvu ou suspendu\u202f? Choisissez plutôt «\u202f${closingMessages.close}\u202f»\u202f: tous ceux qui attendent sont prévenus, et leurs matchs sont gardés.`,
};

/** The toasts of an action: while it runs, when it is done, when it failed. */
export const needToasts = {
  create: {
    working: 'Ajout du besoin en cours...',
    done: "Besoin ajouté avec succès ! N'oubliez pas de transmettre le lien de test au tuteur pour activer l'offre.",
    failed: "Erreur lors de l'ajout du besoin",
  },
  edit: {
    working: 'Modification du besoin en cours...',
    done: 'Besoin modifié avec succès !',
    failed: 'Erreur lors de la modification du besoin',
  },
  correct: {
    working: 'Modification du besoin en cours...',
    told: 'Besoin modifié. L’entreprise est prévenue de ce qui a changé.',
    quiet: 'Besoin modifié, sans prévenir l’entreprise.',
    failed: 'Erreur lors de la modification du besoin',
  },
  delete: {
    working: 'Suppression du besoin en cours...',
    done: 'Besoin supprimé avec succès !',
    failed: 'Erreur lors de la suppression du besoin',
  },
  duplicate: {
    working: 'Duplication du besoin en cours...',
    done: "Besoin dupliqué avec succès ! N'oubliez pas de transmettre le lien de test au tuteur pour activer l'offre.",
    doneActive: 'Besoin dupliqué avec succès ! Il est actif\u202f: le test du tuteur est repris.',
    failed: 'Erreur lors de la duplication du besoin',
  },
};
