/** Somebody of the staff, as a note may name them. */
export interface Named {
  id: number;
  name: string;
}

const plain = (text: string): string =>
  text.normalize('NFKD').replaceAll(/\p{M}/gu, '').replaceAll(/[’ʼ]/g, "'").toLowerCase();

/** A name ends where its last letter does: « @Léa Martin » is not found in « @Léa Martineau ». */
const endsAt = (text: string, end: number): boolean => !/^[\p{L}\p{N}]/u.test(text.slice(end));

/**
 * Those whom a text mentions, « @ » before their name; case and accents aside, each once. Of two names that begin alike the
 * longer one is meant.
 */
export const mentionsIn = (text: string, colleagues: readonly Named[]): number[] => {
  const said = plain(text);
  const byLength = colleagues
    .map(({ id, name }) => ({ id, name: plain(name) }))
    .filter(({ name }) => name !== '')
    .toSorted((one, other) => other.name.length - one.name.length);
  const found = new Set<number>();
  for (let at = said.indexOf('@'); at !== -1; at = said.indexOf('@', at + 1)) {
    const meant = byLength.filter(
      ({ name }) => said.startsWith(name, at + 1) && endsAt(said, at + 1 + name.length),
    );
    for (const { id, name } of meant) if (name.length === meant[0]?.name.length) found.add(id);
  }
  return [...found];
};

const openAtEnd = /(?<before>^|[\s(])@(?<begun>[^\s@](?:[^\n@]{0,39})?)?$/u;

/** Of the colleagues those whose name may be meant by a text that ends with « @ » and the beginning of a name. */
export const meantAtEnd = <Colleague extends Named>(
  text: string,
  colleagues: readonly Colleague[],
): Colleague[] => {
  const groups = openAtEnd.exec(text)?.groups;
  if (!groups) return [];
  const begun = plain(groups['begun'] ?? '');
  return colleagues.filter(({ name }) =>
    [plain(name), ...plain(name).split(' ')].some((part) => part.startsWith(begun)),
  );
};

/** The text with the name that was begun at its end written out. */
export const writtenOut = (text: string, { name }: Named): string =>
  text.replace(openAtEnd, `$<before>@${name.replaceAll('$', '$$$$')} `);
