/** A text as headers, programmes and names are compared: without case, accents, signs and spare spaces. */
export const fold = (text: string): string =>
  text
    .replaceAll(/[œŒ]/g, 'oe')
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** A folded text without the spaces between its words. */
export const squeezed = (folded: string): string => folded.replaceAll(' ', '');

/**
 * How many signs are typed wrong: put in, left out, changed, or swapped with their neighbour; counted up to `limit` and
 * answered as `limit + 1` beyond.
 */
export const typingDistance = (one: string, other: string, limit: number): number => {
  if (Math.abs(one.length - other.length) > limit) return limit + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let row = 1; row <= one.length; row += 1) {
    const next = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const same = one[row - 1] === other[column - 1] ? 0 : 1;
      let cost = Math.min(
        (last[column] ?? 0) + 1,
        (next[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + same,
      );
      const swapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      if (row > 1 && column > 1 && swapped)
        cost = Math.min(cost, (beforeLast[column - 2] ?? 0) + 1);
      next.push(cost);
    }
    beforeLast = last;
    last = next;
  }
  return Math.min(last[other.length] ?? 0, limit + 1);
};

/** Short words are other words when one letter differs. */
const mistakesIn = (word: string): number => {
  if (word.length < 5) return 0;
  return word.length < 9 ? 1 : 2;
};

/** Whether two folded words are the same but for a typing mistake. */
export const sameWord = (one: string, other: string): boolean => {
  if (one === other) return true;
  const limit = Math.min(mistakesIn(one), mistakesIn(other));
  return limit > 0 && typingDistance(one, other, limit) <= limit;
};

/** A text without line ends and spare spaces. */
export const oneLine = (text: string): string => text.replaceAll(/[\s\u00A0]+/g, ' ').trim();
