/** The moment at which a day (`2026-05-01`), or the one so many days later, begins where one is; null for what is no day. */
export const beginningOf = (day: string, later = 0): Date | null => {
  const [, year, month, date] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day) ?? [];
  const begins = new Date(Number(year), Number(month) - 1, Number(date) + later);
  const isDay = new Date(Number(year), Number(month) - 1, Number(date)).getDate() === Number(date);
  return year && isDay ? begins : null;
};

/** Whether something stands there that is no day. */
export const isWrongDay = (day: string): boolean => day !== '' && beginningOf(day) === null;
