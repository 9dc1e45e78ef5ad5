import { expect, test } from 'vitest';
import { prepareLines } from '../lines/lines.ts';
import { written } from '../testing/test-resume.ts';
import { linesOfStrangers } from './strangers.ts';

const strangersIn = (text: string, own: string | null): string[] =>
  [...linesOfStrangers(prepareLines(written(text)), own, ['anna', 'roux'])].map(
    ({ text: said }) => said,
  );

const resume = `
  Institut Sud Alternance – 5 rue des Tanneurs, 34000 Montpellier
  Tél. 04 67 20 38 11 – accueil@institut-sud-alternance.example
  Anna Roux	06 39 98 12 34
  27 rue Gambetta	aroux34@exemple.fr
  59400 Cambrai`;

test('a letterhead is known by an address that is not the person’s, and by whose host that is', () => {
  expect(strangersIn(resume, 'aroux34@exemple.fr')).toEqual([
    'Tél. 04 67 20 38 11 – accueil@institut-sud-alternance.example',
    'Institut Sud Alternance – 5 rue des Tanneurs, 34000 Montpellier',
  ]);
});

test('a second address of one’s own is no stranger’s, nor is a relative’s on the line of one’s own', () => {
  expect(strangersIn('anna@exemple.fr\nroux@lycee.example', 'anna@exemple.fr')).toEqual([]);
  expect(strangersIn('a@exemple.fr\tpere@exemple.fr', 'a@exemple.fr')).toEqual([]);
});

test('where no address is the person’s, a firm’s is a stranger’s still, a provider’s may be the person’s', () => {
  expect(strangersIn(resume, null)).toHaveLength(2);
  expect(strangersIn('06 39 98 00 00 petitsoleil@exemple.fr', null)).toEqual([]);
  expect(strangersIn('06 39 98 00 00 anna@firme.example', null)).toEqual([]);
});

test('what stands between the name of a firm and its address is the firm’s, but for the person’s own lines', () => {
  const sheet = 'Cabinet Sorel\n5 rue Haute, 69002 Lyon\n';
  expect(strangersIn(`${sheet}contact@cabinet-sorel.example`, null)).toContain(
    '5 rue Haute, 69002 Lyon',
  );
  expect(
    strangersIn('Cabinet Sorel\nAnna Roux, 69002 Lyon\ncontact@cabinet-sorel.example', null),
  ).not.toContain('Anna Roux, 69002 Lyon');
});
