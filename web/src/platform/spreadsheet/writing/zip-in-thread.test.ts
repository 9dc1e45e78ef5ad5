import { unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { zip } from './zip-in-thread.ts';

test('a large file is there at once: no further thread is begun for it', () => {
  const large = new Uint8Array(500_000).map((_, index) => index % 251);
  const archives: Uint8Array[] = [];
  zip({ 'sheet1.xml': large }, (_, archive) => archives.push(archive));
  expect(archives.map((archive) => unzipSync(archive))).toEqual([{ 'sheet1.xml': large }]);
});
