const daysMax = 5;
const dayMax = 365;

/** `2 5 10` or `2, 5, 10`; null for what is none of it. */
export const daysFrom = (typed: string): number[] | null => {
  const parts = typed.split(/[\s,;]+/).filter(Boolean);
  if (parts.length > daysMax || !parts.every((part) => /^\d{1,3}$/.test(part))) return null;
  const days = parts.map(Number);
  return days.every((day) => day <= dayMax) ? days : null;
};

/** A day, null for none; undefined for what is neither. */
export const dayFrom = (typed: string): number | null | undefined => {
  const days = daysFrom(typed);
  return days === null || days.length > 1 ? undefined : (days[0] ?? null);
};
