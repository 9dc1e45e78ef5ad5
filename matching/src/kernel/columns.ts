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

/** A column whose length is not known beforehand. It grows by half, and large memory is moved, not copied. */
export class GrowingColumn<Column extends Columns> {
  length = 0;
  readonly #type: ColumnType<Column>;
  #buffer: ArrayBuffer;
  #all: Column;

  constructor(type: ColumnType<Column>) {
    this.#type = type;
    this.#buffer = new ArrayBuffer(1024);
    this.#all = new type(this.#buffer, 0, this.#buffer.byteLength / type.BYTES_PER_ELEMENT);
  }

  /** What there is, with the room behind it: to be written to, until more room is made. */
  get all(): Column {
    return this.#all;
  }

  /** Makes room for so many numbers behind what there is; `length` stays. */
  reserve(count: number): Column {
    const type = this.#type;
    const wanted = this.length + count;
    if (wanted > this.#all.length) {
      const length = Math.max(wanted, Math.ceil(this.#all.length * 1.5));
      this.#buffer = this.#buffer.transfer(length * type.BYTES_PER_ELEMENT);
      this.#all = new type(this.#buffer, 0, length);
    }
    return this.#all;
  }

  push(value: number): void {
    this.reserve(1)[this.length] = value;
    this.length += 1;
  }

  /** All that there is, in no more memory than it takes; nothing may be added afterwards. */
  finished(): Column {
    const { length } = this;
    this.#buffer = this.#buffer.transfer(length * this.#type.BYTES_PER_ELEMENT);
    this.#all = new this.#type(this.#buffer, 0, length);
    return this.#all;
  }
}
