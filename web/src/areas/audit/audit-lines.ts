import type { Answer } from '@tandem/contract';
import { auditActions, auditLogLists } from '@tandem/domain/audit/audit-log';
import { formatNumber } from '../../platform/format/numbers.ts';
import { auditLogMessages as messages } from './messages.ts';

export type Line = Answer<'GET /journal/'>[number];

interface Named {
  account: number | null;
  name: string | null;
  email: string | null;
}

/** What somebody is called: who gave no name by the address, who is gone by the number of the account. */
const calledOf = ({ account, name, email }: Named): string | null => {
  if (account === null) return null;
  return name || email || messages.deleted(account);
};

export const auditActionOf = ({ deed: auditAction }: Line): string =>
  auditActions[auditAction].label;

export const actorOf = ({ actor }: Line): string => calledOf(actor) ?? messages.roles[actor.role];

/** Whose data, or the list. */
export const whoseOf = ({ person, list, items }: Line): string => {
  if (person) return calledOf(person) ?? '';
  const count = items === null ? null : formatNumber(items);
  return list ? messages.wholeList(auditLogLists[list], count) : '';
};
