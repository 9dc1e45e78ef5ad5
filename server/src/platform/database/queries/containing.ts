/** A pattern for `ilike` that finds the text anywhere, its own wildcards taken literally. */
export const containing = (text: string): string =>
  `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
