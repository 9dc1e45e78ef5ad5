import type { Actor } from '@tandem/domain/accounts/access';
import type { Deed, JournalList } from '@tandem/domain/audit/audit-log';
import type { PlatformServices } from '../services.ts';
import type { Writes } from '../database/database.ts';
import { addJournalLines, type JournalLine } from './audit-queries.ts';

/** Whose data it is: accounts, or the candidates and companies to which accounts belong. */
export interface Whose {
  accounts?: readonly number[];
  applicants?: readonly number[];
  companies?: readonly number[];
}

/** Tells the journal what a call does with people's data; the deed is the one that the contract names. */
export interface CallJournal {
  /** In the transaction of the change: before it, where somebody is deleted. */
  changed(tx: Writes, whose: Whose): Promise<void>;
  /** Before the answer; what is the reader's own is not told. */
  saw(whose: Whose): Promise<void>;
  /** The same for a list, with the number of its items in all, where it says something. */
  sawList(list: JournalList, items?: number): Promise<void>;
  /** A list that leaves the product, with everyone whom it names. */
  exported(list: JournalList, items: number, whose: Whose): Promise<void>;
}

interface Circumstances {
  deed: Deed | null;
  /** Null for a visitor; `system` for what the product does by itself. */
  actor: Actor | 'system' | null;
  requestId: string;
}

const without = (ids: readonly number[] = [], own: number | null | undefined): number[] =>
  ids.filter((id) => id !== own);

const linesOf = (line: JournalLine, { accounts, applicants, companies }: Whose): JournalLine[] => [
  ...(accounts ?? []).map((id) => ({ ...line, account_id: id })),
  ...(applicants ?? []).map((id) => ({ ...line, applicant_id: id })),
  ...(companies ?? []).map((id) => ({ ...line, company_id: id })),
];

export const openCallJournal = (
  { db, now, readings }: Pick<PlatformServices, 'db' | 'now' | 'readings'>,
  { deed, actor, requestId }: Circumstances,
): CallJournal => {
  const person = actor === 'system' ? null : actor;
  const line = (): JournalLine => {
    if (deed === null) throw new Error('The contract names no deed for this call.');
    return {
      at: now(),
      deed,
      actor_id: person?.accountId ?? null,
      actor_role: actor === 'system' ? 'system' : (person?.kind ?? 'visitor'),
      request_id: requestId,
    };
  };
  return {
    changed: (tx, whose) => addJournalLines(tx, linesOf(line(), whose)),
    saw: ({ accounts, applicants, companies }) =>
      readings.add(
        linesOf(line(), {
          accounts: without(accounts, person?.accountId),
          applicants: without(applicants, person?.candidateId),
          companies: without(companies, person?.companyId),
        }),
      ),
    sawList: (list, items) =>
      readings.addList({ ...line(), list, ...(items !== undefined && { items }) }),
    exported: (list, items, whose) =>
      addJournalLines(db.read, [
        { ...line(), list, items },
        ...linesOf({ ...line(), list }, whose),
      ]),
  };
};
