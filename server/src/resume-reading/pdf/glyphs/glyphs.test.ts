import { expect, test } from 'vitest';
import { extractText } from '../extract-text.ts';
import { writePdf } from '../../testing/test-pdf.ts';
import { openWriting } from './glyphs.ts';

const operations = Object.fromEntries(
  [
    'save',
    'restore',
    'transform',
    'paintFormXObjectBegin',
    'paintFormXObjectEnd',
    'beginText',
    'setTextMatrix',
    'moveText',
    'setLeadingMoveText',
    'nextLine',
    'setLeading',
    'setFont',
    'setCharSpacing',
    'setWordSpacing',
    'setHScale',
    'setTextRise',
    'setTextRenderingMode',
    'showText',
  ].map((name, at) => [name, at + 1]),
) as Parameters<typeof openWriting>[0];

test('each sign lies where the one before it ends, spaced, moved and scaled as the page says', () => {
  const writing = openWriting(operations, () => ({ fontMatrix: [0.001, 0, 0, 0.001, 0, 0] }));
  const sign = (unicode: string) => ({ unicode, fontChar: unicode, width: 500, isInFont: true });
  const tell = (name: keyof typeof operations, ...values: unknown[]) =>
    writing.glyphs(operations[name], values);
  tell('save');
  tell('transform', 2, 0, 0, 2, 100, 100);
  tell('beginText');
  tell('setFont', 'f1', 10);
  tell('setTextMatrix', [1, 0, 0, 1, 5, 0]);
  tell('setCharSpacing', 1);
  const [a, b, c] = tell('showText', [sign('a'), sign('b'), -1000, sign('c')]);
  expect([a, b, c].map((glyph) => glyph?.matrix[4])).toEqual([110, 122, 154]);
  expect(a?.matrix.slice(0, 4)).toEqual([20, 0, 0, 20]);
  tell('setLeadingMoveText', 0, -12);
  tell('setTextRenderingMode', 3);
  tell('nextLine');
  expect(tell('showText', [sign('d')])[0]).toMatchObject({
    letter: 'd',
    outline: 'f1_path_d',
    isSeen: false,
    matrix: [20, 0, 0, 20, 110, 52],
  });
  tell('restore');
  expect(writing.matrix()[0]).toBe(1);
});

test('a text that is set wide keeps the blanks between its words', async () => {
  const wide = (text: string, y: number): string =>
    `BT /F1 9 Tf 1.4 Tc 1 0 0 1 43 ${y} Tm (${text}) Tj ET\n`;
  const page = wide('9 bis impasse du Moulin, 69003 Lyon', 700) + wide('0639981234', 680);
  const { lines } = await extractText(writePdf([page]), 1);
  expect(lines.map(({ text }) => text)).toEqual([
    '9 bis impasse du Moulin, 69003 Lyon',
    '0639981234',
  ]);
});
