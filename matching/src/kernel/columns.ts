type Columns = Uint8Array | Uint16Array | Int16Array | Uint32Array | Int32Array | Float32Array;

interface ColumnType<Column extends Columns> {
  readonly BYTES_PER_ELEMENT: number;
  new (buffer: ArrayBuffer | SharedArrayBuffer, byteOffset: number, length: number): Column;
}

/** Makes a column of so many numbers, all 0. */
export type Allocate = <Column extends Columns>(type: ColumnType<Column>, length: number) => Column;

/** In memory of this thread alone. */
export const ownMemory: Allocate = (type, length) =>
  new type(new ArrayBuffer(length * type.BYTES_PER_ELEMENT), 0, length);

/** In memory that worker threads can share without a copy. */
export const sharedMemory: Allocate = (type, length) =>
  new type(new SharedArrayBuffer(length * type.BYTES_PER_ELEMENT), 0, length);
