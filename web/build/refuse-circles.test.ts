import { expect, test } from 'vitest';
import { findCircle } from './refuse-circles.ts';

const chunk = (fileName: string, ...imports: string[]) => ({ fileName, imports });

test('pieces that import each other are found, whatever leads to them', () => {
  const chunks = [chunk('screen', 'work'), chunk('work', 'base', 'bar'), chunk('bar', 'work')];
  expect(findCircle([...chunks, chunk('base')])).toEqual(['work', 'bar', 'work']);
});

test('pieces that share an earlier one make no circle', () => {
  expect(findCircle([chunk('a', 'c', 'b'), chunk('b', 'c'), chunk('c')])).toBeNull();
});
