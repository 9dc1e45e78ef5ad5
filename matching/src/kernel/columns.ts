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

/**
 * Gives the memory of columns back now, and not when somebody collects garbage: who makes few objects does so late, and a
 * large programme's columns are tens of megabytes. They are empty afterwards; shared memory stays.
 */
export const release = (columns: Iterable<ArrayBufferView>): void => {
  for (const { buffer } of columns)
    if (buffer instanceof ArrayBuffer && !buffer.detached) buffer.transfer(0);
};

/** Columns begin where a number of any type may. */
const aligned = (bytes: number): number => Math.ceil(bytes / 16) * 16;

/** What a piece has at least: many columns are short. */
const leastPiece = 2 ** 20;

/**
 * Memory that worker threads share without a copy, for one block after the other: what threads have seen is given back only
 * when each of them collects its garbage, and those that score make next to none. So it is used again instead.
 */
export class SharedMemory {
  readonly #pieces: SharedArrayBuffer[] = [];
  /** Which piece is being filled, and how far. */
  #piece = 0;
  #end = 0;

  readonly allocate: Allocate = (type, length) => {
    const bytes = aligned(length * type.BYTES_PER_ELEMENT);
    const column = new type(this.#roomFor(bytes), this.#end, length);
    column.fill(0);
    this.#end += bytes;
    return column;
  };

  #roomFor(bytes: number): SharedArrayBuffer {
    for (;;) {
      const piece = this.#pieces[this.#piece];
      if (!piece) {
        const made = new SharedArrayBuffer(Math.max(bytes, leastPiece));
        this.#pieces.push(made);
        return made;
      }
      if (this.#end + bytes <= piece.byteLength) return piece;
      this.#piece += 1;
      this.#end = 0;
    }
  }

  /** To be called when nobody reads any more what was made: the next columns take its place. */
  reuse(): void {
    this.#piece = 0;
    this.#end = 0;
  }
}

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

  /** Gives its memory back; nothing is in it any more. */
  drop(): void {
    this.length = 0;
    release([this.#all]);
  }

  /** All that there is, in no more memory than it takes; nothing may be added afterwards. */
  finished(): Column {
    const { length } = this;
    this.#buffer = this.#buffer.transfer(length * this.#type.BYTES_PER_ELEMENT);
    this.#all = new this.#type(this.#buffer, 0, length);
    return this.#all;
  }
}
