import { expect, test } from 'vitest';
import { picturesToPdf } from './pictures-to-pdf.ts';

test('every object of the file stands where its table says, and each page is turned as its picture', () => {
  const page = (width: number, height: number) => ({ width, height, jpeg: new Uint8Array(99) });
  const file = Buffer.from(picturesToPdf([page(30, 40), page(50, 40), page(8, 8)])).toString(
    'latin1',
  );
  expect([...file.matchAll(/MediaBox \[([\d ]+)\]/g)].map(([, box]) => box)).toEqual([
    '0 0 595 842',
    '0 0 842 595',
    '0 0 595 842',
  ]);
  const start = Number(/startxref\n(\d+)/.exec(file)?.[1]);
  expect(file.slice(start, start + 4)).toBe('xref');
  const offsets = [...file.slice(start).matchAll(/(\d{10}) 00000 n/g)].map(([, at]) => Number(at));
  expect(offsets).toHaveLength(11);
  for (const [at, offset] of offsets.entries())
    expect(file.slice(offset, offset + 8)).toContain(`${at + 1} 0 obj`);
});
