/** The narrow no-break space that French puts before ; : ! ? and units. */
export const narrowSpace = '\u202f';

const minus = '\u2212';

const withMinus = (text: string): string => text.replaceAll('-', minus);

const whole = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 0 });

/** `12 345`, `−3`. */
export const formatNumber = (value: number): string => withMinus(whole.format(value));

const decimals = new Map<number, Intl.NumberFormat>();

const withDecimals = (digits: number): Intl.NumberFormat => {
  const known = decimals.get(digits);
  if (known) return known;
  const made = new Intl.NumberFormat('fr-FR', {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  decimals.set(digits, made);
  return made;
};

/** `87,50` with two digits. */
export const formatDecimal = (value: number, digits: number): string =>
  withMinus(withDecimals(digits).format(value));

/** A number that is already per cent: `87,50 %`. */
export const formatPercent = (value: number, digits = 0): string =>
  `${formatDecimal(value, digits)}${narrowSpace}%`;

const plurals = new Intl.PluralRules('fr-FR');

/** The form of a word that goes with a count; in French 0 and 1,5 are singular. */
export const plural = (count: number, one: string, other: string): string =>
  plurals.select(count) === 'one' ? one : other;

/** `0 candidat`, `2 candidats`, `12 345 candidats`. */
export const formatCount = (count: number, one: string, other: string): string =>
  `${formatNumber(count)} ${plural(count, one, other)}`;

const upToOne = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 1 });

/** A score out of 100, or a part of one, always with its one decimal: `87,5`, `90,0` stand below each other. */
export const formatScore = (score: number): string => formatDecimal(score, 1);

const units = ['o', 'ko', 'Mo', 'Go'] as const;

/** The size of a file: `340 ko`, `1,2 Mo`. */
export const formatBytes = (bytes: number): string => {
  let size = bytes;
  let unit = 0;
  while (size >= 1000 && unit < units.length - 1) {
    size /= 1000;
    unit += 1;
  }
  const text = unit > 1 && size < 100 ? upToOne.format(size) : formatNumber(Math.round(size));
  return `${text}${narrowSpace}${units[unit]}`;
};
