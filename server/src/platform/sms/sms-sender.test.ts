import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { openSmsSender } from './sms-sender.ts';

describe('without a key', () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'tandem-sms-'));
  afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

  test('an SMS is written to the outbox', async () => {
    const sender = openSmsSender(readConfig({ DATA_DIR: dataDir, SMS_BASE_URL: 'http://x' }));
    const sms = { to: '+33612345678', text: 'Créez votre compte : https://tandem.example/é' };
    await sender.send({ ...sms, messageId: '<tandem-1-2@tandem.example>' });
    await sender.send({ ...sms, messageId: '<tandem-../../2@tandem.example>' });
    const folder = path.join(dataDir, 'outbox');
    const files = readdirSync(folder);
    expect(files).toHaveLength(2);
    // Both may have been written in one millisecond.
    expect(files).toContainEqual(
      expect.stringMatching(/^\d{4}-\d{2}-\d{2}T[\w.]+-_tandem-1-2_tandem\.example_\.json$/),
    );
    for (const file of files)
      expect(JSON.parse(readFileSync(path.join(folder, file), 'utf8'))).toEqual(sms);
  });
});
