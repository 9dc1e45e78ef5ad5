import type { Received } from '@tandem/contract';
import { auditActionKinds, auditActions } from '@tandem/domain/audit/audit-log';
import { auditColumns } from '@tandem/domain/audit/audit-words';
import { parisMoment } from '@tandem/domain/calendar/paris-time';
import { statusLabels } from '@tandem/domain/matches/match';
import { contractTypeKeys, contractTypes } from '@tandem/domain/reference/contract-types';
import type { Queries } from '../../platform/database/database.ts';
import { findProgramme, findSession } from '../programmes/index.ts';

/** As they were checked when the order came. */
export type AuditQuery = Received<'POST /exports/journal/'>['body']['query'];
export type MatchQuery = Received<'POST /exports/matches/'>['body']['query'];

type Fact = [label: string, said: string];

const nameOf = (found: { name: string } | null | undefined, id: number): string =>
  found?.name ?? String(id);

const told = (label: string, said: string | null | undefined): Fact[] =>
  said ? [[label, said]] : [];

const contractSaid = (typed: string | null | undefined) => {
  const key = contractTypeKeys.find((one) => one === typed);
  return key ? contractTypes[key] : typed;
};

/** Of which matches a file is, and in which order, in words. */
export const saidOfMatches = async (db: Queries, query: MatchQuery): Promise<Fact[]> => [
  ...told(
    'Session',
    query.session === undefined
      ? null
      : nameOf(await findSession(db, query.session), query.session),
  ),
  ...told('Statut', query.status === undefined ? null : statusLabels[query.status]),
  ...told(
    'Formation',
    typeof query.formation === 'number'
      ? nameOf(await findProgramme(db, query.formation), query.formation)
      : query.formation,
  ),
  ...told('Besoin', query.offer),
  ...told('Entreprise', query.company),
  ...told('Prénom', query.firstName),
  ...told('Nom', query.lastName),
  ...told('Contrat', contractSaid(query.contractType)),
  ['Ordre', 'Du meilleur score au moins bon'],
];

const day = (moment: string | undefined) => moment && parisMoment(new Date(moment));

/** Of which lines of the audit log a file is, and in which order, in words. */
export const saidOfJournal = (query: AuditQuery): Fact[] => {
  const sort = query.sort ?? '-at';
  const column = auditColumns.find(({ key }) => key === sort.replace('-', ''));
  return [
    ...told('Personne concernée', query.person),
    ...told('Auteur', query.actor),
    ...told('Action', query.deed && auditActions[query.deed].label),
    ...told('Nature', query.kind && auditActionKinds[query.kind]),
    ...told('Depuis', day(query.since)),
    ...told('Jusqu’à', day(query.until)),
    ['Ordre', `${column?.title ?? ''}, ${sort.startsWith('-') ? 'décroissant' : 'croissant'}`],
  ];
};
