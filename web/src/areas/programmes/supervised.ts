interface Programme {
  id: number;
  name: string;
}

/** The programmes that a manager supervises, or all where none is linked, in the order of their names. */
export const supervised = <One extends Programme>(
  programmes: readonly One[],
  links: readonly { formation: number }[],
): One[] => {
  const linked = new Set(links.map((link) => link.formation));
  const shown = linked.size > 0 ? programmes.filter(({ id }) => linked.has(id)) : programmes;
  return shown.toSorted((one, other) => one.name.localeCompare(other.name, 'fr'));
};
