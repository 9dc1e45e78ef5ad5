/** By which a link that is opened knows the browser that has asked for it; it opens nothing by itself. */
const entry = 'sign-in-link';
const bytes = 32;

/** Serves where the browser refuses storage: until the page is left. */
let inMemory = '';

/** Empty where this browser has asked for no link. */
export const ownSecret = (): string => {
  try {
    return localStorage.getItem(entry) ?? inMemory;
  } catch {
    return inMemory;
  }
};

/** One for all links that are asked for here: whichever of them comes first opens. */
export const makeOwnSecret = (): string => {
  const before = ownSecret();
  if (before !== '') return before;
  inMemory = Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
  try {
    localStorage.setItem(entry, inMemory);
  } catch {
    // Memory has it.
  }
  return inMemory;
};

/** Once a link has opened the account, what it was known by is of no use. */
export const forgetOwnSecret = (): void => {
  inMemory = '';
  try {
    localStorage.removeItem(entry);
  } catch {
    // Nothing was kept.
  }
};
