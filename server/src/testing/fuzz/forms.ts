import type { Random } from '../../demo/random.ts';
import { makePdf } from '../pdf.ts';
import { oddValue } from './odd-values.ts';
import type { Pool } from './pool.ts';

export interface Form {
  type: string;
  payload: Buffer;
}

interface Part {
  head: string;
  content: Uint8Array;
}

const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : (JSON.stringify(value) ?? '');

const field = (name: string, value: unknown): Part => ({
  head: `content-disposition: form-data; name="${name}"`,
  content: Buffer.from(textOf(value)),
});

const file = (name: string, fileName: string, content: Uint8Array): Part => ({
  head: `content-disposition: form-data; name="${name}"; filename="${fileName}"\r\ncontent-type: application/pdf`,
  content,
});

const pdf = makePdf(['Zoé', 'TypeScript']);

const contents = (random: Random): Uint8Array =>
  random.weighted<() => Uint8Array>([
    [() => pdf, 3],
    [() => pdf.subarray(0, random.integer(0, pdf.length)), 2],
    [() => Buffer.concat([Buffer.from('GIF89a'), pdf]), 1],
    [() => Buffer.from('PK\u0003\u0004'), 1],
    [() => Buffer.from('%PDF-1.7\n%%EOF'), 1],
    [() => Buffer.alloc(0), 1],
    [
      () => Buffer.from(pdf).map((byte) => (random.chance(0.01) ? random.integer(0, 255) : byte)),
      2,
    ],
    [() => Buffer.alloc(random.integer(1000, 200_000), 'x'), 1],
  ])();

const fileNames = [
  'cv.pdf',
  '',
  '../../x.pdf',
  '..\\x.pdf',
  'a"b.pdf',
  'é\u202Efdp.exe',
  'CON',
  `${'x'.repeat(3000)}.pdf`,
  'a;b=c.pdf',
  'a\0b.pdf',
];

const write = (parts: readonly Part[], boundary: string, end = `--${boundary}--\r\n`): Buffer =>
  Buffer.concat([
    ...parts.flatMap(({ head, content }) => [
      Buffer.from(`--${boundary}\r\n${head}\r\n\r\n`),
      content,
      Buffer.from('\r\n'),
    ]),
    Buffer.from(end),
  ]);

/** The parts of a form; a list is sent as a field per item, as browsers do. */
const partsOf = (fields: Record<string, unknown>): Part[] =>
  Object.entries(fields)
    .filter(([, value]) => value !== null && value !== undefined)
    .flatMap(([name, value]) =>
      Array.isArray(value) ? value.map((item) => field(name, item)) : [field(name, value)],
    );

const boundary = 'b-o.u_n-d';

/** A form as a browser writes it: the fields, and a resume now and then, for reading one takes its time. */
export const plainForm = (
  random: Random,
  fields: Record<string, unknown>,
  files: readonly string[],
): Form => {
  const parts = partsOf(fields);
  const name = files[0] ?? 'file';
  if (random.chance(0.1)) parts.push(file(name, random.pick(fileNames), contents(random)));
  return { type: `multipart/form-data; boundary=${boundary}`, payload: write(parts, boundary) };
};

/** A form as no browser writes it. */
export const oddForm = (
  random: Random,
  pool: Pool,
  fields: Record<string, unknown>,
  files: readonly string[],
): Form => {
  const parts = partsOf(fields);
  const name = files[0] ?? 'file';
  const type = `multipart/form-data; boundary=${boundary}`;
  const made = (more: readonly Part[]): Form => ({
    type,
    payload: write(random.shuffle([...parts, ...more]), boundary),
  });
  const some = random.pick([...Object.keys(fields), 'id']);
  return random.weighted<() => Form>([
    [() => made([field(some, oddValue(random, pool)), field(some, oddValue(random, pool))]), 4],
    [() => made([field(name, 'no file')]), 1],
    [() => made([file(some, 'x.pdf', pdf)]), 1],
    [() => made([file('other', 'x.pdf', pdf)]), 1],
    [() => made([1, 2, 3].map(() => file(name, random.pick(fileNames), contents(random)))), 1],
    [() => made(['__proto__', 'constructor', 'toString', ''].map((one) => field(one, 'x'))), 2],
    [() => made(Array.from({ length: 400 }, (_, n) => field(`f${n}`, 'x'))), 0.5],
    [() => made([field(some, 'x'.repeat(random.integer(99_990, 100_010)))]), 0.5],
    [() => made([{ head: 'content-disposition: form-data', content: pdf }]), 1],
    [() => made([{ head: 'content-disposition: attachment; name=x', content: pdf }]), 1],
    [() => made([{ head: `x-${'y'.repeat(20_000)}: 1`, content: pdf }]), 0.5],
    [() => ({ type, payload: write(parts, boundary, '') }), 1],
    [() => ({ type, payload: write(parts, 'another') }), 1],
    [() => ({ type: 'multipart/form-data', payload: write(parts, boundary) }), 1],
    [() => ({ type: 'multipart/form-data; boundary=""', payload: write(parts, '') }), 1],
    [
      () => ({ type: `multipart/form-data; boundary=${'b'.repeat(300)}`, payload: pdf as Buffer }),
      1,
    ],
    [
      () => ({
        type,
        payload: Buffer.from(write(parts, boundary).subarray(0, random.integer(0, 900))),
      }),
      2,
    ],
    [() => ({ type: 'application/x-www-form-urlencoded', payload: Buffer.from('a=1&a=2') }), 1],
  ])();
};
