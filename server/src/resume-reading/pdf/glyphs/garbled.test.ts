import { expect, test } from 'vitest';
import { isGarbled } from './garbled.ts';

const said =
  'Souriante et dynamique, je cherche une alternance en BTS MCO, à Lyon. Permis B. Anglais B2, HTML, CSS, SQL. anna@exemple.fr 06 39 98 12 34, 2022-2024, +30 %, C#';

const texts = (str: string, fontName = 'f1') => [
  { str, fontName, width: 10, transform: [1, 0, 0, 1, 0, 0] as const },
];

const shifted = Array.from(said, (sign) =>
  String.fromCodePoint((sign.codePointAt(0) ?? 0) + 5),
).join('');
const fromPrivate = said.replaceAll(/\S/g, '\uE041');
const misread = said.replaceAll(/[aeio]/g, ';').replaceAll(/[rnt]/g, '|');

/** What the numbers of the signs in their font give where that counts them as they come. */
const counted =
  '!"#$% !% !+ ,!-./0,1!23 44!5.// %607 42!83!39! BCDE$FGCH 1!-O !E0%. -$HNQRM PCETUFRHPRM';

test.each([shifted, fromPrivate, misread, counted])('is no language: %s', (text) => {
  expect(isGarbled(texts(text))).toBe(true);
  // A font of headings alone leaves the rest as it is.
  expect(isGarbled([...texts(text), ...texts(`${said} ${said}`, 'f2')])).toBe(false);
});

test('a form with dots to write upon is one, set close as its words may be', () => {
  const dots = '.'.repeat(60);
  const form = ['Nom :', 'Anna Roux', 'Ville :', 'Nancy', 'Langues :', 'anglais'];
  expect(isGarbled(texts(form.map((word) => `${word} ${dots}`).join(' ')))).toBe(false);
  expect(isGarbled(texts(form.map((word) => `${word}${'_'.repeat(60)}`).join(' ')))).toBe(false);
});

test('what people write is one, short as it may be, with icons beside it', () => {
  expect(isGarbled(texts(said))).toBe(false);
  expect(isGarbled(texts('PHP, SQL'))).toBe(false);
  expect(isGarbled([...texts(said), ...texts('\uF0E0 \uF095 \uF041', 'icons')])).toBe(false);
});
