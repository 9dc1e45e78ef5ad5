import { expect, test } from 'vitest';
import { openPagePictures } from '../scan/page-raster.ts';
import { decodeFax, type FaxCoding } from './decode-fax.ts';

/** A bar, a disc and a stroke on 64 by 24 points, as libtiff compresses them. */
const compressed = Buffer.from(
  'JqB4b/yKE/yFp4IH4Qfp+n/6eP5V2+FtZDMmUMyGiYYWQ8wYLLmM2BYTUDw3ABAB',
  'base64',
);

/** The same bar, another disc and a stroke in « group 3 », each row's end filled up to a byte. */
const byRuns = Buffer.from(
  'AAHZqAAB2agAAdmoAAHZqAABmCgSAAGYKBIAAZgoEgABmCgSAAGYKNKoAAEsHoABKxAwASsQMAEqCkAAASoKQAABKgpAAAErEDABKxAwASwegAEEqgAB2agAAaZIAAGGtAABNczAAdmo',
  'base64',
);

const bits = (text: string): Buffer =>
  Buffer.from(
    (text.replaceAll(' ', '').match(/.{1,8}/g) ?? []).map((byte) =>
      Number.parseInt(byte.padEnd(8, '0'), 2),
    ),
  );

const rowsOf = (
  picture: Uint8Array,
  width: number,
  height: number,
  coding: FaxCoding,
): string[] => {
  const { grey } = decodeFax(picture, width, height, coding);
  return Array.from({ length: height }, (_, y) =>
    Array.from(grey.subarray(width * y, width * y + width), (light) =>
      light === 0 ? '#' : '.',
    ).join(''),
  );
};

/** A PDF file with the picture on a page of its size, as a scanner writes it; `parameters` say how it is compressed. */
const scanned = (parameters: string, picture = compressed): Uint8Array =>
  new Uint8Array(
    Buffer.from(
      [
        '%PDF-1.4',
        '1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj',
        '2 0 obj << /Type /Pages /Kids [3 0 R] /Count 1 >> endobj',
        '3 0 obj << /Type /Page /Parent 2 0 R /MediaBox [0 0 64 24] /Contents 5 0 R /Resources << /XObject << /Scan 4 0 R >> >> >> endobj',
        `4 0 obj << /Type /XObject /Subtype /Image /Width 64 /Height 24 /BitsPerComponent 1 /ColorSpace /DeviceGray /Filter /CCITTFaxDecode /DecodeParms << ${parameters} /Columns 64 /Rows 24 >> /Length ${picture.length} >> stream`,
        picture.toString('latin1'),
        'endstream endobj',
        '5 0 obj << /Length 27 >> stream',
        'q 64 0 0 24 0 0 cm /Scan Do Q',
        'endstream endobj',
        'trailer << /Root 1 0 R >>',
        '%%EOF',
      ].join('\n'),
      'latin1',
    ),
  );

test('a picture is decoded point by point, whichever of both colours is called black', () => {
  const { grey } = decodeFax(compressed, 64, 24);
  const row = (y: number): string =>
    Array.from(grey.subarray(64 * y, 64 * y + 64), (light) => (light === 0 ? '#' : '.')).join('');
  expect(row(3)).toBe('.'.repeat(64));
  expect(row(4)).toBe(`${'.'.repeat(8)}${'#'.repeat(23)}${'.'.repeat(33)}`);
  expect(row(13)).toBe(`${'.'.repeat(34)}${'#'.repeat(25)}${'.'.repeat(5)}`);
  expect(row(22)).toBe(`####${'.'.repeat(60)}`);
});

test('what ends early or is no picture stays white, and ends', () => {
  const half = decodeFax(compressed.subarray(0, 24), 64, 24).grey;
  expect([half[64 * 4 + 20], half[64 * 20 + 20]]).toEqual([0, 255]);
  const noise = Buffer.alloc(50_000, 0b0010_0110);
  expect(decodeFax(noise, 2000, 3000).grey).toHaveLength(6_000_000);
});

test('the page of a scanner that compresses as a fax is drawn', async () => {
  const file = await openPagePictures(scanned('/K -1 /BlackIs1 true'));
  const page = await file.draw(1);
  await file.close();
  if (!page) throw new Error('The page has no picture.');
  const lightAt = (x: number, y: number) =>
    page.grey[Math.round((y / 24) * page.height) * page.width + Math.round((x / 64) * page.width)];
  expect([lightAt(20, 8), lightAt(46, 14), lightAt(50, 3)]).toEqual([0, 0, 255]);
  const group3 = await openPagePictures(scanned('/K 0 /EndOfLine true', byRuns));
  expect(await group3.draw(1)).not.toBeNull();
  await group3.close();
});

test('« group 3 » is decoded by its runs', () => {
  const rows = rowsOf(byRuns, 64, 24, { k: 0, isAligned: false });
  expect(rows[3]).toBe('.'.repeat(64));
  expect(rows[4]).toBe(`${'.'.repeat(8)}${'#'.repeat(23)}${'.'.repeat(33)}`);
  expect(rows[13]).toMatch(/^\.{41}#{11}\.{12}$/);
});

test('rows of « group 3 » may be told by those above, and end early', () => {
  const end = '000000000001';
  // Two white, three black, three white; then the same; then an end, and another.
  const picture = bits(`${end}1 0111 10 1000 ${end}0 111 ${end}1 ${end}1`);
  expect(rowsOf(picture, 8, 4, { k: 4, isAligned: false })).toEqual([
    '..###...',
    '..###...',
    '........',
    '........',
  ]);
});

test('rows may each begin with a byte, without a sign at their ends', () => {
  const picture = bits('0111 10 1000 000000 0111 10 1000');
  expect(rowsOf(picture, 8, 2, { k: 0, isAligned: true })).toEqual(['..###...', '..###...']);
});
