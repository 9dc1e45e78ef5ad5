import { expect, test } from 'vitest';
import { isNamedPhotograph, notOfKind } from './file-kinds.ts';

const file = (...bytes: number[]) => new Blob([new Uint8Array([...bytes, 0, 0, 0])]);

test('a PDF is known by its signature, wherever it stands in the first bytes', async () => {
  expect(await notOfKind(new Blob(['%PDF-1.7\n']), 'resume')).toBeNull();
  expect(await notOfKind(new Blob(['\n\n%PDF-1.7\n']), 'resume')).toBeNull();
  expect(await notOfKind(new Blob(['PDF in name only']), 'resume')).toBe('other');
  expect(await notOfKind(new Blob([]), 'resume')).toBe('empty');
});

test('a text document and a photograph are resumes, too', async () => {
  expect(await notOfKind(file(0x50, 0x4b, 0x03, 0x04), 'resume')).toBeNull();
  expect(await notOfKind(file(0xff, 0xd8, 0xff, 0xe0), 'resume')).toBeNull();
  expect(await notOfKind(file(0x89, 0x50, 0x4e, 0x47), 'resume')).toBeNull();
  expect(await notOfKind(new Blob(['\0\0\0\u0018ftypheic']), 'resume')).toBeNull();
  expect(await notOfKind(new Blob(['\0\0\0\u0018ftypmp42']), 'resume')).toBe('other');
});

test('what was signed is a PDF or a photograph, and no text document', async () => {
  expect(await notOfKind(new Blob(['%PDF-1.7\n']), 'scan')).toBeNull();
  expect(await notOfKind(file(0xff, 0xd8, 0xff, 0xe0), 'scan')).toBeNull();
  expect(await notOfKind(file(0x50, 0x4b, 0x03, 0x04), 'scan')).toBe('other');
});

test('a photograph is told from a text document even where the browser does not know its type', () => {
  expect(isNamedPhotograph({ name: 'IMG_4711.HEIC', type: '' })).toBe(true);
  expect(isNamedPhotograph({ name: 'cv', type: 'image/jpeg' })).toBe(true);
  expect(isNamedPhotograph({ name: 'cv.docx', type: '' })).toBe(false);
});

test('a list may be written in anything: who reads it says what it is', async () => {
  expect(await notOfKind(file(0x50, 0x4b, 0x03, 0x04), 'spreadsheet')).toBeNull();
  expect(await notOfKind(new Blob(['nom;email\n']), 'spreadsheet')).toBeNull();
});

test('what people often have instead is known by its name', async () => {
  expect(await notOfKind(file(0xd0, 0xcf, 0x11, 0xe0), 'resume')).toBe('oldOrLocked');
});
