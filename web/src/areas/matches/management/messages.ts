import { matchWaitKinds } from '@tandem/domain/follow-up/match-waits';
import { waitKinds } from '@tandem/domain/follow-up/wait-kinds';
import { status, statusLabels } from '@tandem/domain/matches/match';
import { formatCount, formatNumber } from '../../../platform/format/numbers.ts';
import { orderOfAll } from '../status-order.ts';

/** As a match goes on, then how it can end early. */
const statusOrder = orderOfAll([
  status.pending,
  status.queued,
  status.acceptedByCompany,
  status.fullyAccepted,
  status.finalised,
  status.refusedByCompany,
  status.refusedByCandidate,
]);

export const matchManagementMessages = {
  proposed: 'proposé par le centre',
  title: 'Gestion des Offres',
  lead: 'Tous les matchs, par offre ou par candidat. Ouvrez-en un pour le suivre ou le débloquer.',
  total: 'Total des matchs',
  average: 'Score moyen',
  groups: { offer: 'Offres concernées', applicant: 'Candidats concernés' },
  filteredHint: 'Selon les filtres choisis',
  mode: 'Affichage',
  modes: [
    ['offer', 'Grouper par offre'],
    ['applicant', 'Grouper par candidat'],
    ['none', 'Sans groupe, en lignes'],
  ] as const,
  formation: 'Formation',
  allProgrammes: 'Toutes les formations',
  status: 'Statut',
  statuses: [
    ['', 'Tous les statuts'],
    ...statusOrder.map((status) => [String(status), statusLabels[status]] as const),
  ] as const,
  q: 'Rechercher un match',
  etiquette: 'Étiquette',
  referent: 'Référent',
  anyReferent: 'Tous les référents',
  wait: 'Attendu',
  waits: [
    ['', 'Tout ce qui est attendu'],
    ...matchWaitKinds.map((kind) => [kind, waitKinds[kind].label] as const),
  ] as const,
  source: 'Source',
  from: 'Trouvés depuis le',
  offer: 'Offre',
  company: 'Entreprise',
  firstName: 'Prénom du candidat',
  lastName: 'Nom du candidat',
  groupCount: ['groupe', 'groupes'] as const,
  best: (score: string) => `au mieux ${score}/100`,
  companyOwes: (count: number) => `${count} ${count === 1 ? 'attend' : 'attendent'} l’entreprise`,
  candidateOwes: (count: number) => `${count} ${count === 1 ? 'attend' : 'attendent'} le candidat`,
  since: (day: string) => `depuis le ${day}`,
  agreed: (count: number) => `${count} à finaliser`,
  seatsLeft: (left: number, total: number) => {
    if (left === 0) return 'aucun poste libre';
    return `${formatCount(left, 'poste libre', 'postes libres')} sur ${total}`;
  },
  /** How many are on a sheet of paper, of how many: only those that are on the screen are printed. */
  printed: (listed: number, total: number) =>
    listed < total
      ? `les ${formatNumber(listed)} premiers de ${formatNumber(total)} matchs`
      : formatCount(listed, 'match', 'matchs'),
  list: 'Groupes de matchs',
  linked: 'Match demandé',
  close: 'Fermer ce match',
  empty: 'Aucune correspondance trouvée.',
  filteredEmptyHint: 'Élargissez la recherche, ou réinitialisez les filtres.',
  emptyHint: 'Les matchs apparaissent ici dès que le matching a été lancé.',
  toStatistics: 'Voir les statistiques',
  failed: 'Les matchs n’ont pas pu être chargés.',
};

export const matchExportMessages = { name: 'matchs' };
