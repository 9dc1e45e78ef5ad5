/** A row about a match, with the accounts of its two sides. */
export interface BetweenTwo {
  candidate_account: number;
  company_account: number;
}

/** What rows tell, in their order, under each of the two accounts that it is about. */
export const underBothSides = <Row extends BetweenTwo, Facts>(
  rows: readonly Row[],
  factsOf: (row: Row) => Facts,
): Map<number, Facts[]> => {
  const under = new Map<number, Facts[]>();
  for (const row of rows) {
    const facts = factsOf(row);
    for (const account of [row.candidate_account, row.company_account]) {
      const own = under.get(account);
      if (own) own.push(facts);
      else under.set(account, [facts]);
    }
  }
  return under;
};
