import { formatCount, formatNumber } from '../../platform/format/numbers.ts';

export const auditLogMessages = {
  title: 'Journal',
  lead: 'Qui a consulté, modifié, exporté ou supprimé les données de qui. Rien ne s’y efface avant trois ans.',
  name: 'journal',
  person: 'Personne concernée',
  personSearch: 'Personne concernée\u202f: nom, e-mail ou n°',
  actor: 'Auteur',
  actorSearch: 'Auteur\u202f: nom, e-mail ou n°',
  deed: 'Action',
  allDeeds: 'Toutes les actions',
  allKinds: 'Toutes les natures',
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
  fields: 'Champs modifiés',
  request: 'N° de la demande',
  count: ['ligne', 'lignes'] as const,
  /** How many are on a sheet of paper, of how many: only those that are on the screen are printed. */
  printed: (listed: number, total: number) =>
    listed < total
      ? `les ${formatNumber(listed)} premières de ${formatNumber(total)} lignes`
      : formatCount(listed, 'ligne', 'lignes'),
  empty: 'Aucune ligne ne correspond.',
  emptyHint: 'Élargissez la période ou changez la recherche.',
  failed: 'Le journal n’a pas pu être chargé.',
  more: (count: string) => `Afficher ${count} de plus`,
  who: 'Auteur',
  whose: 'Personne concernée',
  aboutPerson: 'Tout ce qui concerne cette personne',
  byActor: 'Tout ce que cet auteur a fait',
};
