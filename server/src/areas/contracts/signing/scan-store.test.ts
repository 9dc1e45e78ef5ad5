import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readConfig } from '../../../platform/config.ts';
import { openFileStore } from '../../../platform/files/file-store.ts';
import { uploadOf } from '../../../platform/http/uploads/upload.ts';
import { openPdfReader } from '../../../resume-reading/worker/pdf-reader.ts';
import { makePdf } from '../../../testing/pdf.ts';
import { storeScan } from './scan-store.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'tandem-scans-'));
const hasty = openPdfReader({ uprightWithinMs: 1 });
const services = { pdf: hasty, files: openFileStore(readConfig({ DATA_DIR: folder })) };

afterAll(async () => {
  await hasty.close();
  rmSync(folder, { recursive: true, force: true });
});

// That a photograph is turned where there is time is proved by `resume-reading/scan/upright.test.ts`.
test('a photograph for which there is no time is kept, and said to be as it was taken', async () => {
  const photograph = readFileSync(new URL('../../../testing/files/scan.png', import.meta.url));
  const saidOf = async (bytes: Uint8Array) =>
    (await storeScan(services, uploadOf('signed', bytes), 'somebody')).isAsTaken;
  expect(await saidOf(photograph)).toBe(true);
  expect(await saidOf(makePdf(['Contrat signé']))).toBe(false);
});
