import type { Answer } from '@tandem/contract';

type Line = Answer<'GET /journal/'>[number];

export const journalMessages = {
  title: 'Journal',
  lead: 'Qui a consulté, modifié, exporté ou supprimé les données de qui. Rien ne s’y efface avant trois ans.',
  name: 'journal',
  person: 'Personne concernée',
  personSearch: 'Personne concernée : nom, e-mail ou n°',
  actor: 'Auteur',
  actorSearch: 'Auteur : nom, e-mail ou n°',
  deed: 'Action',
  allDeeds: 'Toutes les actions',
  from: 'Du',
  to: 'Au',
  at: 'Date',
  kind: 'Nature',
  role: 'Rôle à ce moment',
  personKind: 'Type de compte',
  account: 'N° de compte',
  email: 'E-mail',
  list: 'Liste',
  items: 'Lignes',
  request: 'N° de la demande',
  roles: {
    visitor: 'Visiteur avec un lien',
    applicant: 'Candidat',
    company: 'Entreprise',
    staff: 'Gestionnaire',
    superuser: 'Superutilisateur',
    system: 'Tandem',
  } satisfies Record<Line['actor']['role'], string>,
  deleted: (account: number) => `Compte supprimé n° ${account}`,
  wholeList: (list: string, count: string | null) =>
    count === null ? `Liste : ${list}` : `Liste : ${list} (${count})`,
  count: ['ligne', 'lignes'] as const,
  empty: 'Aucune ligne ne correspond.',
  emptyHint: 'Élargissez la période ou changez la recherche.',
  failed: 'Le journal n’a pas pu être chargé.',
  wrongDay: 'Cette date n’existe pas : la période n’en tient pas compte.',
  more: (count: string) => `Afficher ${count} de plus`,
  who: 'Auteur',
  whose: 'Personne concernée',
  aboutPerson: 'Tout ce qui concerne cette personne',
  byActor: 'Tout ce que cet auteur a fait',
  exportCut: (max: string) =>
    `L’export s’arrête aux ${max} lignes les plus récentes. Réduisez la période pour avoir les autres.`,
};
