/** The three parts of an address. */
export interface Path {
  /** From the root, with its slash. */
  pathname: string;
  /** With its question mark, or empty. */
  search: string;
  /** With its number sign, or empty. */
  hash: string;
}

/** An entry of the history: an address, what was left there, and a name of its own. */
export interface Location extends Path {
  state: unknown;
  key: string;
}

/** Where to go: what is left out of the parts is as it stands. */
export type To = string | Partial<Path>;

/** How an address came about: a step ahead, one in the place of another, a step through the history. */
export type NavigationKind = 'push' | 'replace' | 'pop';

export const createPath = ({ pathname = '/', search = '', hash = '' }: Partial<Path>): string =>
  `${pathname}${search.length > 1 ? search : ''}${hash.length > 1 ? hash : ''}`;

export const parsePath = (address: string): Partial<Path> => {
  const [, pathname, search, hash] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(address) ?? [];
  return { ...(pathname && { pathname }), ...(search && { search }), ...(hash && { hash }) };
};

const decoded = (part: string): string => {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
};

const partsOf = (path: string): string[] => path.split('/').filter(Boolean);

/**
 * What stands in an address in the places of a pattern such as `/test/:token`; null where the two do not agree. `*` agrees
 * with all. Neither capitals nor a slash at the end make another address.
 */
export const matchPath = (pattern: string, pathname: string): Record<string, string> | null => {
  if (pattern === '*') return {};
  const wanted = partsOf(pattern);
  const given = partsOf(pathname);
  if (wanted.length !== given.length) return null;
  const found: Record<string, string> = {};
  for (const [index, part] of wanted.entries()) {
    const value = given[index] ?? '';
    if (part.startsWith(':')) found[part.slice(1)] = decoded(value);
    else if (part.toLowerCase() !== decoded(value).toLowerCase()) return null;
  }
  return found;
};
