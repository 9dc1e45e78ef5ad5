import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { bestPlaces } from './best-pairs.ts';
import { tieHash } from '../hash.ts';
import { PairCollector, pairsWhere } from './scored-pairs.ts';

const parts = { industry: 0, test: 0, geographic: 0, resume: 0 };

test('the best pairs of one candidate are the first by total, then by lot', () => {
  const totals = fc.array(fc.integer({ min: 0, max: 5 }), { maxLength: 30 });
  fc.assert(
    fc.property(totals, fc.integer({ min: 1, max: 10 }), fc.nat(), (some, best, seed) => {
      const collector = new PairCollector();
      for (const [needId, total] of some.entries()) collector.add(7, needId, { ...parts, total });
      const pairs = collector.finish();
      const first = some
        .map((total, needId) => ({ total, needId, lot: tieHash(7, needId, seed) }))
        .toSorted((one, other) => other.total - one.total || one.lot - other.lot)
        .slice(0, best)
        .map(({ needId }) => needId);
      const places = bestPlaces(pairs, { best, seed });
      const kept = pairsWhere(pairs, (at) => places[at] === true);
      expect([...kept.needId]).toEqual(first.toSorted((one, other) => one - other));
      expect([...kept.total]).toEqual([...kept.needId].map((needId) => some[needId]));
    }),
  );
});
