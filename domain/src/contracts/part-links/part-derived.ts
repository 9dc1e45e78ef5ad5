import { derivedValues } from '../file/derived.ts';
import { deliveredFigures } from '../pay/delivered-figures.ts';
import type { FileValues } from '../rules/rule.ts';
import { partyOf, type PartyKey } from './parties.ts';

interface TypedPart {
  contract_kind: string;
  values: FileValues;
  /** Of these only the keys count: numbers that are stored, and fields that somebody else has filled in. */
  hidden: Readonly<Record<string, unknown>>;
  others: Readonly<Record<string, unknown>>;
}

/** What follows for empty fields of a part from what its reader has typed in it, and from nothing that others have. */
export const derivedOfPart = (
  party: PartyKey,
  { contract_kind: kind, values, hidden, others }: TypedPart,
): Record<string, string> => {
  const own = new Set(partyOf(party).fields.map(({ key }) => key));
  const derived = derivedValues({ contract_kind: kind, ...values }, deliveredFigures);
  return Object.fromEntries(
    Object.entries(derived).filter(([key]) => own.has(key) && !(key in hidden) && !(key in others)),
  );
};
