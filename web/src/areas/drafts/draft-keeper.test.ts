// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DraftKeeper } from './draft-keeper.ts';
import { readDraft, unreadDraft, type LoadedDraft } from './read-draft.ts';

const answers =
  (status: number, body: unknown = {}) =>
  () =>
    Promise.resolve(new Response(JSON.stringify(body), { status }));
const noNetwork = () => Promise.reject(new TypeError('Failed to fetch'));

const kept = (typed: Record<string, string>): LoadedDraft => ({
  typed,
  saved_at: '2026-11-29T08:00:00.000Z',
});

let shown: { fresh: Readonly<Record<string, string>>; atLast: boolean }[];

const begin = (draft: LoadedDraft): DraftKeeper => {
  const keeper = new DraftKeeper({
    form: 'need',
    owner: 'zoe@exemple.fr',
    draft,
    initial: { title: '', place: 'Lyon' },
  });
  keeper.onRead((read) => shown.push(read));
  return keeper;
};

beforeEach(() => {
  shown = [];
  localStorage.clear();
});

afterEach(() => {
  vi.unstubAllGlobals();
});

test.each([
  ['no network', noNetwork, true],
  ['a server that is broken', answers(502), true],
  ['a record that is gone', answers(404, { code: 'not_found', message: '' }), undefined],
  ['nothing', answers(200, { typed: {}, saved_at: null }), undefined],
] as const)(
  'a draft that was not read is not one that is not there: %s',
  async (_, answer, unread) => {
    vi.stubGlobal('fetch', vi.fn<typeof fetch>(answer));
    expect(await readDraft('need')).toMatchObject({ typed: {}, saved_at: null });
    expect((await readDraft('need')).unread).toBe(unread);
  },
);

test('a form whose draft was not read is not sent before it is, and shows it first', async () => {
  const keeper = begin(unreadDraft);
  keeper.saver.note('title', 'Vendeur');
  vi.stubGlobal('fetch', vi.fn<typeof fetch>(noNetwork));
  expect([await keeper.hold(), keeper.unread, shown]).toEqual([false, true, []]);
  vi.stubGlobal(
    'fetch',
    vi.fn<typeof fetch>(answers(200, kept({ title: 'Boulanger', place: 'Brest' }))),
  );
  expect([await keeper.hold(), keeper.unread]).toEqual([false, false]);
  // What is typed in stays, to be settled with what the server has.
  expect(shown).toEqual([{ fresh: { place: 'Brest' }, atLast: true }]);
  expect(keeper.savedAt).toBe('2026-11-29T08:00:00.000Z');
  expect(await keeper.hold()).toBe(true);
  keeper.saver.stop();
});

test('a form without a draft is sent at once, read late or not', async () => {
  const asked = vi.fn<typeof fetch>(answers(200, { typed: {}, saved_at: null }));
  vi.stubGlobal('fetch', asked);
  expect(await begin({ typed: {}, saved_at: null }).hold()).toBe(true);
  expect(asked).not.toHaveBeenCalled();
  expect(await begin(unreadDraft).hold()).toBe(true);
});

test('a reading that is under way when it is to be sent counts as the look before', async () => {
  const keeper = begin(unreadDraft);
  const line = Promise.withResolvers<Response>();
  vi.stubGlobal(
    'fetch',
    vi.fn<typeof fetch>(async () => (await line.promise).clone()),
  );
  const reading = keeper.reread();
  const held = keeper.hold();
  line.resolve(new Response(JSON.stringify(kept({ place: 'Brest' }))));
  expect([await reading, await held, keeper.unread]).toEqual([true, false, false]);
  expect(shown).toEqual([{ fresh: { place: 'Brest' }, atLast: true }]);
  expect(await keeper.hold()).toBe(true);
});

test('who goes on without a draft that is not read sends what is typed', async () => {
  const keeper = begin(unreadDraft);
  keeper.saver.note('title', 'Vendeur');
  const line = Promise.withResolvers<Response>();
  vi.stubGlobal(
    'fetch',
    vi.fn<typeof fetch>(() => line.promise),
  );
  const reading = keeper.reread();
  keeper.goOnWithout();
  expect([await keeper.hold(), keeper.saver.hasPending]).toEqual([true, true]);
  // What arrives while it is sent is put into no field.
  line.resolve(new Response(JSON.stringify(kept({ place: 'Brest' }))));
  expect([await reading, shown]).toEqual([false, []]);
});
