import type { Random } from '../../demo/random.ts';
import type { Pool } from './pool.ts';

const nested = (depth: number): unknown => {
  let value: unknown = 'x';
  for (let level = 0; level < depth; level += 1) value = level % 2 ? { a: value } : [value];
  return value;
};

const texts = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\uD800',
  'x\uDFFF',
  '\uFEFF',
  '\u202Egnp.exe',
  'ﷺ'.repeat(300),
  'e\u0301'.repeat(200),
  '👩‍👩‍👧‍👦'.repeat(30),
  '<script>alert(1)</script>',
  `' or 1=1 --`,
  '"; drop table accounts; --',
  '${7*7}{{7*7}}',
  '=HYPERLINK("http://x")',
  '../../../../etc/passwd',
  '%00%2e%2e%2f',
  '\r\nSet-Cookie: a=b',
  'a@b.fr\r\nBcc: c@d.fr',
  '1e309',
  '-0',
  'NaN',
  '0x10',
  '１２３',
  'null',
  'undefined',
  '[object Object]',
  '__proto__',
  'constructor',
  '+33 6 12 34 56 78',
  '2026-02-30',
  '9999-99-99T99:99:99Z',
];

const numbers = [
  0,
  -0,
  -1,
  0.1,
  1e-320,
  1e21,
  1e308,
  2 ** 31 - 1,
  2 ** 31,
  2 ** 32,
  2 ** 53,
  -(2 ** 63),
  Number.MAX_SAFE_INTEGER,
];

/** Whatever a field can be that nobody types; now and then of a size that nobody sends. */
export const oddValue = (random: Random, pool: Pool): unknown =>
  random.weighted<() => unknown>([
    [() => random.pick(texts), 30],
    [() => random.pick(numbers), 15],
    [() => pool.id(random), 20],
    [() => pool.word(random), 8],
    [() => random.pick([null, true, false, [], {}, [null], [[]], { id: null }]), 12],
    [() => ({ id: pool.id(random) }), 3],
    [() => Array.from({ length: random.integer(2, 400) }, () => pool.id(random)), 3],
    [() => ({ toString: 1, valueOf: 1, length: 3, nodeType: 1 }), 2],
    [() => ({ $ne: null, __proto__: 1, constructor: { prototype: { is_staff: true } } }), 2],
    [() => nested(random.integer(5, 3000)), 2],
    [() => 'x'.repeat(random.integer(100, 30_000)), 2],
    [() => 'é'.repeat(random.integer(100_000, 520_000)), 0.5],
  ])();

/** Written as they stand: what no value of JavaScript becomes when it is made JSON. */
const rawNumbers = ['1e400', '-1e400', '9'.repeat(400), '0.1e-400', '-0', '1E+2', '01', '+1'];

/** The text of a JSON body, here and there no longer what JSON.stringify has made of it. */
export const oddJson = (random: Random, value: unknown, pool: Pool): string | Buffer => {
  const text = JSON.stringify(value) ?? 'null';
  const fields = Object.keys(value ?? {});
  const name = fields.length > 0 ? random.pick(fields) : 'id';
  const twice = (one: string): string => text.replace(/^(\[?)\{/, `$1{"${name}":${one},`);
  return random.weighted<() => string | Buffer>([
    [() => twice(JSON.stringify(oddValue(random, pool)) ?? 'null'), 3],
    [() => twice(random.pick(rawNumbers)), 3],
    [() => twice('"\\ud800"'), 1],
    [() => twice('"\\u0000"'), 1],
    [() => text.replace(/^(\[?)\{/, '$1{"__proto__":{"kind":"superuser","is_superuser":true},'), 2],
    [() => text.slice(0, random.integer(0, text.length)), 2],
    [() => `\uFEFF${text}`, 1],
    [() => `${text}${text}`, 1],
    [() => text.replaceAll('"', "'"), 1],
    [() => JSON.stringify([value, value]), 1],
    [() => JSON.stringify(oddValue(random, pool)) ?? '', 2],
    [() => '['.repeat(random.integer(1, 100_000)), 1],
    [() => `${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`, 1],
    [() => Buffer.concat([Buffer.from(text), Buffer.from([0xff, 0xfe, 0xc0, 0x80])]), 1],
    [() => Buffer.from(text, 'utf16le'), 1],
    [() => JSON.stringify('x'.repeat(1_048_570)), 0.3],
    [() => JSON.stringify('x'.repeat(1_100_000)), 0.3],
  ])();
};
