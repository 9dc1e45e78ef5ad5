export interface Tokens {
  access: string;
  refresh: string;
}

/** Names of the entries in local storage, as other parts of the product know them. */
const entries = { access: 'access', refresh: 'refresh', both: 'tokens' } as const;

type Listener = (tokens: Tokens | null) => void;

const listeners = new Set<Listener>();

/** Serves where the browser refuses storage (strict private modes): signed in until the tab is closed. */
let inMemory: Tokens | null = null;

const readStorage = (): Tokens | null => {
  const access = localStorage.getItem(entries.access);
  const refresh = localStorage.getItem(entries.refresh);
  return access ? { access, refresh: refresh ?? '' } : null;
};

export const storedTokens = (): Tokens | null => {
  try {
    return readStorage();
  } catch {
    return inMemory;
  }
};

const write = (tokens: Tokens | null): void => {
  inMemory = tokens;
  try {
    if (tokens) {
      localStorage.setItem(entries.access, tokens.access);
      localStorage.setItem(entries.refresh, tokens.refresh);
      localStorage.setItem(entries.both, JSON.stringify(tokens));
    } else for (const entry of Object.values(entries)) localStorage.removeItem(entry);
  } catch {
    // Memory has them.
  }
};

/** Keeps the tokens, or with null forgets them, and tells whoever listens in this tab; other tabs hear of it too. */
export const storeTokens = (tokens: Tokens | null): void => {
  write(tokens);
  for (const listener of listeners) listener(tokens);
};

/** Calls `listener` when the tokens change, here or in another tab; returns what ends that. */
export const onTokensChange = (listener: Listener): (() => void) => {
  listeners.add(listener);
  const fromOtherTab = (event: StorageEvent) => {
    // A null key means that all of the storage was cleared. The last entry written tells that all are.
    if (event.key === entries.both || event.key === null) listener(storedTokens());
  };
  globalThis.addEventListener?.('storage', fromOtherTab);
  return () => {
    listeners.delete(listener);
    globalThis.removeEventListener?.('storage', fromOtherTab);
  };
};

/** Forgets the tokens of the sign-in that was renewed by this one: where somebody else has signed in meanwhile, theirs stay. */
export const forgetSignIn = (refresh: string | undefined): void => {
  if (storedTokens()?.refresh === refresh) storeTokens(null);
};

/** Calls `changed` when another sign-in stands, or none, here or in another tab. */
export const onSignInChange = (changed: () => void): void => {
  let account = storedTokens()?.refresh;
  onTokensChange((tokens) => {
    if (tokens?.refresh !== account) changed();
    account = tokens?.refresh;
  });
};
