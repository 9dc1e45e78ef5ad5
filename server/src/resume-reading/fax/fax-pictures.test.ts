import { expect, test } from 'vitest';
import { openPagePictures } from '../scan/page-raster.ts';
import { decodeFax } from './decode-fax.ts';

/** A bar, a disc and a stroke on 64 by 24 points, as libtiff compresses them. */
const compressed = Buffer.from(
  'JqB4b/yKE/yFp4IH4Qfp+n/6eP5V2+FtZDMmUMyGiYYWQ8wYLLmM2BYTUDw3ABAB',
  'base64',
);

/** A PDF file with the picture on a page of its size, as a scanner writes it; `parameters` say how it is compressed. */
const scanned = (parameters: string): Uint8Array =>
  new Uint8Array(
    Buffer.from(
      [
        '%PDF-1.4',
        '1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj',
        '2 0 obj << /Type /Pages /Kids [3 0 R] /Count 1 >> endobj',
        '3 0 obj << /Type /Page /Parent 2 0 R /MediaBox [0 0 64 24] /Contents 5 0 R /Resources << /XObject << /Scan 4 0 R >> >> >> endobj',
        `4 0 obj << /Type /XObject /Subtype /Image /Width 64 /Height 24 /BitsPerComponent 1 /ColorSpace /DeviceGray /Filter /CCITTFaxDecode /DecodeParms << ${parameters} /Columns 64 /Rows 24 >> /Length ${compressed.length} >> stream`,
        compressed.toString('latin1'),
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
  const other = await openPagePictures(scanned('/K 0'));
  expect(await other.draw(1)).toBeNull();
  await other.close();
});
