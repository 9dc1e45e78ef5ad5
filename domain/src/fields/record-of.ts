/** A value for each of these names, none left out: an object put together otherwise needs a cast, which hides what it lacks. */
export const recordOf = <Name extends string, Value>(
  names: readonly Name[],
  valueOf: (name: Name) => Value,
): Record<Name, Value> =>
  Object.fromEntries(names.map((name) => [name, valueOf(name)])) as Record<Name, Value>;
