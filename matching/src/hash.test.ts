import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { KeyNumbers } from './corpus/hash-table.ts';
import { hashIntegers, hashOne, hashTwo, tieHash } from './hash.ts';

test('no candidate is favoured by a low id when scores are equal', () => {
  const wins = Array.from({ length: 2000 }, (_, need) => tieHash(1, need, 7) < tieHash(2, need, 7));
  const share = wins.filter(Boolean).length / wins.length;
  expect(share).toBeGreaterThan(0.45);
  expect(share).toBeLessThan(0.55);
});

test('another seed gives another order, the same seed the same', () => {
  const order = (seed: number) =>
    Array.from({ length: 20 }, (_, id) => id).toSorted(
      (one, other) => tieHash(one, 5, seed) - tieHash(other, 5, seed),
    );
  expect(order(1)).toEqual(order(1));
  expect(order(1)).not.toEqual(order(2));
});

test('no two candidates draw the same lot for one need, nor two needs for one candidate', () => {
  const ids = Array.from({ length: 50_000 }, (_, at) => at + 1);
  expect(new Set(ids.map((id) => tieHash(id, 5, 7))).size).toBe(ids.length);
  expect(new Set(ids.map((id) => tieHash(5, id, 7))).size).toBe(ids.length);
});

test('keys get the numbers 0, 1, 2 … in the order in which they come', () => {
  fc.assert(
    fc.property(fc.array(fc.nat({ max: 0xffff_ffff })), (keys) => {
      const numbers = new KeyNumbers();
      for (const key of keys) numbers.add(key);
      const distinct = [...new Set(keys)];
      expect([...numbers.keys()]).toEqual(distinct);
      const asked = Uint32Array.from([...keys, 12_345]);
      const found = new Int32Array(asked.length);
      numbers.findAll(asked, found);
      expect([...found]).toEqual(Array.from(asked, (key) => distinct.indexOf(key)));
      expect(Array.from(asked, (key) => numbers.find(key))).toEqual([...found]);
    }),
  );
  const many = new KeyNumbers();
  for (let key = 0; key < 5000; key += 1) expect(many.add(key * 65_536)).toBe(key);
});

test('the hash of one or two is that of a list of them', () => {
  const key = fc.nat({ max: 0xffff_ffff });
  fc.assert(
    fc.property(key, key, fc.nat({ max: 9 }), (first, second, seed) => {
      expect(hashOne(first, seed)).toBe(hashIntegers([first], seed));
      expect(hashTwo(first, second, seed)).toBe(hashIntegers([first, second], seed));
    }),
  );
});
