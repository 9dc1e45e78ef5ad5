import { expect, test } from 'vitest';
import { hidingCasts } from './hiding-casts.ts';

const file = 'web/src/areas/candidates/sheet/values.ts';

test.each([
  'const sent = sheet as unknown as Payload;',
  'const sent = sheet as Partial<Payload>;',
  'send(sheet as never);',
  'Object.fromEntries(names.map((name) => [name, values[name]])) as Payload;',
  'Object.fromEntries(\n  names.map((name) => [name, textOf(values[name])]),\n) as Record<Name, string>;',
])('%s can hide a field', (line) => {
  expect(hidingCasts(file, line)).toHaveLength(1);
});

test.each([
  'const sent: Partial<Payload> = read(sheet);',
  'const sent: Record<string, string> = Object.fromEntries(names.map((name) => [name, x(name)]));',
  'const [first] = Object.keys(sheet) as Name[];',
])('%s hides none', (line) => {
  expect(hidingCasts(file, line)).toEqual([]);
});

test('one cast more than is meant is told, one fewer as well, and those of tests are not', () => {
  const meant = 'web/src/worker/worker.ts';
  const cast = 'globalThis as unknown as Worker;';
  expect(hidingCasts(meant, cast)).toEqual([]);
  expect(hidingCasts(meant, `${cast}${cast}`)).toHaveLength(1);
  expect(hidingCasts(meant, '')).toHaveLength(1);
  expect(hidingCasts('web/src/worker/worker.test.ts', cast)).toEqual([]);
});
