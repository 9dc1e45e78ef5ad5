interface Programme {
  id: number;
  name: string;
}

/** The formations that a manager supervises, or all where none is linked, in the order of their names. */
export const supervised = <One extends Programme>(
  formations: readonly One[],
  links: readonly { formation: number }[],
): One[] => {
  const linked = new Set(links.map((link) => link.formation));
  const shown = linked.size > 0 ? formations.filter(({ id }) => linked.has(id)) : formations;
  return shown.toSorted((one, other) => one.name.localeCompare(other.name, 'fr'));
};
