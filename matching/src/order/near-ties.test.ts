import fc from 'fast-check';
import { expect, test } from 'vitest';
import { drawnNudge, lotOf, nearTie } from './near-ties.ts';

const id = fc.nat(1_000_000);

test('a lot moves nobody past whoever is half a point ahead, and is the same at every reading', () => {
  fc.assert(
    fc.property(id, id, id, id, fc.integer(), (candidate, other, need, elsewhere, lot) => {
      const [ahead, behind] = [drawnNudge(lot, candidate, need), drawnNudge(lot, other, elsewhere)];
      expect(nearTie + ahead).toBeGreaterThan(behind);
      expect(drawnNudge(lot, candidate, need)).toBe(ahead);
    }),
  );
});

test('of two equals each stands first on about half of the days, and about half of the readers', () => {
  const firstOn = (lots: readonly number[]) =>
    lots.filter((lot) => drawnNudge(lot, 1, 7) > drawnNudge(lot, 2, 7)).length / lots.length;
  const days = Array.from({ length: 365 }, (_, at) => lotOf(3, `day ${at}`));
  const readers = Array.from({ length: 365 }, (_, reader) => lotOf(reader, '2026-11-30'));
  for (const share of [firstOn(days), firstOn(readers)]) {
    expect(share).toBeGreaterThan(0.4);
    expect(share).toBeLessThan(0.6);
  }
});
