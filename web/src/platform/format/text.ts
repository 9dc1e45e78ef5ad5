/** A text as searches compare it: without case and accents. */
export const fold = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Whether two names are one in other letters: case and accents do not count. */
export const isSameName = (one: string, other: string): boolean =>
  fold(one.trim()) === fold(other.trim());

/** `Paris, Lyon et Lille`. */
const conjunction = new Intl.ListFormat('fr-FR', { type: 'conjunction' });

export const formatList = (items: readonly string[]): string => conjunction.format(items);

/** The order of names in French, numbers by their value. */
export const collator = new Intl.Collator('fr-FR', { numeric: true, sensitivity: 'base' });

/** Two letters that stand for a person or a company. */
export const initials = (name: string): string =>
  name
    .split(/[\s-]+/)
    .slice(0, 2)
    .map((word) => word.charAt(0).toUpperCase())
    .join('');

/** The first names of a list, and how many more there are: `Léa, Zoé et 12 autres`. */
export const formatNames = (names: readonly string[], shown = 5): string => {
  if (names.length <= shown + 1) return formatList(names);
  return formatList([...names.slice(0, shown), `${names.length - shown} autres`]);
};
