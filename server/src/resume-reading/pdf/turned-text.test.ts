import { expect, test } from 'vitest';
import { withTurnedTexts, type TurnedText } from './turned-text.ts';

test('headings up the page that nearly touch are two, words of one heading are not', () => {
  const turned = (text: string, bottom: number, length: number): TurnedText => ({
    text,
    x: 40,
    top: bottom - length,
    bottom,
    size: 9,
    runsUp: true,
  });
  const lines = [
    { text: 'Bac STMG', x: 90, y: 100, size: 10 },
    { text: 'Lycée Carnot', x: 90, y: 114, size: 10 },
    { text: 'Vendeuse', x: 90, y: 210, size: 10 },
    { text: 'Fnac', x: 90, y: 224, size: 10 },
  ];
  const parts = [
    turned('FORMATION', 150, 55),
    turned('MES', 250, 20),
    turned('EXPÉRIENCES', 227, 70),
  ];
  expect(withTurnedTexts(lines, parts).map(({ text }) => text)).toEqual([
    'FORMATION',
    'Bac STMG',
    'Lycée Carnot',
    'MES EXPÉRIENCES',
    'Vendeuse',
    'Fnac',
  ]);
});
