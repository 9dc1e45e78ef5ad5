import { formatScore } from '../../platform/format/numbers.ts';
import { status, type MatchStatus } from '@tandem/domain/matches/match';

export const matchesPageMessages = {
  candidate: {
    title: 'Vos matchs',
    lead: 'Les besoins qui correspondent à votre profil. Ouvrez-en un pour y répondre.',
    total: 'Matchs au total',
    totalHint: 'Tous statuts confondus',
    waiting: 'En attente',
    waitingHint: 'L’entreprise ne s’est pas encore prononcée',
    accepted: 'Acceptés',
    acceptedHint: 'À vous de répondre',
    emptyHint:
      'Vos matchs apparaissent ici quand votre fiche et votre test sont remplis et que le matching a été lancé.',
    emptyAction: 'Compléter ma fiche',
  },
  company: {
    title: 'Matchs',
    lead: 'Les candidats qui correspondent à vos besoins. Ouvrez-en un pour lui répondre.',
    total: 'Candidats potentiels',
    totalHint: 'Tous besoins confondus',
    waiting: 'En file d’attente',
    waitingHint: 'Mis de côté pour plus tard',
    accepted: 'Acceptés',
    acceptedHint: 'Le candidat doit vous répondre',
    emptyHint:
      'Vos matchs apparaissent ici quand un besoin est actif et que le matching a été lancé.',
    emptyAction: 'Gérer mes besoins',
  },
};

export const matchListMessages = {
  failed: 'Vos matchs n’ont pas pu être chargés.',
  info: 'Comment ça marche',
  sortLabel: 'Trier',
  sortByScore: 'Trier par score',
  sortByDate: 'Trier par date',
  sortByInterest: 'Trier par intérêt',
  interestedFirst: 'les intéressés d’abord',
  interestedLast: 'les intéressés à la fin',
  interested: { candidate: 'intérêt signalé', company: 'intéressé par votre besoin' },
  descending: 'du plus haut au plus bas',
  ascending: 'du plus bas au plus haut',
  newest: 'du plus récent au plus ancien',
  oldest: 'du plus ancien au plus récent',
  status: 'Statut',
  allStatuses: 'Tous les statuts',
  need: 'Besoin',
  allNeeds: 'Tous les besoins',
  search: 'Rechercher un candidat',
  count: ['match', 'matchs'] as const,
  listLabel: 'Liste des matchs',
  createdAt: (day: string) => `Créé le ${day}`,
  more: (count: string) => `Afficher ${count} de plus`,
  next: 'Suivant',
  left: (count: number) => (count === 0 ? 'Aucun autre à traiter' : `Il en reste ${count}`),
  gone: 'Ce match n’existe plus, ou il n’est pas à vous.',
  empty: 'Aucun match pour l’instant.',
  noneFound: 'Aucun match ne correspond à ces filtres.',
  alreadyPlaced: 'déjà placé',
};

export const matchPanelMessages = {
  traits: {
    conscientiousness: 'Organisation',
    extraversion: 'Contact',
    agreeableness: 'Entraide',
    stability: 'Calme',
    openness: 'Nouveauté',
  },
  traitCandidate: 'Candidat',
  traitNeed: 'Tuteur',
  traitSides: (candidate: number, need: number, apart: number, trait: string) =>
    `Sur ${trait}\u202f: candidat ${candidate} sur 100, souhait du tuteur ${need} sur 100, écart des réponses ${apart}`,
  noSummary: 'Aucun résumé disponible.',
  need: 'Besoin',
  candidate: 'Candidat',
  company: 'Entreprise',
  location: 'Lieu',
  contractType: 'Type de contrat',
  level: 'Niveau d’études visé',
  formations: 'Formations',
  formation: 'Formation',
  session: 'Session',
  seats: 'Nombre de postes',
  description: 'Description',
  requiredSkills: 'Compétences demandées',
  skills: 'Compétences',
  phone: 'Téléphone',
  email: 'E-mail',
  summary: 'Résumé du profil',
  diploma: 'Dernier diplôme obtenu',
  duration: 'Durée souhaitée',
  readMore: 'Lire la suite',
  readLess: 'Réduire',
  score: 'Score',
  sharedSkill: 'en commun',
  missingSkill: 'manquante',
  explanationFailed: 'L’explication du score n’a pas pu être chargée.',
  alreadyPlacedHint: 'Ce candidat a déjà une inscription finalisée pour cette session.',
  history: 'Historique',
  historyFailed: 'L’historique n’a pas pu être chargé.',
  noHistory: 'Le statut n’a pas changé depuis la création du match.',
  historyRoles: {
    applicant: 'candidat',
    company: 'entreprise',
    staff: 'responsable',
    superuser: 'administrateur',
  },
  unknownPerson: 'Compte supprimé',
};

/** Null where the action is not closed because of the status. */
type ByStatus = Record<MatchStatus, string | null>;

export const actionMessages = {
  title: 'Actions',
  acceptNeed: 'Accepter le besoin',
  refuseNeed: 'Refuser le besoin',
  acceptCandidate: 'Accepter le candidat',
  refuseCandidate: 'Refuser le candidat',
  queue: "Mettre en file d'attente",
  finalise: "Finaliser l'inscription",
  seeSheet: 'Voir la fiche du contrat',
  openFile: 'Ouvrir le dossier de contrat',
  statusGroup: 'Changer le statut',
  updated: 'Statut mis à jour avec succès.',
  failed: 'Le statut n’a pas pu être mis à jour.',
  stale: 'Ce match a changé entre-temps\u202f: il vient d’être rechargé.',
  refuseNeedTitle: 'Refuser ce besoin\u202f?',
  refuseNeedText: (company: string) => `${company} en sera prévenue par e-mail.`,
  refuseCandidateTitle: 'Refuser ce candidat\u202f?',
  refuseCandidateText: (name: string) => `${name} recevra un e-mail.`,
  setStatusTitle: 'Changer le statut de ce match\u202f?',
  setStatusText: (label: string) => `Le nouveau statut sera «\u202f${label}\u202f».`,
  setStatus: 'Changer le statut',
  needClosed: 'Le besoin de ce match n’est plus ouvert.',
  notNow: 'Cette action n’est pas possible à cette étape.',
};

const finalised = 'L’inscription est finalisée.';
const refusedByCompany = 'L’entreprise a refusé ce match.';

/** Why each button cannot be used, by the status of the match; which ones can is the server's to say. */
export const whyClosed = {
  acceptNeed: {
    [status.pending]: 'L’entreprise doit d’abord accepter votre profil.',
    [status.acceptedByCompany]: null,
    [status.queued]:
      'L’entreprise vous a mis en file d’attente\u202f: elle doit d’abord vous accepter.',
    [status.fullyAccepted]: 'Vous avez déjà accepté ce besoin.',
    [status.finalised]: finalised,
    [status.refusedByCompany]: refusedByCompany,
    [status.refusedByCandidate]: 'Vous avez refusé ce besoin.',
  },
  refuseNeed: {
    [status.pending]: null,
    [status.acceptedByCompany]: null,
    [status.queued]: null,
    [status.fullyAccepted]:
      'Vous avez accepté ce besoin\u202f: pour changer d’avis, utilisez «\u202fMe désister\u202f».',
    [status.finalised]: finalised,
    [status.refusedByCompany]: refusedByCompany,
    [status.refusedByCandidate]: 'Vous avez déjà refusé ce besoin.',
  },
  acceptCandidate: {
    [status.pending]: null,
    [status.acceptedByCompany]: 'Vous avez déjà accepté ce candidat.',
    [status.queued]: null,
    [status.fullyAccepted]: 'Le candidat et vous êtes déjà d’accord.',
    [status.finalised]: finalised,
    [status.refusedByCompany]: 'Vous avez refusé ce candidat.',
    [status.refusedByCandidate]: 'Le candidat a refusé ce besoin.',
  },
  queue: {
    [status.pending]: null,
    [status.acceptedByCompany]: null,
    [status.queued]: 'Ce candidat est déjà en file d’attente.',
    [status.fullyAccepted]: 'Le candidat et vous êtes déjà d’accord.',
    [status.finalised]: finalised,
    [status.refusedByCompany]: 'Vous avez refusé ce candidat.',
    [status.refusedByCandidate]: 'Le candidat a refusé ce besoin.',
  },
  refuseCandidate: {
    [status.pending]: null,
    [status.acceptedByCompany]: null,
    [status.queued]: null,
    [status.fullyAccepted]: null,
    [status.finalised]: finalised,
    [status.refusedByCompany]: 'Vous avez déjà refusé ce candidat.',
    [status.refusedByCandidate]: 'Le candidat a refusé ce besoin.',
  },
  finalise: {
    [status.pending]: 'L’entreprise puis le candidat doivent d’abord accepter.',
    [status.acceptedByCompany]: 'Le candidat doit d’abord accepter.',
    [status.queued]: 'L’entreprise puis le candidat doivent d’abord accepter.',
    [status.fullyAccepted]: 'Ce candidat a déjà une inscription finalisée pour cette session.',
    [status.finalised]: 'L’inscription est déjà finalisée.',
    [status.refusedByCompany]: 'Ce match est refusé.',
    [status.refusedByCandidate]: 'Ce match est refusé.',
  },
} as const satisfies Record<string, ByStatus>;

export type ClosedAction = keyof typeof whyClosed;

/** What the reader can expect or do now. */
export const nextSteps: Record<'candidate' | 'company' | 'admin', Record<MatchStatus, string>> = {
  candidate: {
    [status.pending]:
      'L’entreprise n’a pas encore répondu. Vous serez prévenu dès qu’elle le fera.',
    [status.acceptedByCompany]: 'L’entreprise vous a accepté\u202f: à vous de répondre.',
    [status.queued]:
      'L’entreprise vous garde en file d’attente. Vous serez prévenu si elle vous accepte.',
    [status.fullyAccepted]: 'Vous êtes d’accord tous les deux. L’entreprise prépare le contrat.',
    [status.finalised]: 'Votre inscription est finalisée. Bonne route ensemble.',
    [status.refusedByCompany]: 'L’entreprise n’a pas donné suite à votre profil.',
    [status.refusedByCandidate]: 'Vous avez refusé ce besoin.',
  },
  company: {
    [status.pending]: 'Ce candidat attend votre réponse.',
    [status.acceptedByCompany]: 'Vous avez accepté ce candidat. Il doit maintenant vous répondre.',
    [status.queued]: 'Ce candidat est en file d’attente. Il attend votre réponse.',
    [status.fullyAccepted]:
      'Le candidat a accepté. Remplissez la fiche du contrat pour finaliser son inscription.',
    [status.finalised]: 'L’inscription est finalisée. La fiche du contrat reste consultable ici.',
    [status.refusedByCompany]: 'Vous avez refusé ce candidat.',
    [status.refusedByCandidate]: 'Le candidat a refusé ce besoin.',
  },
  admin: {
    [status.pending]: 'L’entreprise doit répondre.',
    [status.acceptedByCompany]: 'Le candidat doit répondre.',
    [status.queued]: 'L’entreprise a mis le candidat en file d’attente.',
    [status.fullyAccepted]: 'Tous deux ont accepté. Il reste la fiche du contrat.',
    [status.finalised]: 'L’inscription est finalisée. La fiche du contrat est consultable ici.',
    [status.refusedByCompany]: 'L’entreprise a refusé le candidat.',
    [status.refusedByCandidate]: 'Le candidat a refusé le besoin.',
  },
};

export const scoreMessages = {
  parts: {
    industry: 'Secteur',
    test: 'Test',
    geographic: 'Distance',
    resume: 'CV',
  },
  share: (percent: string) => `compte pour ${percent}`,
  total: (score: number) => `Score total: ${formatScore(score)}/100`,
};
