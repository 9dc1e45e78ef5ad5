export type AddressState = Record<string, string>;

/** The state that an address holds; what it leaves out is as in `defaults`, what it has besides is passed over. */
export const readState = <State extends AddressState>(search: string, defaults: State): State => {
  const query = new URLSearchParams(search);
  return Object.fromEntries(
    Object.entries(defaults).map(([name, value]) => [name, query.get(name) ?? value]),
  ) as State;
};

/** What of a state another address says otherwise. */
export const changedState = <State extends AddressState>(
  [before, after]: readonly [string, string],
  defaults: State,
): Partial<State> => {
  const was = readState(before, defaults);
  const is = Object.entries(readState(after, defaults));
  return Object.fromEntries(is.filter(([name, value]) => value !== was[name])) as Partial<State>;
};

/** The query that holds a state: only what differs from `defaults`, beside what else the address had. */
export const writeState = <State extends AddressState>(
  search: string,
  state: State,
  defaults: State,
): string => {
  const query = new URLSearchParams(search);
  for (const [name, value] of Object.entries(state))
    if (value === defaults[name]) query.delete(name);
    else query.set(name, value);
  return query.size > 0 ? `?${query}` : '';
};
