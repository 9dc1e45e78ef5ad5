import type { ContractKey } from '@tandem/contract';
import { onSignInChange, storedTokens } from '../session/sign-in-tokens.ts';

/**
 * What candidates and companies read of their own, whatever it is asked with: the session, homes, matches and what is opened of
 * them, meetings, forum days, needs, and the lists that these are shown with. Sheets as well: whoever saves one that somebody
 * has changed since is told by the server. What is left out, and why, stands in the test.
 */
const kept: ReadonlySet<ContractKey> = new Set([
  'GET /user/',
  'GET /applicant/info/',
  'GET /company/info/',
  'GET /follow-up/own/',
  'GET /notifications/',
  'GET /match_cards/',
  'GET /kept_enrolments/',
  'GET /match_marks/',
  'GET /matches/{id}/',
  'GET /matches/{id}/explanation/',
  'GET /matches/{id}/meetings/',
  'GET /matches/{id}/messages/',
  'GET /matches/{id}/shares/',
  'GET /chances/',
  'GET /chances/changes/',
  'GET /need_chances/',
  'GET /offers/{id}/chances/changes/',
  'GET /meetings/',
  'GET /forums/',
  'GET /forums/{id}/',
  'GET /offers/',
  'GET /applicants/registration/',
  'GET /company/',
  'GET /formations/',
  'GET /school_years/',
  'GET /sector/',
  'GET /company/sizes/',
  'GET /company/workforce/',
  'GET /privacy/',
]);

const prefix = 'kept:';
const ownerEntry = `${prefix}owner`;
/** How many answers a device keeps besides who is signed in, and how long one may be, in characters. */
const most = 120;
const longest = 400_000;

interface KeptAnswer {
  at: number;
  text: string;
}

const own = (): string[] =>
  Object.keys(localStorage).filter((entry) => entry.startsWith(prefix) && entry !== ownerEntry);

/** An entry is its moment, then the text: the moment is read without the text. */
const readKept = (entry: string): KeptAnswer | null => {
  const kept = localStorage.getItem(entry) ?? '';
  const end = kept.indexOf('\n');
  if (end < 0) return null;
  return { at: Number(kept.slice(0, end)), text: kept.slice(end + 1) };
};

/** Drops all that was kept. */
export const forgetAnswers = (): void => {
  try {
    for (const entry of [...own(), ownerEntry]) localStorage.removeItem(entry);
  } catch {
    // Nothing was kept.
  }
};

/** What belongs to a sign-in that is no longer, as after a browser that was killed, is dropped before it is read. */
const isOwners = (): boolean => {
  const refresh = storedTokens()?.refresh;
  if (!refresh) return false;
  if (localStorage.getItem(ownerEntry) === refresh.slice(-24)) return true;
  forgetAnswers();
  localStorage.setItem(ownerEntry, refresh.slice(-24));
  return true;
};

onSignInChange(forgetAnswers);

const entryOf = (address: string): string => `${prefix}${address}`;

const userEntry = (): string => entryOf(`${location.origin}/api/user/`);

/** The staff's lists are of everybody: nothing of theirs is kept. */
const isStaff = (text: string): boolean => /"is_(staff|superuser)":true/.test(text);

/** Who is signed in stays: it says whether anything may be kept. */
const oldestFirst = (): string[] =>
  own()
    .filter((entry) => entry !== userEntry())
    .map((entry) => ({ entry, at: readKept(entry)?.at ?? 0 }))
    .toSorted((one, other) => one.at - other.at)
    .map(({ entry }) => entry);

const makeRoom = (): void => {
  const tooMany = own().length - 1 - most;
  if (tooMany <= 0) return;
  for (const entry of oldestFirst().slice(0, tooMany)) localStorage.removeItem(entry);
};

const fits = (entry: string, text: string): boolean => {
  try {
    localStorage.setItem(entry, text);
    return true;
  } catch {
    return false;
  }
};

const lengthOf = (entry: string): number => localStorage.getItem(entry)?.length ?? 0;

/** Where the browser's room is full, the oldest answers go; none does where that would not be enough. */
const put = (entry: string, text: string): void => {
  if (fits(entry, text)) return;
  const others = oldestFirst().filter((other) => other !== entry);
  const room = others.reduce((sum, other) => sum + lengthOf(other), lengthOf(entry));
  if (room < text.length) return;
  for (const other of others) {
    localStorage.removeItem(other);
    if (fits(entry, text)) return;
  }
};

/** Whether what a call answers is of the reader's own, and worth keeping. */
export const isKept = (key: ContractKey): boolean => kept.has(key);

/** Keeps an answer of the reader's own on this device until the sign-out, to be read without a network. */
export const keepAnswer = (
  key: ContractKey,
  address: string,
  text: string,
  now = Date.now(),
): void => {
  if (!isKept(key) || text.length > longest) return;
  try {
    if (!isOwners()) return;
    const user = readKept(userEntry())?.text;
    if (isStaff(key === 'GET /user/' ? text : (user ?? '"is_staff":true'))) return;
    put(entryOf(address), `${now}\n${text}`);
    makeRoom();
  } catch {
    // A browser that keeps nothing, or no more, asks again.
  }
};

/** The last answer from an address, and when it came; null where none was kept. */
export const keptAnswer = (address: string): KeptAnswer | null => {
  try {
    return isOwners() ? readKept(entryOf(address)) : null;
  } catch {
    return null;
  }
};
