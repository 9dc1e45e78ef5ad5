import { expect, test } from 'vitest';
import { contactOf, withContactLinks } from './contact-links.ts';

test.each([
  ['mailto:anna@exemple.fr?subject=CV', 'anna@exemple.fr'],
  ['MAILTO:anna%40exemple.fr', 'anna@exemple.fr'],
  ['mailto:Anna <anna@exemple.fr>', 'anna@exemple.fr'],
  ['tel:06%2039%2098%2012%2034', '06 39 98 12 34'],
  ['https://wa.me/33639981234?text=bonjour', '+33639981234'],
  ['https://exemple.fr', null],
  ['mailto:', null],
  ['mailto:%E0%A4%A', null],
])('%j leads to %j', (url, contact) => {
  expect(contactOf(url)).toBe(contact);
});

test('what only a link says stands after its line; a printed address is believed before it', () => {
  const icon = { x: 50, y: 100, text: 'Écrivez-moi', size: 10 };
  const shown = { x: 50, y: 100, text: 'anna@exemple.fr', size: 10 };
  const link = { url: 'mailto:roux@exemple.fr', x: 50, y: 102, width: 60, height: 12 };
  expect(withContactLinks([icon], [link]).map(({ text }) => text)).toEqual([
    'Écrivez-moi',
    'roux@exemple.fr',
  ]);
  expect(withContactLinks([shown], [link])).toEqual([shown]);
});
