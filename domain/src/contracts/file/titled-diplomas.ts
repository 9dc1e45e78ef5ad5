/** Diplomas whose titles begin with their own name. */
const namedDiplomas = [
  [/^CAP\b/, '33'],
  [/^BEP\b/, '34'],
  [/^Bac(?:calauréat)? pro/i, '41'],
  [/^BTSA?\b/, '54'],
  [/^DUT\b/, '55'],
  [/^BUT\b/, '64'],
  [/^Licence pro/i, '62'],
  [/^Master\b/i, '73'],
] as const;

/** The diploma that a title names, by its key in the list; empty where it names none. */
export const diplomaOfTitle = (title: string): string =>
  namedDiplomas.find(([name]) => name.test(title))?.[1] ?? '';
