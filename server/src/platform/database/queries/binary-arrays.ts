/**
 * Arrays as PostgreSQL sends and receives them (`array_send` in its source): `pg` passes a Buffer on as it is, which spares
 * both sides writing and reading millions of numbers as text.
 */

const headerSize = 20;
const oids = { int2: 21, int4: 23 } as const;

const encode = (values: ArrayLike<number>, type: keyof typeof oids): Buffer => {
  const size = type === 'int2' ? 2 : 4;
  const { length } = values;
  const bytes = new Uint8Array(length === 0 ? 12 : headerSize + length * (4 + size));
  const view = new DataView(bytes.buffer);
  view.setInt32(0, length === 0 ? 0 : 1);
  view.setInt32(8, oids[type]);
  if (length > 0) {
    view.setInt32(12, length);
    view.setInt32(16, 1);
  }
  for (let index = 0, at = headerSize; index < length; index += 1, at += 4 + size) {
    view.setInt32(at, size);
    if (size === 2) view.setInt16(at + 4, values[index] ?? 0);
    else view.setInt32(at + 4, values[index] ?? 0);
  }
  return Buffer.from(bytes.buffer);
};

/** For a parameter of type `int4[]`. */
export const int4Array = (values: ArrayLike<number>): Buffer => encode(values, 'int4');

/** For a parameter of type `int2[]`. */
export const int2Array = (values: ArrayLike<number>): Buffer => encode(values, 'int2');
