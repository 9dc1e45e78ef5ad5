/** Whether one word is another but for so many letters put in, left out or changed (Levenshtein, row by row). */
export const isNeighbourBut = (one: string, other: string, most: number): boolean => {
  if (Math.abs(one.length - other.length) > most) return false;
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let at = 1; at <= one.length; at += 1) {
    const next = [at];
    for (let index = 1; index <= other.length; index += 1) {
      const same = one[at - 1] === other[index - 1] ? 0 : 1;
      next.push(
        Math.min((row[index] ?? 0) + 1, (next[index - 1] ?? 0) + 1, (row[index - 1] ?? 0) + same),
      );
    }
    row = next;
  }
  return (row.at(-1) ?? 0) <= most;
};
