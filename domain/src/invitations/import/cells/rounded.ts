/** What the decimals of a number hold at least where a spreadsheet has not cut them: « 6,12345678E+08 ». */
const whole = 7;

/** A long number of which a narrow cell has left the first digits alone: « 6,12E+08 » is anybody's. */
export const isRounded = (text: string): boolean => {
  const [, decimals = '', power] = /^\d(?:[.,](\d+))?E\+?(\d{1,2})$/i.exec(text.trim()) ?? [];
  return power !== undefined && decimals.length < Math.min(Number(power), whole);
};
