/** What chance has drawn: which candidate, which need, and which of the values. */
export interface Draw {
  a: number;
  b: number;
  n: number;
}

export interface Facts {
  candidateIds: readonly number[];
  needIds: readonly number[];
  staffId: number;
}

export interface Drawn {
  candidate: number;
  need: number;
  /** Of the candidate, or of the company behind the need. */
  account: string;
  n: number;
  staffId: number;
}

export const pick = (values: readonly string[], n: number): string =>
  values[n % values.length] ?? '';
export const moment = (n: number): string =>
  `timestamptz '2026-11-02 08:00+00' - ${n} * interval '7 hours'`;
export const momentOrNone = (n: number): string => (n % 3 === 0 ? 'null' : moment(n));
/** Days around the moment at which the clock starts. */
export const day = (n: number): string =>
  `'${new Date(Date.UTC(2026, 9, 20 + (n % 40))).toISOString().slice(0, 10)}'`;
export const ofPair = ({ candidate, need }: Drawn): string =>
  `applicant_id = ${candidate} and offer_id = ${need}`;

/** What the numbers stand for that chance has drawn. */
export const drawnOf = ({ a, b, n }: Draw, facts: Facts): Drawn => {
  const { candidateIds, needIds, staffId } = facts;
  const candidate = candidateIds[a % candidateIds.length] ?? 0;
  const need = needIds[b % needIds.length] ?? 0;
  const account =
    (a + b) % 2 === 0
      ? `(select account_id from applicants where id = ${candidate})`
      : `(select c.account_id from companies c join offers o on o.company_id = c.id where o.id = ${need})`;
  return { candidate, need, account, n, staffId };
};
