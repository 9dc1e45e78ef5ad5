import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ownMemory, release, SharedMemory } from './columns.ts';

const lengths = fc.array(fc.nat(400_000), { minLength: 1, maxLength: 12 });

describe('memory that threads share', () => {
  test('holds columns that do not touch each other, all 0 also where others stood before', () => {
    fc.assert(
      fc.property(lengths, lengths, (before, after) => {
        const memory = new SharedMemory();
        for (const length of before) memory.allocate(Uint32Array, length).fill(0xffff_ffff);
        memory.reuse();
        const columns = after.map((length, at) =>
          at % 2 === 0
            ? memory.allocate(Uint16Array, length)
            : memory.allocate(Float32Array, length),
        );
        for (const column of columns) expect(column.every((number) => number === 0)).toBe(true);
        for (const [at, column] of columns.entries()) column.fill(at + 1);
        for (const [at, column] of columns.entries())
          expect(column.every((number) => number === at + 1)).toBe(true);
      }),
      { numRuns: 20 },
    );
  });

  test('is the same for the next block, however many there are', () => {
    const memory = new SharedMemory();
    const buffers = new Set<ArrayBufferLike>();
    const pack = () => {
      for (const length of [900_000, 20, 300_000, 70])
        buffers.add(memory.allocate(Uint32Array, length).buffer);
      memory.reuse();
    };
    pack();
    const { size } = buffers;
    for (let block = 0; block < 50; block += 1) pack();
    expect(buffers.size).toBe(size);
  });
});

test('columns that are given back take no memory, and may be given back twice', () => {
  const column = ownMemory(Uint32Array, 1000);
  const [first, last] = [column.subarray(0, 10), column.subarray(990)];
  release([first, last]);
  release([column]);
  expect([first.length, last.length, column.buffer.byteLength]).toEqual([0, 0, 0]);
});
