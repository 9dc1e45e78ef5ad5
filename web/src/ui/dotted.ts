/** Several facts in one line: where it wraps, the dot ends a line and begins none. */
export const dotted = (facts: readonly (string | false | null | undefined)[]): string =>
  facts.filter(Boolean).join('\u00a0· ');
