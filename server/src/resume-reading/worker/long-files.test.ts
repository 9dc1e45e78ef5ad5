import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, it } from 'vitest';
import { drawn, writePdf } from '../testing/test-pdf.ts';
import { formsInForms } from '../testing/hostile-pdfs.ts';
import { firstFile } from './first-file.ts';
import { openLongTurn } from './long-turn.ts';
import { openRecogniser } from './recognise-scans.ts';
import { openPdfReader, type PdfReader } from './pdf-reader.ts';
import { sliceOf } from './reading-turns.ts';
import { openWarmWorker, runTask, type GivesWay } from './warm-worker.ts';

let reader: PdfReader | undefined;
afterEach(async () => {
  await reader?.close();
});

/** A printed page as a scanner gives it. */
const scan = readFileSync(new URL('../../testing/files/scan.png', import.meta.url));
const resume = writePdf([drawn('Anaïs O’Brien', 50, 60)]);
/** Draws nothing in so many steps, then a word. */
const stepsOf = (steps: number, pages = 1): Uint8Array => {
  const page = 'q 1 0 0 1 0 0 cm Q\n'.repeat(steps) + drawn('Fin', 50, 60);
  return writePdf(Array<string>(pages).fill(page), { compress: true });
};

describe('a file that takes long', () => {
  it('lets others be read as soon as they wait, however many people send one', async () => {
    reader = openPdfReader({
      sliceMs: 50,
      sliceFiles: 0,
      mostWrittenMb: Infinity,
      timeLimitMs: 60_000,
      waitLimitMs: 600_000,
    });
    const greedy = stepsOf(3_000_000);
    const ended: string[] = [];
    const all = ['a', 'b'].map(async (person) => {
      await reader?.read(greedy, person).catch(() => undefined);
      ended.push(person);
    });
    expect((await reader.read(resume, 'other')).text).toBe('Anaïs O’Brien');
    // Whoever sent one comes after the others now.
    const again = reader.read(greedy, 'a').catch(() => ended.push('again'));
    expect((await reader.read(resume, 'other')).text).toBe('Anaïs O’Brien');
    expect(ended).toEqual([]);
    await reader.close();
    await Promise.all([...all, again]);
  });

  it('is left in the middle without its thread, which reads the next one', async () => {
    const worker = openWarmWorker(256, () => [], { readsFirst: true });
    const thread = await worker.ready();
    const limits = { timeLimitMs: 60_000, waitLimitMs: 600_000, memoryLimitMb: 256 };
    const read = (bytes: Uint8Array, givesWay: GivesWay) => {
      const wanted = { fieldsOn: null, form: null, uprightMs: null, mostWritten: null };
      const unseen = { recogniseMs: null, withTexts: false, codesAlone: false, isDrawing: null };
      const file = { bytes: new Uint8Array(bytes), type: 'pdf', maxPages: 50 } as const;
      return runTask(thread, { ...file, ...wanted, ...unseen }, limits, givesWay);
    };
    const greedy = stepsOf(100_000, 40);
    expect(await read(greedy, ({ computed }) => computed > 100)).toBe('stopped');
    expect(await read(resume, () => false)).toMatchObject({ read: { text: 'Anaïs O’Brien' } });
    expect(await worker.ready()).toBe(thread);
    await worker.stop();
  });

  it('by what is written in it makes way before it has computed at all, and only then', async () => {
    reader = openPdfReader({ sliceMs: 600_000, timeLimitMs: 60_000, waitLimitMs: 600_000 });
    const ended: string[] = [];
    const first = reader.read(resume, 'first');
    const greedy = ['a', 'b', 'c'].map(async (person) => {
      await reader?.read(stepsOf(3_000_000), person).catch(() => undefined);
      ended.push(person);
    });
    const other = await reader.read(resume, 'other');
    expect([(await first).text, other.text]).toEqual(['Anaïs O’Brien', 'Anaïs O’Brien']);
    expect(ended).toEqual([]);
    // Whose file has not kept anybody waiting is in turn as before with the next.
    expect((await reader.read(resume, 'a')).text).toBe('Anaïs O’Brien');
    expect(ended).toEqual([]);
    await reader.close();
    await Promise.all(greedy);
  });

  it('and much memory waits on a small server until a photograph is recognised', async () => {
    reader = openPdfReader({ isSparing: true, memoryLimitMb: 120, timeLimitMs: 60_000 });
    const order: string[] = [];
    const photograph = reader
      .readFields(scan, new Date(2026, 2, 15), 'a')
      .then(() => order.push('photograph'));
    const { text } = await reader.read(stepsOf(800_000), 'b');
    order.push('file');
    await photograph;
    expect([text, order]).toEqual(['Fin', ['photograph', 'file']]);
  });

  it('and that nobody waits for makes way for whoever does', async () => {
    const longTurn = openLongTurn();
    const limits = { isSparing: false, drawingMs: 60_000, beginningMs: 60_000 };
    const recogniser = openRecogniser(() => [], longTurn, limits);
    const order: string[] = [];
    const stopping = new AbortController();
    const stored = recogniser
      .readText(formsInForms, 600_000, stopping.signal)
      .then((text) => order.push(`stored: ${text}`));
    await longTurn.take({ key: 'a', first: true }, async () => order.push('photograph'));
    stopping.abort();
    await stored;
    expect(order).toEqual(['photograph', 'stored: null']);
    await recogniser.close();
  });

  it('is told by what an ordinary one takes on this machine, in a thread that has read one', async () => {
    reader = openPdfReader({ sliceMs: 50, sliceFiles: 10_000, timeLimitMs: 60_000 });
    const order: string[] = [];
    const long = reader.read(stepsOf(200_000), 'a').then(() => order.push('long'));
    const { text } = await reader.read(firstFile(), 'other');
    order.push('ordinary');
    await long;
    expect([order, text]).toEqual([['long', 'ordinary'], expect.stringContaining('nom@exemple')]);
    expect(sliceOf({ sliceMs: 300, sliceFiles: 1.5 }, 40)).toBe(300);
  });

  it('is read whole after those for whom it made way', async () => {
    reader = openPdfReader({ sliceMs: 50, sliceFiles: 0 });
    const order: string[] = [];
    const long = reader.read(stepsOf(200_000), 'a').then(({ text }) => {
      order.push('long');
      return text;
    });
    await reader.read(resume, 'other');
    order.push('resume');
    expect(await long).toBe('Fin');
    expect(order).toEqual(['resume', 'long']);
  });
});
