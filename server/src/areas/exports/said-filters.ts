import type { Received } from '@tandem/contract';
import { isStaff } from '@tandem/domain/accounts/roles';
import { auditActionKinds, auditActions } from '@tandem/domain/audit/audit-log';
import { auditColumns } from '@tandem/domain/audit/audit-words';
import { parisDay, parisMoment } from '@tandem/domain/calendar/paris-time';
import { statusLabels } from '@tandem/domain/matches/match';
import { matchColumns } from '@tandem/domain/matches/match-columns';
import { waitKinds } from '@tandem/domain/follow-up/wait-kinds';
import { readZone } from '@tandem/domain/lists/zone';
import { usualDistance } from '@tandem/domain/reference/distances';
import { contractTypeKeys, contractTypes } from '@tandem/domain/reference/contract-types';
import type { Queries } from '../../platform/database/database.ts';
import { findAccount, nameOfAccount } from '../accounts/index.ts';
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

const day = (moment: string | undefined) => moment && parisMoment(new Date(moment));

const zoneSaid = (text: string): string | null => {
  const zone = readZone(text);
  switch (zone.kind) {
    case 'department':
      return `Département ${zone.code}`;
    case 'rectangle':
      return 'Rectangle tracé sur la carte';
    case 'unplaced':
      return 'Sans lieu connu';
    default:
      return null;
  }
};

const orderSaid = (columns: readonly { key: string; title: string }[], sort: string): string => {
  const column = columns.find(({ key }) => key === sort.replace(/^-/, ''));
  return `${column?.title ?? ''}, ${sort.startsWith('-') ? 'décroissant' : 'croissant'}`;
};

/** Only the staff refer, and see one another all; any other number would name somebody who may be out of the reader's sight. */
const nameOfReferent = async (db: Queries, id: number): Promise<string> => {
  const found = await findAccount(db, id);
  return (found && isStaff(found.kind) && nameOfAccount(found)) || String(id);
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
  ...told('Recherche', query.q),
  ...told('Étiquette', query.tag),
  ...told(
    'Référent',
    query.referent === undefined ? null : await nameOfReferent(db, query.referent),
  ),
  ...told('Attendu', query.wait && waitKinds[query.wait].label),
  ...told('Source', query.source),
  ...told('Près de', query.place && `${query.place}, à ${query.km ?? usualDistance} km au plus`),
  ...told('Zone de la carte', query.zone && zoneSaid(query.zone)),
  ...told('Trouvés depuis le', query.since && parisDay(new Date(query.since))),
  ['Ordre', query.sort ? orderSaid(matchColumns, query.sort) : 'Du meilleur score au moins bon'],
];

/** Of which lines of the audit log a file is, and in which order, in words. */
export const saidOfJournal = (query: AuditQuery): Fact[] => [
  ...told('Personne concernée', query.person),
  ...told('Auteur', query.actor),
  ...told('Action', query.deed && auditActions[query.deed].label),
  ...told('Nature', query.kind && auditActionKinds[query.kind]),
  ...told('Depuis', day(query.since)),
  ...told('Jusqu’à', day(query.until)),
  ['Ordre', orderSaid(auditColumns, query.sort ?? '-at')],
];
