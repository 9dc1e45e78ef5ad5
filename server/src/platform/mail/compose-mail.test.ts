import { expect, test } from 'vitest';
import { composeMail } from './compose-mail.ts';

test('a long word of somebody’s breaks: the mail stays as wide as a telephone', () => {
  const long = `https://exemple.fr/${'a'.repeat(400)}`;
  const { html } = composeMail({
    subject: 'Message',
    greeting: 'Bonjour,',
    paragraphs: [long, { head: long, items: [{ text: long, link: long }] }],
    after: [long],
  });
  const cells = html.split('<td').filter((cell) => cell.includes(long));
  expect(cells).toHaveLength(1);
  // Gmail and telephones know the one, older programs the other.
  for (const cell of cells)
    expect(cell).toMatch(/^ style="[^"]*overflow-wrap:anywhere;word-break:break-word/);
});
