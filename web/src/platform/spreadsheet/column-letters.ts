/** How a spreadsheet calls its n-th column, from 1: A, B … Z, AA. */
export const columnLetters = (number: number): string => {
  const rest = (number - 1) % 26;
  const letter = String.fromCharCode(65 + rest);
  return number <= 26 ? letter : columnLetters((number - 1 - rest) / 26) + letter;
};
