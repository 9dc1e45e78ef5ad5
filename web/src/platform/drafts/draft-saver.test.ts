import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError, NetworkError } from '../api/errors.ts';
import { DraftSaver } from './draft-saver.ts';
import type { KeptField } from './device-drafts.ts';
import type { DraftAnswer, DraftChange, DraftListener, DraftNews } from './draft-news.ts';

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
  const listener: DraftListener = {
    onNews: (told) => {
      news = told;
    },
    onSaved: () => undefined,
    onClosed: (error) => {
      closed = error;
    },
  };

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
    saver.listen(listener);
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

  it('takes what came although its answer was lost for its own, not for somebody else’s', async () => {
    const lost = (): never => {
      throw new NetworkError('unreachable');
    };
    answer = lost;
    saver.note('siret', '12');
    await vi.advanceTimersByTimeAsync(1000);
    answer = (changes) => {
      const late = changes.filter(({ seen }) => seen === '1');
      const conflicts = late.map(({ key }) => ({ key, value: '12', by: '', at: '' }));
      return { saved: [], conflicts };
    };
    saver.note('siret', '123');
    await vi.advanceTimersByTimeAsync(2000);
    expect(sent.slice(1)).toEqual([
      [{ key: 'siret', value: '123', seen: '1' }],
      [{ key: 'siret', value: '123', seen: '12' }],
    ]);
    expect(news).toMatchObject({ state: 'saved', conflicts: new Map() });
    answer = lost;
    saver.note('siret', '1234');
    await vi.advanceTimersByTimeAsync(1000);
    answer = all;
    // Back to what the server last said: it may have the other by now.
    saver.note('siret', '123');
    await vi.advanceTimersByTimeAsync(1000);
    expect(sent.at(-1)).toEqual([{ key: 'siret', value: '123', seen: '123' }]);
    expect(saver.hasUnsaved).toBe(false);
  });

  it('knows what came for its own also in the tab that follows a killed one', async () => {
    const kept = new Map<string, KeptField | null>();
    const send = async (changes: DraftChange[]) => {
      sent.push(changes);
      return Promise.resolve(answer(changes));
    };
    answer = () => {
      throw new NetworkError('unreachable');
    };
    const onPending = (key: string, field: KeptField | null) => kept.set(key, field);
    const killed = new DraftSaver({ seen: { siret: '1' }, onPending, send });
    killed.note('siret', '12');
    await killed.flush();
    killed.note('siret', '123');
    killed.stop();
    const siret = kept.get('siret') ?? { value: '', seen: '' };
    expect(siret).toEqual({ value: '123', seen: '1', sent: ['12'] });

    answer = all;
    for (const typed of ['12', '123', '1234']) {
      const next = new DraftSaver({ seen: { siret: '12' }, pending: { siret }, send });
      next.note('siret', typed);
      await next.flush();
      expect(sent.at(-1)).toEqual([{ key: 'siret', value: typed, seen: '12' }]);
    }
    const other = new DraftSaver({ seen: { siret: '9' }, pending: { siret }, send });
    await other.flush();
    expect(sent.at(-1)).toEqual([{ key: 'siret', value: '123', seen: '1' }]);
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

  it('keeps a refused field apart from the others, and says that not all is saved', async () => {
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
    expect(news?.state).toBe('unsaved');
    expect(saver.absorb({ siret: '5' })).toEqual({});
    expect([await saver.flush(), saver.hasUnsaved]).toEqual([false, true]);
    answer = all;
    saver.note('siret', '2');
    await vi.advanceTimersByTimeAsync(1000);
    expect([news?.state, news?.faults, saver.hasUnsaved]).toEqual(['saved', {}, false]);
  });

  describe('and has a place on this device', () => {
    let kept: Map<string, unknown>;

    const begin = () => {
      const one = new DraftSaver({
        seen: { siret: '1' },
        pending: Object.fromEntries(kept) as Record<string, KeptField>,
        onPending: (key, field) => {
          if (field) kept.set(key, field);
          else kept.delete(key);
        },
        send: async (changes) => {
          sent.push(changes);
          return answer(changes);
        },
      });
      one.listen(listener);
      return one;
    };

    const type = async (thrown: Error): Promise<DraftSaver> => {
      kept = new Map();
      answer = () => {
        throw thrown;
      };
      const one = begin();
      one.note('siret', '2');
      one.note('phone', '06');
      await one.flush();
      one.stop();
      return one;
    };

    const typed = { siret: { value: '2', seen: '1' }, phone: { value: '06', seen: '' } };
    const refusal = (status: number, code: string, fields = {}) =>
      new ApiError({ status, code, message: '', fields });

    it.each([
      ['no network', new NetworkError('offline'), 'waiting'],
      ['a server that is busy', refusal(429, 'too_many_requests'), 'waiting'],
      ['a server that is broken', refusal(503, 'internal'), 'waiting'],
      ['a line that is too slow', refusal(408, 'malformed_request'), 'waiting'],
      ['a sign-in that has ended', refusal(401, 'not_signed_in'), 'unsaved'],
      ['a second factor that lacks', refusal(403, 'second_factor_missing'), 'unsaved'],
      ['what is too large as a whole', refusal(413, 'too_large'), 'unsaved'],
      ['what names no field', refusal(400, 'invalid_input', { _: 'Non.' }), 'unsaved'],
      ['a 404 of something on the way', refusal(404, 'internal'), 'unsaved'],
    ] as const)('keeps all of it for %s, and goes on with it later', async (_, error, state) => {
      const before = await type(error);
      expect([news?.state, before.hasPending, closed]).toEqual([state, true, undefined]);
      expect(Object.fromEntries(kept)).toMatchObject(typed);
      answer = all;
      await begin().flush();
      expect(sent.at(-1)).toHaveLength(2);
      expect([news?.state, kept.size]).toEqual(['saved', 0]);
    });

    it('keeps the field that is refused by its place, and saves the others', async () => {
      const one = await type(refusal(400, 'invalid_input', { 'changes.0.value': 'Trop long.' }));
      answer = all;
      await one.flush();
      expect(sent.at(-1)).toEqual([{ key: 'phone', value: '06', seen: '' }]);
      expect(news).toMatchObject({ state: 'unsaved', faults: { siret: 'Trop long.' } });
      expect(Object.fromEntries(kept)).toEqual({ siret: typed.siret });
      await one.forget();
      expect(kept.size).toBe(0);
    });

    it.each([
      ['is gone', refusal(404, 'not_found')],
      ['has changed', refusal(409, 'move_closed')],
    ])('keeps nothing of what %s, and goes on saying so', async (_, error) => {
      const one = await type(error);
      expect([news?.state, closed, kept.size]).toEqual(['unsaved', error, 0]);
      expect([await one.flush(), news?.state, one.hasUnsaved]).toEqual([false, 'unsaved', true]);
      answer = all;
      for (const key of ['siret', 'phone']) one.note(key, '07');
      expect([await one.flush(), news?.state, one.hasUnsaved]).toEqual([true, 'saved', false]);
    });
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
