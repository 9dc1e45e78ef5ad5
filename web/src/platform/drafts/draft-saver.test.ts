import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError, NetworkError } from '../api/errors.ts';
import { DraftSaver, type DraftAnswer, type DraftChange, type DraftNews } from './draft-saver.ts';

const all = (changes: DraftChange[]): DraftAnswer => ({
  saved: changes.map(({ key }) => key),
  conflicts: [],
});

describe('a draft that saves itself', () => {
  let sent: DraftChange[][];
  let answer: (changes: DraftChange[]) => DraftAnswer;
  let delay: Promise<void> | undefined;
  let news: DraftNews | undefined;
  let closed: unknown;
  let saver: DraftSaver;

  beforeEach(() => {
    vi.useFakeTimers();
    sent = [];
    answer = all;
    delay = undefined;
    closed = undefined;
    saver = new DraftSaver({
      seen: { siret: '1' },
      send: async (changes) => {
        sent.push(changes);
        await delay;
        return answer(changes);
      },
    });
    saver.listen({
      onNews: (told) => {
        news = told;
      },
      onSaved: () => undefined,
      onClosed: (error) => {
        closed = error;
      },
    });
  });

  afterEach(() => {
    vi.useRealTimers();
  });

  it('saves once, a moment after the last key, with what was seen', async () => {
    saver.note('siret', '12');
    saver.note('siret', '123 ');
    saver.note('phone', '06');
    expect(news?.state).toBe('saving');
    await vi.advanceTimersByTimeAsync(1000);
    expect(sent).toEqual([
      [
        { key: 'siret', value: '123', seen: '1' },
        { key: 'phone', value: '06', seen: '' },
      ],
    ]);
    expect(news?.state).toBe('saved');
    saver.note('siret', '1234');
    await saver.flush();
    expect(sent.at(-1)).toEqual([{ key: 'siret', value: '1234', seen: '123' }]);
  });

  it('saves a field that one has left, however fast one types on in the next', async () => {
    for (const key of ['siret', 'phone', 'email', 'address']) {
      saver.note(key, key);
      await vi.advanceTimersByTimeAsync(500);
    }
    expect(sent.map((changes) => changes.map(({ key }) => key))).toEqual([
      ['siret', 'phone'],
      ['email', 'address'],
    ]);
  });

  it('waits for the network, and loses nothing', async () => {
    answer = () => {
      throw new NetworkError('offline');
    };
    saver.note('siret', '2');
    await vi.advanceTimersByTimeAsync(1000);
    expect([news?.state, saver.hasPending]).toEqual(['waiting', true]);
    answer = all;
    await vi.advanceTimersByTimeAsync(10_000);
    expect([news?.state, saver.hasPending]).toEqual(['saved', false]);
  });

  it('tries again with the next key, whichever field was typed in while a save failed', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    delay = promise;
    answer = () => {
      throw new NetworkError('timeout');
    };
    saver.note('siret', '2');
    await vi.advanceTimersByTimeAsync(1000);
    saver.note('phone', '06');
    resolve();
    await vi.advanceTimersByTimeAsync(10);
    expect(news?.state).toBe('waiting');
    answer = all;
    saver.note('email', 'lea@exemple.example');
    await vi.advanceTimersByTimeAsync(1000);
    expect([news?.state, saver.hasPending]).toEqual(['saved', false]);
  });

  it('tells what somebody else wrote, and lets one choose', async () => {
    const theirs = { key: 'siret', value: '9', by: 'staff', at: '2026-09-01T08:00:00Z' };
    answer = () => ({ saved: [], conflicts: [theirs] });
    saver.note('siret', '2');
    await vi.advanceTimersByTimeAsync(1000);
    expect(news?.conflicts.get('siret')).toEqual(theirs);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sent).toHaveLength(1);
    answer = all;
    saver.settle('siret', 'mine');
    await vi.advanceTimersByTimeAsync(10);
    expect(sent.at(-1)).toEqual([{ key: 'siret', value: '2', seen: '9' }]);
  });

  it('gives way to the other where one chooses so', async () => {
    answer = () => ({ saved: [], conflicts: [{ key: 'siret', value: '9', by: '', at: '' }] });
    saver.note('siret', '2');
    await vi.advanceTimersByTimeAsync(1000);
    saver.settle('siret', 'theirs');
    await vi.advanceTimersByTimeAsync(1000);
    expect([sent.length, saver.hasPending]).toEqual([1, false]);
  });

  it('keeps a refused field apart from the others', async () => {
    answer = (changes) => {
      if (changes.some(({ key }) => key === 'siret'))
        throw new ApiError({
          status: 400,
          code: 'invalid_input',
          message: '',
          fields: { siret: 'Non.' },
        });
      return all(changes);
    };
    saver.note('siret', '');
    saver.note('phone', '06');
    await vi.advanceTimersByTimeAsync(2000);
    expect(news?.faults).toEqual({ siret: 'Non.' });
    expect(sent.at(-1)).toEqual([{ key: 'phone', value: '06', seen: '' }]);
  });

  it('says when the match has changed', async () => {
    const gone = new ApiError({ status: 409, code: 'move_closed', message: '' });
    answer = () => {
      throw gone;
    };
    saver.note('siret', '2');
    await vi.advanceTimersByTimeAsync(1000);
    expect([closed, saver.hasPending]).toEqual([gone, false]);
  });

  it('tells what only this device has, and goes on with it later', async () => {
    const kept = new Map<string, unknown>();
    const onPending = (key: string, field: unknown) => {
      if (field) kept.set(key, field);
      else kept.delete(key);
    };
    const begin = (pending = {}) =>
      new DraftSaver({
        seen: { siret: '1' },
        pending,
        onPending,
        send: async (changes) => {
          sent.push(changes);
          return answer(changes);
        },
      });
    answer = () => {
      throw new NetworkError('offline');
    };
    const before = begin();
    before.note('siret', '2');
    await before.flush();
    before.stop();
    expect(Object.fromEntries(kept)).toEqual({ siret: { value: '2', seen: '1' } });
    answer = all;
    await begin(Object.fromEntries(kept)).flush();
    expect(sent.at(-1)).toEqual([{ key: 'siret', value: '2', seen: '1' }]);
    expect(kept.size).toBe(0);
  });

  it('lets nothing leave that was sent otherwise', async () => {
    saver.note('siret', '2');
    await saver.forget();
    await vi.advanceTimersByTimeAsync(20_000);
    expect([sent, saver.hasPending]).toEqual([[], false]);
  });

  it('takes what another tab has saved, save where one is typing', () => {
    saver.note('phone', '06');
    expect(saver.absorb({ siret: '5', phone: '07' })).toEqual({ siret: '5' });
    expect(saver.absorb({ siret: '5' })).toEqual({});
  });
});
