import { expect, test } from 'vitest';
import { isOfKind } from './file-kinds.ts';

const file = (...bytes: number[]) => new Blob([new Uint8Array([...bytes, 0, 0, 0])]);

test('a PDF is known by its signature, wherever it stands in the first bytes', async () => {
  expect(await isOfKind(new Blob(['%PDF-1.7\n']), 'resume')).toBe(true);
  expect(await isOfKind(new Blob(['\n\n%PDF-1.7\n']), 'resume')).toBe(true);
  expect(await isOfKind(new Blob(['PDF in name only']), 'resume')).toBe(false);
  expect(await isOfKind(new Blob([]), 'resume')).toBe(false);
});

test('a text document and a photograph are resumes, too', async () => {
  expect(await isOfKind(file(0x50, 0x4b, 0x03, 0x04), 'resume')).toBe(true);
  expect(await isOfKind(file(0xff, 0xd8, 0xff, 0xe0), 'resume')).toBe(true);
  expect(await isOfKind(file(0x89, 0x50, 0x4e, 0x47), 'resume')).toBe(true);
});

test('what was signed is a PDF or a photograph, and no text document', async () => {
  expect(await isOfKind(new Blob(['%PDF-1.7\n']), 'scan')).toBe(true);
  expect(await isOfKind(file(0xff, 0xd8, 0xff, 0xe0), 'scan')).toBe(true);
  expect(await isOfKind(file(0x50, 0x4b, 0x03, 0x04), 'scan')).toBe(false);
});

test('a list may be written in anything: who reads it says what it is', async () => {
  expect(await isOfKind(file(0x50, 0x4b, 0x03, 0x04), 'spreadsheet')).toBe(true);
  expect(await isOfKind(new Blob(['nom;email\n']), 'spreadsheet')).toBe(true);
});
