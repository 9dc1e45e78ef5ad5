import { describe, expect, test } from 'vitest';
import {
  givenUpForms,
  otherForms,
  refusedForms,
  report,
} from '../../../testing/outside-world/returned-mails.ts';
import { readPlainNotice } from './plain-notice.ts';
import { mayBeReturned, readReturned } from './read-returned.ts';

const mail = {
  messageId: '<tandem-7-1700000000000-0123456789abcdef@tandem.example>',
  to: 'ines@exemple.fr',
};

/** As the mailbox is read: by its head first. */
const read = async (source: string) => {
  const [head = ''] = source.split('\r\n\r\n');
  return mayBeReturned(head) ? readReturned(Buffer.from(source)) : null;
};

describe('what a server gives back', () => {
  test.each(Object.entries(refusedForms))('for good: %s', async (_, form) => {
    const returned = await read(form(mail));
    expect(returned).toMatchObject({ verdict: 'refused' });
    expect(returned?.addresses).toContain(mail.to);
    expect(returned?.text).toContain('tandem-7-1700000000000-0123456789abcdef@');
    expect(returned?.reason).not.toBe('');
  });

  test('says why, in the words of the server that was asked', async () => {
    const reasons = await Promise.all(
      ['Postfix', 'Exim', 'a French provider'].map((name) =>
        read(refusedForms[name]?.(mail) ?? ''),
      ),
    );
    expect(reasons.map((one) => one?.reason)).toEqual([
      '550 5.1.1 User unknown in virtual mailbox table',
      '550 5.1.1 User unknown',
      'Raison : adresse inconnue. Cette boîte n’existe plus.',
    ]);
  });

  test.each(['Postfix', 'a full mailbox'])('after days in vain: %s', async (name) => {
    expect(await read(givenUpForms[name]?.(mail) ?? '')).toMatchObject({ verdict: 'given up' });
  });
});

test.each(Object.entries(otherForms))('%s gives nothing back', async (_, form) => {
  expect(await read(form(mail))).toBeNull();
});

describe('what is sent to do harm', () => {
  const hostile: [string, string | Buffer][] = [
    ['nothing', ''],
    ['bytes', Buffer.from(Array.from({ length: 5000 }, (_, index) => (index * 7919) % 256))],
    [
      'parts in parts',
      Array.from(
        { length: 5000 },
        (_, n) => `Content-Type: multipart/mixed; boundary=b${n}\r\n\r\n--b${n}\r\n`,
      ).join(''),
    ],
    ['a head without an end', `From: mailer-daemon@x\r\n${'X-A: b\r\n'.repeat(30_000)}`],
    ['one line', `From: postmaster@x\r\n\r\n${'a@'.repeat(120_000)}`],
    ['open marks', `From: postmaster@x\r\nContent-Type: text/html\r\n\r\n${'<'.repeat(250_000)}`],
    ['dashes', `From: postmaster@x\r\n\r\n${`${'-'.repeat(200)}\r\n`.repeat(1200)}`],
    [
      'a status without an end',
      report(mail, {
        from: 'postmaster@x',
        subject: 'x',
        words: ['text/plain', 'x'],
        status: 'Action: failed\n'.repeat(15_000),
      }),
    ],
  ];

  test('twenty mails of empty lines keep the server waiting for nothing', () => {
    const text = `${'\n'.repeat(40_000)}Undeliverable`;
    const read = Array.from({ length: 20 }, () => readPlainNotice('Undeliverable', text));
    expect(new Set(read.map((notice) => notice?.verdict))).toEqual(new Set(['given up']));
  });

  test.each(hostile)('is read or not, and does none: %s', async (_, source) => {
    const bytes = Buffer.from(source);
    mayBeReturned(bytes.toString('utf8'));
    const returned = await readReturned(bytes);
    expect(returned?.addresses.length ?? 0).toBeLessThan(200);
  });
});
