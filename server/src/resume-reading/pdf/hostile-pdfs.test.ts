import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Failure } from '@tandem/domain/errors';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { activeFiles, loops } from '../testing/hostile-pdfs.ts';
import { openPdfReader, type PdfReader } from '../worker/pdf-reader.ts';
import { drawn, writePdf } from '../testing/test-pdf.ts';

const limits = { timeLimitMs: 5_000, memoryLimitMb: 128 };

describe('a PDF file made to harm its reader', () => {
  let reader: PdfReader;

  beforeAll(() => {
    reader = openPdfReader(limits);
  });

  afterAll(() => reader.close());

  const next = async () => (await reader.read(writePdf([drawn('Anna', 50, 60)]))).text;

  it.each(Object.entries(loops))(
    'is read or refused within the limits, and the next one is read: %s',
    async (_, file) => {
      const outcome = await reader.read(file).then(
        () => 'read',
        ({ code }: Failure) => code,
      );
      expect(['read', 'unreadable_pdf']).toContain(outcome);
      expect(await next()).toBe('Anna');
    },
  );
});

describe('a PDF file that asks to be run', () => {
  const called: string[] = [];
  const home = createServer((request, response) => {
    called.push(request.url ?? '');
    response.end();
  });
  let reader: PdfReader;
  let files: Readonly<Record<string, Uint8Array>>;

  beforeAll(async () => {
    await new Promise<void>((resolve) => home.listen(0, '127.0.0.1', resolve));
    files = activeFiles(`http://127.0.0.1:${(home.address() as AddressInfo).port}`);
    reader = openPdfReader(limits);
  });

  afterAll(async () => {
    await reader.close();
    home.close();
  });

  it('is read for its text, and nothing of it runs or calls anybody', async () => {
    const texts: Record<string, string> = {};
    for (const [name, file] of Object.entries(files)) texts[name] = (await reader.read(file)).text;
    expect(texts).toEqual(
      Object.fromEntries(Object.keys(files).map((name) => [name, 'Anna Roux'])),
    );
    expect(called).toEqual([]);
  });
});
