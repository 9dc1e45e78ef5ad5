import { fold } from '../fold.ts';

interface Colleague {
  id: number;
  first_name: string;
  last_name: string;
  email: string | null;
}

const civility = /^(?:m|mr|mme|mlle|monsieur|madame|mademoiselle)$/;

const wordsOf = (text: string): string[] =>
  fold(text)
    .split(' ')
    .filter((word) => word !== '' && !civility.test(word));

/** « H » stands for « Hélène ». */
const isSaidBy = (name: readonly string[], word: string): boolean =>
  name.some((one) => one === word || (word.length === 1 && one.startsWith(word)));

/**
 * The one colleague whom a list calls so: by address, or by the last name, alone or with the first; null where none or several
 * are. A first name alone may be anybody's. `isWhole`: whether no more of the name is left to say.
 */
export const colleagueNamed = <One extends Colleague>(
  text: string,
  colleagues: readonly One[],
): { colleague: One; isWhole: boolean } | null => {
  const address = text.trim().toLowerCase();
  const reached = colleagues.find(({ email }) => email?.toLowerCase() === address);
  if (reached) return { colleague: reached, isWhole: true };
  const words = wordsOf(text);
  const named = colleagues.flatMap((colleague) => {
    const last = wordsOf(colleague.last_name);
    const name = [...wordsOf(colleague.first_name), ...last];
    const isNamed =
      last.length > 0 &&
      last.every((word) => words.includes(word)) &&
      words.every((word) => isSaidBy(name, word));
    return isNamed ? [{ colleague, isWhole: name.every((word) => words.includes(word)) }] : [];
  });
  return named.length === 1 ? (named[0] ?? null) : null;
};
