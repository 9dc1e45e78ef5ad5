import { expect, test } from 'vitest';
import { cardOf } from './code-card.ts';

const own = ['anna.roux@exemple.fr', '06 39 98 12 34', '12 rue des Lilas, 54000 Nancy'];
const named = { name: 'Anna Roux', texts: own };
const nameless = (...texts: string[]) => ({ name: null, texts });

test.each([
  [
    'vCard 3.0',
    'BEGIN:VCARD\r\nVERSION:3.0\r\nN:Roux;Anna;;;\r\nFN:Anna Roux\r\nORG:Lycée Curie\r\nTEL;TYPE=CELL:06 39 98 12 34\r\nEMAIL;TYPE=INTERNET:anna.roux@\r\n exemple.fr\r\nADR;TYPE=HOME:;;12 rue des Lilas;Nancy;;54000;France\r\nEND:VCARD',
    named,
  ],
  [
    'vCard 4.0',
    'BEGIN:VCARD\nVERSION:4.0\nFN:Anna Roux\nitem1.TEL;VALUE=uri:tel:06 39 98 12 34\nEMAIL:anna.roux@exemple.fr\nADR:;;12 rue des Lilas;Nancy;;54000;\nEND:VCARD',
    named,
  ],
  [
    'vCard 2.1',
    'BEGIN:VCARD\nVERSION:2.1\nN;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:N=C3=A8gre;Zo=C3=A9\nTEL;CELL:0639981234\nEND:VCARD',
    { name: 'Zoé Nègre', texts: ['0639981234'] },
  ],
  [
    'vCard of a firm',
    'BEGIN:VCARD\nVERSION:3.0\nORG:Maison Alba;Accueil\nTEL:0465711234\nEND:VCARD',
    { name: 'Maison Alba', texts: ['0465711234'] },
  ],
  [
    'MECARD',
    'MECARD:N:Roux,Anna;TEL:06 39 98 12 34;EMAIL:anna.roux@exemple.fr;ADR:12 rue des Lilas\\, 54000 Nancy;;',
    named,
  ],
  ['mail', 'MAILTO:anna.roux%40exemple.fr?subject=CV', nameless('anna.roux@exemple.fr')],
  [
    'mail of telephones',
    'MATMSG:TO:anna.roux@exemple.fr;SUB:CV;BODY:;;',
    nameless('anna.roux@exemple.fr'),
  ],
  ['number', 'tel:+33639981234', nameless('+33639981234')],
  ['message', 'SMSTO:0639981234:Bonjour', nameless('0639981234')],
  ['chat', 'https://wa.me/33639981234', nameless('+33639981234')],
  ['words', 'Anna Roux\nanna.roux@exemple.fr\nElectricienne', nameless('anna.roux@exemple.fr')],
  ['profile', 'https://www.linkedin.com/in/anna-roux-0639981234', null],
  ['address of a page', 'www.anna-roux.example/cv', null],
  ['network', 'WIFI:S:0639981234;T:WPA;P:secret;;', null],
  ['what is no word', '9 812 345', null],
])('a code with a %s', (_, code, card) => {
  expect(cardOf(code)).toEqual(card);
});

test('a code made to take long is read as far as resumes go', () => {
  const many = `BEGIN:VCARD\n${'TEL:0639981234\n'.repeat(5000)}`;
  expect(cardOf(many)?.texts).toHaveLength(12);
  expect(cardOf(`MATMSG:${'TO:'.repeat(50_000)}`)?.texts[0]).toHaveLength(200);
});
