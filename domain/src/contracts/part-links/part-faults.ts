import { findingText } from '../finding.ts';
import { openFindings } from '../rules/findings.ts';
import type { FileValues, RuleContext } from '../rules/rule.ts';
import { missingOf, partyOf, type PartyKey } from './parties.ts';

/** Of a part, what its reader sees; of `hidden` and `others` only the keys count. */
interface SeenPart {
  values: FileValues;
  hidden: Readonly<Record<string, unknown>>;
  others: Readonly<Record<string, unknown>>;
}

/** What is still to do before a part is done, a sentence by field; judged by what its reader sees of it. */
export const partFaults = (
  party: PartyKey,
  { values, hidden, others }: SeenPart,
  kind: string,
  context: RuleContext,
): Record<string, string> => {
  const known = { contract_kind: kind, ...values };
  const own = new Set(partyOf(party).fields.map(({ key }) => key));
  const empty = missingOf(party, known).filter(
    ({ key }) => hidden[key] === undefined && others[key] === undefined,
  );
  const wrong = openFindings(known, context).filter(({ field }) => own.has(field));
  return {
    ...Object.fromEntries(empty.map(({ key }) => [key, 'Ce champ est obligatoire.'])),
    ...Object.fromEntries(wrong.toReversed().map((one) => [one.field, findingText(one)])),
  };
};
