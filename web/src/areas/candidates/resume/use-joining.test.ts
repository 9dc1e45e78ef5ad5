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

/** The head of a JPG file of so many points, which weighs as much as such photographs do. */
const jpegOf = (name: string, width: number, height: number) => {
  const bytes = new Uint8Array(4_000_000);
  bytes.set([0xff, 0xd8, 0xff, 0xe1, 0, 4, 0, 0, 0xff, 0xc0, 0, 17, 8]);
  bytes.set([height >> 8, height & 255, width >> 8, width & 255], 13);
  return new File([bytes], name);
};

test('a photograph of more points than are read is shrunk, any other one stays as it is', async () => {
  const { result, taken } = begin();
  act(() => result.current.take(jpegOf('c48.jpg', 8064, 6048)));
  expect(result.current.isJoining).toBe(true);
  await waitFor(() => expect(taken.map(({ name }) => name)).toEqual(['c48.pdf']));
  expect((await taken[0]?.text())?.slice(0, 5)).toBe('%PDF-');
  const usual = jpegOf('c12.jpg', 4032, 3024);
  act(() => result.current.take(usual));
  await waitFor(() => expect(taken[1]).toBe(usual));
});

test('one that weighs more than a resume may is shrunk; of what is no photograph its weight is said', async () => {
  const { result, taken } = begin();
  expect(await act(() => result.current.join([photograph('c.jpg')]))).toBeNull();
  expect(taken.map(({ name }) => name)).toEqual(['c.pdf']);
  const why = await act(() => result.current.join([new File(['%PDF-1.7'], 'cv.pdf')]));
  expect(why).toMatch(/10/);
});
