// @vitest-environment happy-dom
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useJoining } from './use-joining.ts';

const photograph = (name: string) => new File([Uint8Array.of(0xff, 0xd8, 0xff)], name);

/** Until they are let go, pictures whose name begins so are being opened. */
let gates: Record<string, PromiseWithResolvers<void>>;

beforeEach(() => {
  gates = { a: Promise.withResolvers(), b: Promise.withResolvers() };
  // This browser draws nothing: a picture is drawn as its name.
  vi.stubGlobal('createImageBitmap', async ({ name }: File) => {
    await gates[name.charAt(0)]?.promise;
    return { name, width: 30, height: 40, close: () => undefined };
  });
  let drawn = '';
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({
    fillRect: () => undefined,
    drawImage: ({ name }: File) => {
      drawn = name;
    },
  } as unknown as null);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((take) =>
    take(new Blob([drawn])),
  );
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const begin = () => {
  const taken: File[] = [];
  const { result } = renderHook(() => useJoining((file) => taken.push(file)));
  const join = (...names: string[]) => {
    const joining = result.current.join(names.map(photograph));
    return act(async () => ({ joining }));
  };
  return { result, taken, join };
};

test('of two choices of photographs the later one counts, whichever is joined first', async () => {
  const { result, taken, join } = begin();
  const first = await join('a1.jpg', 'a2.jpg');
  const second = await join('b1.jpg', 'b2.jpg');
  gates['a']?.resolve();
  expect(await first.joining).toBe(null);
  expect([result.current.isJoining, taken]).toEqual([true, []]);
  gates['b']?.resolve();
  expect(await act(() => second.joining)).toBe(null);
  await waitFor(() => expect(result.current.isJoining).toBe(false));
  expect(taken.map(({ name }) => name)).toEqual(['CV (2 photos).pdf']);
  expect(await taken[0]?.text()).toContain('b1.jpg');
});

test('a single file that is chosen meanwhile stays', async () => {
  const { result, taken, join } = begin();
  const { joining } = await join('a1.jpg', 'a2.jpg');
  const chosen = new File(['%PDF-'], 'cv.pdf');
  act(() => result.current.take(chosen));
  expect(result.current.isJoining).toBe(false);
  gates['a']?.resolve();
  expect([await joining, taken]).toEqual([null, [chosen]]);
});

test('why they are not joined is answered, to be told where they were chosen', async () => {
  const { result, taken } = begin();
  const note = new File(['Zoé'], 'note.txt');
  const why = await act(() => result.current.join([photograph('c.jpg'), note]));
  expect(why).toMatch(/^Plusieurs fichiers à la fois ne peuvent être que des photos/);
  expect([result.current.isJoining, taken]).toEqual([false, []]);
});
