import { payHistory, payHistoryKey } from '../rules/pay/agreed-pays.ts';
import { amendableKeys, versionOf, type Amendment } from './amendment.ts';
import { isAgreed, type AmendmentState } from './amendment-state.ts';

/** What the fields of a contract say, by their keys. */
export type Said = Readonly<Record<string, string>>;

/** An amendment of a contract, among the others of it. */
export interface Numbered extends Amendment {
  /** Counted from 1 within the contract. */
  number: number;
  state: AmendmentState;
}

/** An amendment against the version that it was drawn from. */
export type Drawn<One extends Numbered> = One & {
  /** What the contract said before: as it was signed, with the amendments agreed before. */
  before: Said;
};

/** What an amendment changes of the version before it, without what it only repeats. */
export const realChanges = (
  before: Said,
  { changes }: Pick<Amendment, 'changes'>,
): Record<string, string> =>
  Object.fromEntries(
    Object.entries(changes).filter(
      ([key, value]) => amendableKeys.includes(key) && (before[key] ?? '') !== value,
    ),
  );

/** The amendments of a contract in their order, each with the version before it; `latest` is what was agreed last. */
export const inOrder = <One extends Numbered>(
  values: Said,
  amendments: readonly One[],
): { amendments: Drawn<One>[]; latest: Said } => {
  let latest = values;
  const drawn: Drawn<One>[] = [];
  for (const one of amendments.toSorted((a, b) => a.number - b.number)) {
    drawn.push({ ...one, before: latest });
    if (isAgreed(one.state)) latest = { ...latest, ...realChanges(latest, one) };
  }
  return { amendments: drawn, latest };
};

export interface Version {
  /** As the official form would say it: with the type and the day of the amendment, once there is one. */
  values: Said;
  /** The number of the amendment since which it says so; null for the contract as it was signed. */
  number: number | null;
  /** Since when, as `2026-09-01`; null for the contract as it was signed. */
  since: string | null;
}

const lastEffect = (amendments: readonly Numbered[]): Numbered | undefined =>
  amendments
    .toSorted((a, b) => a.effectiveOn.localeCompare(b.effectiveOn) || a.number - b.number)
    .at(-1);

/** What those that have taken effect by a day make of what was signed; which was agreed later prevails. */
const saidOn = (values: Said, agreed: readonly Drawn<Numbered>[], day: string): Said =>
  Object.assign(
    {},
    values,
    ...agreed
      .filter(({ effectiveOn }) => effectiveOn <= day)
      .map((one) => realChanges(one.before, one)),
  ) as Said;

/**
 * What a contract says on a day, as `2026-09-01`: what was signed first, with the amendments that are agreed and have taken
 * effect. What was agreed later prevails, whichever has taken effect first.
 */
export const versionOn = (values: Said, amendments: readonly Numbered[], day: string): Version => {
  const agreed = inOrder(values, amendments).amendments.filter(
    ({ state, effectiveOn }) => isAgreed(state) && effectiveOn <= day,
  );
  const last = lastEffect(agreed);
  if (!last) return { values, number: null, since: null };
  const version = versionOf(saidOn(values, agreed, day), { ...last, changes: {} });
  const days = [
    values['contract_start'] ?? '',
    ...agreed.map(({ effectiveOn }) => effectiveOn).toSorted(),
  ];
  const paid = payHistory(days, (one) => saidOn(values, agreed, one));
  return {
    values: { ...version, [payHistoryKey]: paid },
    number: last.number,
    since: last.effectiveOn,
  };
};

/** Those that are agreed and take effect after a day, the next first. */
export const amendmentsAhead = <One extends Numbered>(
  amendments: readonly One[],
  day: string,
): One[] =>
  amendments
    .filter(({ state, effectiveOn }) => isAgreed(state) && effectiveOn > day)
    .toSorted((a, b) => a.effectiveOn.localeCompare(b.effectiveOn) || a.number - b.number);
