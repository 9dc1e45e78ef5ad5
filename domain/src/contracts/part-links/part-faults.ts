import { findingText, type Finding } from '../finding.ts';
import { contractRules, openFindings } from '../rules/findings.ts';
import type { FileValues, RuleContext } from '../rules/rule.ts';
import { missingOf, partyOf, type PartyKey } from './parties.ts';

/** Of a part, what its reader sees; of `hidden` and `others` only the keys count. */
interface SeenPart {
  values: FileValues;
  hidden: Readonly<Record<string, unknown>>;
  others: Readonly<Record<string, unknown>>;
}

const vouched = new Set(contractRules.filter(({ isVouched }) => isVouched).map(({ rule }) => rule));

/** Of what the rules say, what the reader of a part is told, and can answer. */
export const partFindings = (party: PartyKey, findings: readonly Finding[]): Finding[] => {
  const own = new Set(partyOf(party).fields.map(({ key }) => key));
  return findings.filter(({ field, rule }) => own.has(field) && !vouched.has(rule));
};

/** What is still to do before a part is done, a sentence by field; judged by what its reader sees of it. */
export const partFaults = (
  party: PartyKey,
  { values, hidden, others }: SeenPart,
  kind: string,
  context: RuleContext,
): Record<string, string> => {
  const known = { contract_kind: kind, ...values };
  const empty = missingOf(party, known).filter(
    ({ key }) => hidden[key] === undefined && others[key] === undefined,
  );
  const wrong = partFindings(party, openFindings(known, context));
  return {
    ...Object.fromEntries(empty.map(({ key }) => [key, 'Ce champ est obligatoire.'])),
    ...Object.fromEntries(wrong.toReversed().map((one) => [one.field, findingText(one)])),
  };
};
