import { expect, test } from 'vitest';
import { isOfKind } from './file-kinds.ts';

const file = (...bytes: number[]) => new Blob([new Uint8Array([...bytes, 0, 0, 0])]);

test('a PDF is known by its signature, wherever it stands in the first bytes', async () => {
  expect(await isOfKind(new Blob(['%PDF-1.7\n']), 'pdf')).toBe(true);
  expect(await isOfKind(new Blob(['\n\n%PDF-1.7\n']), 'pdf')).toBe(true);
  expect(await isOfKind(new Blob(['PDF in name only']), 'pdf')).toBe(false);
  expect(await isOfKind(new Blob([]), 'pdf')).toBe(false);
});

test('a spreadsheet is an archive or a compound file', async () => {
  expect(await isOfKind(file(0x50, 0x4b, 0x03, 0x04), 'spreadsheet')).toBe(true);
  expect(await isOfKind(file(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1), 'spreadsheet')).toBe(
    true,
  );
  expect(await isOfKind(new Blob(['nom;email\n']), 'spreadsheet')).toBe(false);
});
