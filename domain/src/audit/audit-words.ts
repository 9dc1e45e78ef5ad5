import { needFieldLabel } from '../needs/need-changes.ts';
import type { FileColumn } from '../exports/file-cell.ts';
import {
  auditActionKinds,
  auditActions,
  auditLogLists,
  type AuditAction,
  type AuditLogList,
} from './audit-log.ts';

/** What somebody was when they did it. */
export const auditRoles = {
  visitor: 'Visiteur avec un lien',
  applicant: 'Candidat',
  company: 'Entreprise',
  staff: 'Gestionnaire',
  superuser: 'Superutilisateur',
  system: 'Tandem',
  command: 'Ligne de commande',
  machine: 'Logiciel',
} as const;

interface Named {
  account: number | null;
  name: string | null;
  email: string | null;
}

/** A line as the API answers it. */
export interface AuditLine {
  at: string;
  deed: AuditAction;
  actor: Named & { role: keyof typeof auditRoles };
  person: (Named & { account: number }) | null;
  list: AuditLogList | null;
  items: number | null;
  fields: readonly string[];
  request_id: string;
}

const numbers = new Intl.NumberFormat('fr-FR');

/** What somebody is called: who gave no name by the address, who is gone by the number of the account. */
const calledOf = ({ account, name, email }: Named): string | null => {
  if (account === null) return null;
  return name || email || `Compte supprimé n° ${account}`;
};

export const auditActionOf = ({ deed: auditAction }: AuditLine): string =>
  auditActions[auditAction].label;

export const actorOf = ({ actor }: AuditLine): string => calledOf(actor) ?? auditRoles[actor.role];

/** Whose data, or the list. */
export const whoseOf = ({ person, list, items }: AuditLine): string => {
  if (person) return calledOf(person) ?? '';
  if (list === null) return '';
  const count = items === null ? '' : ` (${numbers.format(items)})`;
  return `Liste : ${auditLogLists[list]}${count}`;
};

/** All that the log tells of a line; the keys of those by which it sorts are those of `auditLogOrders`. */
export const auditColumns: readonly FileColumn<AuditLine>[] = [
  { key: 'deed', title: 'Action', value: auditActionOf },
  { key: 'whose', title: 'Personne concernée', value: whoseOf },
  { key: 'who', title: 'Auteur', value: actorOf },
  { key: 'role', title: 'Rôle à ce moment', value: ({ actor }) => auditRoles[actor.role] },
  { key: 'at', title: 'Date', value: ({ at }) => ({ at }) },
  { key: 'kind', title: 'Nature', value: ({ deed }) => auditActionKinds[auditActions[deed].kind] },
  { key: 'email', title: 'E-mail de la personne', value: ({ person }) => person?.email ?? '' },
  { key: 'account', title: 'N° de la personne', value: ({ person }) => person?.account ?? null },
  { key: 'list', title: 'Liste', value: ({ list }) => (list ? auditLogLists[list] : '') },
  { key: 'items', title: 'Lignes', value: ({ items }) => items },
  {
    key: 'fields',
    title: 'Champs modifiés',
    value: ({ fields }) => fields.map(needFieldLabel).join(', '),
  },
  { key: 'actor-email', title: 'E-mail de l’auteur', value: ({ actor }) => actor.email ?? '' },
  { key: 'actor-account', title: 'N° de l’auteur', value: ({ actor }) => actor.account },
  { key: 'request', title: 'N° de la demande', value: ({ request_id: request }) => request },
];
