import { addMonths } from '../../calendar/days.ts';
import { isPublicEmployer } from '../opco/find-opco.ts';
import type { FileValues } from '../rules/rule.ts';

interface InstalmentRule {
  label: string;
  /** Share of what the OPCO takes over, in percent; null for what is left. */
  share: number | null;
  /** From when on it is to come, or by when what is left has come; null where the contract does not last so long. */
  dueOn: (contract: ContractDays) => string | null;
}

/** Days, as `2026-09-01`. */
export interface ContractDays {
  beginsOn: string;
  endsOn: string;
}

/** The first day of a month of the contract, counted from 1, as long as it lasts. */
const monthOf =
  (month: number): InstalmentRule['dueOn'] =>
  ({ beginsOn, endsOn }) => {
    const day = addMonths(beginsOn, month - 1);
    return day <= endsOn ? day : null;
  };

/** How an OPCO pays the training centre of an apprentice (Code du travail, R6332-25). */
export const instalments = {
  start: { label: 'Au début du contrat', share: 40, dueOn: monthOf(1) },
  month7: { label: 'Au 7e mois', share: 30, dueOn: monthOf(7) },
  month10: { label: 'Au 10e mois', share: 20, dueOn: monthOf(10) },
  balance: {
    label: 'Solde, dans les 4 mois après la fin',
    share: null,
    dueOn: ({ endsOn }) => addMonths(endsOn, 4),
  },
} as const satisfies Record<string, InstalmentRule>;

export type InstalmentKey = keyof typeof instalments;

export const instalmentKeys = Object.keys(instalments) as [InstalmentKey, ...InstalmentKey[]];

export interface DueInstalment {
  key: InstalmentKey;
  dueOn: string;
}

/** The instalments of a contract, in their order; of one that ended before it began, none. */
export const instalmentsOf = (contract: ContractDays): DueInstalment[] =>
  instalmentKeys.flatMap((key) => {
    if (contract.endsOn < contract.beginsOn) return [];
    const dueOn = instalments[key].dueOn(contract);
    return dueOn === null ? [] : [{ key, dueOn }];
  });

/** The first that nobody has said to have come. */
export const nextInstalment = (
  contract: ContractDays,
  received: readonly InstalmentKey[],
): DueInstalment | null =>
  instalmentsOf(contract).find(({ key }) => !received.includes(key)) ?? null;

/** An OPCO pays for an apprentice of a private employer; a public one pays itself, by an agreement of its own (L6227-6). */
export const isPaidInInstalments = (values: FileValues): boolean =>
  (values['contract_kind'] ?? '') !== 'professional' &&
  !isPublicEmployer(values['employer_kind'] ?? '');
