import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import PostalMime from 'postal-mime';
import { afterAll, describe, expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { openMailer } from './open-mailer.ts';

describe('without a mail server', () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'tandem-mail-'));
  afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

  test('a mail is written to the outbox, as a file that mail programs open', async () => {
    const mailer = openMailer(readConfig({ DATA_DIR: dataDir }));
    await mailer.send({
      to: 'zoé@exemple.fr',
      subject: 'Été « à Lyon » : tout va ?',
      text: 'Bonjour Zoé : 10:30, http://x.example/?a=1 !\nPour « Été ».',
      html: '<p style="a:b;c: d">Bonjour <b>Zoé</b> :</p>',
      messageId: '<tandem-1-2@tandem.example>',
    });
    mailer.close();
    const [file = '', ...more] = readdirSync(path.join(dataDir, 'outbox'));
    expect(more).toEqual([]);
    expect(file).toMatch(/\.eml$/);
    const mail = await PostalMime.parse(readFileSync(path.join(dataDir, 'outbox', file)));
    expect(mail).toMatchObject({
      from: { name: 'Tandem', address: 'ne-pas-repondre@tandem.local' },
      to: [{ address: 'zoé@exemple.fr' }],
      subject: 'Été «\u202Fà Lyon\u202F»\u202F: tout va\u202F?',
      messageId: '<tandem-1-2@tandem.example>',
    });
    expect(mail.text?.trim()).toBe(
      'Bonjour Zoé\u202F: 10:30, http://x.example/?a=1\u202F!\nPour «\u202FÉté\u202F».',
    );
    expect(mail.html?.trim()).toBe('<p style="a:b;c: d">Bonjour <b>Zoé</b>\u202F:</p>');
  });
});
