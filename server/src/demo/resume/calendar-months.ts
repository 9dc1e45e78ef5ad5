const names = [
  'janvier',
  'février',
  'mars',
  'avril',
  'mai',
  'juin',
  'juillet',
  'août',
  'septembre',
  'octobre',
  'novembre',
  'décembre',
];

const short = [
  'janv.',
  'févr.',
  'mars',
  'avr.',
  'mai',
  'juin',
  'juill.',
  'août',
  'sept.',
  'oct.',
  'nov.',
  'déc.',
];

/** Months are counted from the year 0: January 2026 is 12 × 2026. */
export const monthOf = (year: number, month: number): number => year * 12 + month;

export const yearOf = (month: number): number => Math.floor(month / 12);

const nameOf = (month: number): string => names[month % 12] ?? '';

const shortOf = (month: number): string => short[month % 12] ?? '';

/** « août 2025 », « juin – août 2025 », « déc. 2025 – janv. 2026 ». */
export const spanInWords = (from: number, to: number): string => {
  if (from === to) return `${nameOf(from)} ${yearOf(from)}`;
  return yearOf(from) === yearOf(to)
    ? `${nameOf(from)} – ${nameOf(to)} ${yearOf(to)}`
    : `${shortOf(from)} ${yearOf(from)} – ${shortOf(to)} ${yearOf(to)}`;
};
