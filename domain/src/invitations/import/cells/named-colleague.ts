import { fold } from '../fold.ts';

interface Colleague {
  id: number;
  name: string;
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

/** The one colleague whom a list calls so: by address, or by all or a part of the name; null where none or several are. */
export const colleagueNamed = <One extends Colleague>(
  text: string,
  colleagues: readonly One[],
): One | null => {
  const address = text.trim().toLowerCase();
  const reached = colleagues.find(({ email }) => email?.toLowerCase() === address);
  if (reached) return reached;
  const words = wordsOf(text);
  if (!words.some((word) => word.length > 1)) return null;
  const named = colleagues.filter(({ name }) =>
    words.every((word) => isSaidBy(wordsOf(name), word)),
  );
  return named.length === 1 ? (named[0] ?? null) : null;
};
