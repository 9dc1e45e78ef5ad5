/** What of a match says where it stands in the order 'Conseillé'. */
export interface Advised {
  id: number;
  score: number;
  /** The score less what a place costs, near ties drawn; in points. */
  advised?: number | undefined;
  /** The candidate says so. */
  interested?: true | undefined;
}

/** More than any difference of scores: whom a need interests comes first on its company's list. */
const interestCounts = 1000;

/** By what the order 'Conseillé' sorts, the highest first. */
export const adviceOf = (
  { advised, score, interested }: Advised,
  side: 'candidate' | 'company',
): number => (advised ?? score) + (side === 'company' && interested ? interestCounts : 0);

/** Those that are equal in an order: by score, then by id. */
export const byScoreThenId = (one: Advised, other: Advised): number =>
  other.score - one.score || one.id - other.id;

/** The first so many of a list as the order 'Conseillé' has them; the list itself stays as it is. */
export const firstAdvised = <Match extends Advised>(
  matches: readonly Match[],
  side: 'candidate' | 'company',
  count: number,
): readonly Match[] => {
  const order = (one: Match, other: Match) =>
    adviceOf(other, side) - adviceOf(one, side) || byScoreThenId(one, other);
  const first: Match[] = [];
  for (const match of matches) {
    const last = first[count - 1];
    if (last && order(last, match) < 0) continue;
    const place = first.findIndex((one) => order(match, one) < 0);
    first.splice(place === -1 ? first.length : place, 0, match);
    if (first.length > count) first.pop();
  }
  return first;
};
