// @vitest-environment happy-dom
import { contract, type ContractKey } from '@tandem/contract';
import type { Role } from '@tandem/domain/accounts/roles';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { addressOf } from '../api/requests.ts';
import { storeTokens } from '../session/sign-in-tokens.ts';
import { isKept, keepAnswer, keptAnswer } from './kept-answers.ts';

const at = (path: string): string => `${location.origin}/api${path}`;
const cards = '[{"id":1}]';
const own = '{"user":{"is_staff":false,"is_superuser":false}}';

const signIn = (refresh: string, user = own): void => {
  storeTokens({ access: 'a', refresh });
  keepAnswer('GET /user/', at('/user/'), user);
};

afterEach(() => {
  vi.unstubAllGlobals();
});

beforeEach(() => {
  storeTokens(null);
  localStorage.clear();
});

test('what somebody reads of their own is there without a network, with its time', () => {
  signIn('of Zoé');
  keepAnswer('GET /match_cards/', at('/match_cards/'), cards, 5);
  expect(keptAnswer(at('/match_cards/'))).toEqual({ at: 5, text: cards });
});

test('a new access token leaves it, a sign-out or another account drops it', () => {
  for (const [next, kept] of [
    [{ access: 'b', refresh: 'of Zoé' }, true],
    [null, false],
    [{ access: 'b', refresh: 'of Max' }, false],
  ] as const) {
    signIn('of Zoé');
    keepAnswer('GET /match_cards/', at('/match_cards/'), cards);
    storeTokens(next);
    expect(keptAnswer(at('/match_cards/')) !== null).toBe(kept);
  }
});

test('of too many the oldest make room', () => {
  signIn('of Zoé');
  for (let id = 1; id <= 130; id += 1)
    keepAnswer('GET /matches/{id}/', at(`/matches/${id}/`), `${id}\n`, Date.now() + id);
  expect(keptAnswer(at('/matches/1/'))).toBeNull();
  expect(keptAnswer(at('/matches/130/'))?.text).toBe('130\n');
  expect(Object.keys(localStorage).filter((entry) => entry.startsWith('kept:http'))).toHaveLength(
    121,
  );
});

/** A browser's storage with room for 5,000 letters; its entries are its own properties, as of any. */
class SmallStorage {
  [entry: string]: unknown;
  getItem(name: string) {
    return Object.hasOwn(this, name) ? this[name] : null;
  }
  setItem(name: string, text: string) {
    const others = Object.keys(this).filter((entry) => entry !== name);
    const used = others.reduce((sum, entry) => sum + String(this[entry]).length, text.length);
    if (used > 5000) throw new DOMException('Full', 'QuotaExceededError');
    this[name] = text;
  }
  removeItem(name: string) {
    delete this[name];
  }
}

test('where the browser has no more room the oldest go, unless that would not do', () => {
  vi.stubGlobal('localStorage', new SmallStorage());
  signIn('of Zoé');
  const keep = (id: number, length: number) =>
    keepAnswer('GET /matches/{id}/', at(`/matches/${id}/`), 'x'.repeat(length), id);
  const isThere = (id: number) => keptAnswer(at(`/matches/${id}/`)) !== null;
  keep(1, 2000);
  keep(2, 2000);
  keep(3, 2000);
  expect([1, 2, 3].map(isThere)).toEqual([false, true, true]);
  keep(4, 6000);
  expect([2, 3, 4].map(isThere)).toEqual([true, true, false]);
});

test('what another sign-in left behind is not read', () => {
  signIn('of Zoé');
  keepAnswer('GET /match_cards/', at('/match_cards/'), cards);
  localStorage.setItem('kept:owner', 'somebody else');
  expect(keptAnswer(at('/match_cards/'))).toBeNull();
});

const reads = (role: Role, key: ContractKey): boolean =>
  key.startsWith('GET ') && (contract[key].roles as readonly Role[]).includes(role);

const bySecret = 'its address holds a secret, and leads somebody without an account';
const changed = 'is changed there, not looked up; what is on show must be what holds';
const ofContract = 'nothing of a contract file lies on a device (decision 0037)';
const asksServer = 'comes before something that cannot be done without the server';
const noScreen = 'no screen of theirs asks for it';
const asOneTypes = 'proposals as one types';
const parts = 'each of its parts is kept as the answer of its own address';
const file = 'a file, to be saved where one wants it';

/** What candidates and companies may read and a device does not keep, and why. */
const leftOut: Readonly<Partial<Record<ContractKey, string>>> = {
  'GET /user/info/': noScreen,
  'GET /own_frame/': parts,
  'GET /match_frame/{id}/': parts,
  'GET /matches/': noScreen,
  'GET /sessions/': noScreen,
  'GET /applicants/registration/{applicantId}/': noScreen,
  'GET /health/': noScreen,
  'GET /health/live/': noScreen,
  'GET /health/ready/': noScreen,
  'GET /sign-ins/': changed,
  'GET /second-factor/': changed,
  'GET /passkeys/': changed,
  'GET /calendar-address/': changed,
  'GET /alerts/': changed,
  'GET /account-deletion/': changed,
  'GET /token/link/': 'whether one may sign in so, asked by those who are not signed in',
  'GET /temp-applicants/{token}/': bySecret,
  'GET /temp-companies/{token}/': bySecret,
  'GET /company_test/{token}/': bySecret,
  'GET /calendars/{token}/': bySecret,
  'GET /contract/part-links/{token}/': bySecret,
  'GET /contract/signing-links/{token}/': bySecret,
  'GET /contract/signing-links/{token}/amendment/': bySecret,
  'GET /confirmations/{token}/': bySecret,
  'GET /shares/{token}/': bySecret,
  'GET /shares/{token}/resume/': bySecret,
  'GET /messages/less/{token}/': bySecret,
  'GET /contract/file/{matchId}/': ofContract,
  'GET /contract/file/{matchId}/progress/': ofContract,
  'GET /contract/file/{matchId}/parts/': ofContract,
  'GET /contract/file/{matchId}/export/': ofContract,
  'GET /contract/file/{matchId}/sheet/': ofContract,
  'GET /contract/file/{matchId}/official-form/': ofContract,
  'GET /contract/file/{matchId}/amendments/': ofContract,
  'GET /contract/file/{matchId}/amendments/{number}/sheet/': ofContract,
  'GET /contract/file/{matchId}/bundle/': ofContract,
  'GET /contract/file/{matchId}/agreement/': ofContract,
  'GET /contract/note/{matchId}/': ofContract,
  'GET /contract/note/{matchId}/nir/': ofContract,
  'GET /contract/note/{matchId}/known/': ofContract,
  'GET /contract/own-part/{matchId}/': ofContract,
  'GET /contract/scans/{id}/': ofContract,
  'GET /contract/figures/': 'rates of pay, which a new decree changes',
  'GET /applicant_test/':
    'a test is sent whole: one that begins with old answers would put them back',
  'GET /applicant_test/metadata/': 'the questions, without the answers that are left out',
  'GET /company_test/metadata/': 'the questions of a test that is reached by a link',
  'GET /offers/{id}/': 'a correction of a need begins with what is there now',
  'GET /choices/': 'choices of the form of a need, which begins with what is there now',
  'GET /educational-level-choices/': 'the same',
  'GET /offers/{id}/waiting/': asksServer,
  'GET /drafts/': 'what is typed lies on the device by itself (device-drafts)',
  'GET /drafts/{form}/': 'the same',
  'GET /skills/': asOneTypes,
  'GET /communes/': asOneTypes,
  'GET /download/{filename}/': 'a resume: a file of somebody else, of up to 10 MB',
  'GET /meetings/{id}/entry/': file,
  'GET /own-data/': file,
};

test('all that candidates and companies read is kept, or left out for a reason', () => {
  const theirs = (Object.keys(contract) as ContractKey[]).filter(
    (key) => reads('applicant', key) || reads('company', key),
  );
  for (const key of theirs) expect([key, isKept(key)]).toEqual([key, leftOut[key] === undefined]);
  expect(Object.keys(leftOut).filter((key) => !theirs.includes(key as ContractKey))).toEqual([]);
});

test('what is asked with a query is there for that query', () => {
  signIn('of Zoé');
  for (const when of ['coming', 'past']) {
    const address = addressOf('GET /meetings/', { query: { when, limit: 21 } });
    keepAnswer('GET /meetings/', address, when);
    expect(keptAnswer(address)?.text).toBe(when);
  }
  expect(
    keptAnswer(addressOf('GET /meetings/', { query: { when: 'coming', limit: 41 } })),
  ).toBeNull();
});

test('nothing of the staff is kept, nor what is left out or nobody is signed in for', () => {
  signIn('of the centre', '{"user":{"is_staff":true,"is_superuser":false}}');
  keepAnswer('GET /match_cards/', at('/match_cards/'), cards);
  expect(keptAnswer(at('/match_cards/'))).toBeNull();
  signIn('of Zoé');
  keepAnswer('GET /download/{filename}/', at('/download/cv.pdf/'), cards);
  keepAnswer('GET /own-data/', at('/own-data/'), cards);
  storeTokens(null);
  keepAnswer('GET /match_cards/', at('/match_cards/'), cards);
  expect(Object.keys(localStorage).filter((entry) => entry.startsWith('kept:http'))).toEqual([]);
});
