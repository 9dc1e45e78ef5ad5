import { expect, test } from 'vitest';
import { inTurns } from './in-turns.ts';

test('the first is heard at once, the others after those before them', () => {
  const heard: string[] = [];
  const output = inTurns((text) => heard.push(String(text)));
  const [first, second, third] = [output.next(), output.next(), output.next()];
  second.write('2a');
  first.write('1a');
  third.write('3a');
  third.end();
  expect(heard).toEqual(['1a']);
  first.write('1b');
  first.end();
  expect(heard).toEqual(['1a', '1b', '2a']);
  second.write('2b');
  expect(heard).toEqual(['1a', '1b', '2a', '2b']);
  second.end();
  expect(heard).toEqual(['1a', '1b', '2a', '2b', '3a']);
});
