import { slotsOf } from '@tandem/domain/forums/forum';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { fillForum } from './fill-forum.ts';
import { pairKey, type ForumMeeting, type ForumPair, type ForumQuestion } from './forum.ts';

const pair = fc.record({
  candidateId: fc.integer({ min: 1, max: 8 }),
  companyId: fc.integer({ min: 1, max: 4 }),
  needId: fc.integer({ min: 1, max: 3 }),
  worth: fc.integer({ min: 0, max: 1300 }),
});

const question = fc.record({
  pairs: fc.array(pair, { maxLength: 40 }),
  slots: fc.integer({ min: 1, max: 6 }),
  most: fc.integer({ min: 1, max: 4 }),
  kept: fc.constant([]),
});

const times = (
  key: (meeting: ForumMeeting) => number | string,
  meetings: readonly ForumMeeting[],
) => [...Map.groupBy(meetings, key).values()].map(({ length }) => length);

const expectNobodyTwice = (meetings: readonly ForumMeeting[]) => {
  for (const key of [
    ({ candidateId, slot }: ForumMeeting) => `${candidateId} ${slot}`,
    ({ companyId, slot }: ForumMeeting) => `${companyId} ${slot}`,
    pairKey,
  ])
    for (const count of times(key, meetings)) expect(count).toBe(1);
};

/** How many candidates can have a meeting at all: augmenting paths, one candidate at a time. */
const mostSeated = (pairs: readonly ForumPair[], slots: number): number => {
  const seated = new Map<string, number>();
  const seat = (candidateId: number, seen: Set<string>): boolean => {
    for (const { companyId } of pairs.filter((one) => one.candidateId === candidateId))
      for (let slot = 0; slot < slots; slot += 1) {
        const place = `${companyId}/${slot}`;
        if (seen.has(place)) continue;
        seen.add(place);
        const holder = seated.get(place);
        if (holder === undefined || seat(holder, seen)) {
          seated.set(place, candidateId);
          return true;
        }
      }
    return false;
  };
  const candidates = new Set(pairs.map(({ candidateId }) => candidateId));
  return [...candidates].filter((candidateId) => seat(candidateId, new Set())).length;
};

test('nobody is in two places at once, meets somebody twice, or has more meetings than allowed', () => {
  fc.assert(
    fc.property(question, (asked) => {
      const meetings = fillForum(asked);
      expectNobodyTwice(meetings);
      for (const count of times(({ candidateId }) => candidateId, meetings))
        expect(count).toBeLessThanOrEqual(asked.most);
      for (const { slot } of meetings) {
        expect(slot).toBeGreaterThanOrEqual(0);
        expect(slot).toBeLessThan(asked.slots);
      }
    }),
  );
});

test('only those meet who could, about the need that suits best', () => {
  fc.assert(
    fc.property(question, (asked) => {
      for (const meeting of fillForum(asked)) {
        const own = asked.pairs.filter((one) => pairKey(one) === pairKey(meeting));
        const best = Math.max(...own.map(({ worth }) => worth));
        expect(
          own.find(({ needId, worth }) => needId === meeting.needId && worth === best),
        ).toBeDefined();
      }
    }),
  );
});

test('as many candidates as possible have a meeting', () => {
  fc.assert(
    fc.property(question, (asked) => {
      const seated = new Set(fillForum(asked).map(({ candidateId }) => candidateId));
      expect(seated.size).toBe(mostSeated(asked.pairs, asked.slots));
    }),
  );
});

test('nobody who has room left could still meet a company that has room left', () => {
  fc.assert(
    fc.property(question, (asked) => {
      const meetings = fillForum(asked);
      const met = new Set(meetings.map(pairKey));
      const countOf = (side: 'candidateId' | 'companyId', id: number) =>
        meetings.filter((one) => one[side] === id).length;
      const most = Math.min(asked.most, asked.slots);
      const missed = asked.pairs.filter(
        (one) =>
          !met.has(pairKey(one)) &&
          countOf('candidateId', one.candidateId) < most &&
          countOf('companyId', one.companyId) < asked.slots,
      );
      expect(missed).toEqual([]);
    }),
  );
});

test('the order in which it is asked does not matter', () => {
  fc.assert(
    fc.property(question, (asked) => {
      const turned: ForumQuestion = { ...asked, pairs: asked.pairs.toReversed() };
      expect(fillForum(turned)).toEqual(fillForum(asked));
    }),
  );
});

test('what is kept stays where it is, and the rest is filled around it', () => {
  fc.assert(
    fc.property(question, fc.nat(), (asked, some) => {
      const kept = fillForum(asked).filter((_, at) => (at + some) % 2 === 0);
      const before = structuredClone(kept);
      const meetings = fillForum({ ...asked, kept });
      expect(kept).toEqual(before);
      expect(meetings).toEqual(expect.arrayContaining(before));
      expectNobodyTwice(meetings);
    }),
  );
});

const busy = fc.record({
  side: fc.constantFrom('candidate' as const, 'company' as const),
  id: fc.integer({ min: 1, max: 8 }),
  slot: fc.integer({ min: 0, max: 5 }),
});

test('nobody meets anybody while they are busy elsewhere', () => {
  fc.assert(
    fc.property(question, fc.array(busy, { maxLength: 12 }), (asked, elsewhere) => {
      const meetings = fillForum({ ...asked, busy: elsewhere });
      expectNobodyTwice(meetings);
      const missed = elsewhere.filter(({ side, id, slot }) =>
        meetings.some((one) => one.slot === slot && one[`${side}Id`] === id),
      );
      expect(missed).toEqual([]);
    }),
  );
});

test('good meetings come before poor ones, and every company has some', () => {
  const pairs = [1, 2, 3, 4].flatMap((candidateId) =>
    [1, 2].map((companyId) => ({
      candidateId,
      companyId,
      needId: companyId,
      worth: companyId === 1 ? 900 : 890,
    })),
  );
  const meetings = fillForum({ pairs, slots: 4, most: 1, kept: [] });
  expect(times(({ companyId }) => companyId, meetings)).toEqual([2, 2]);
  const lopsided = pairs.map((one) => ({ ...one, worth: one.companyId === 1 ? 900 : 100 }));
  const best = fillForum({ pairs: lopsided, slots: 4, most: 1, kept: [] });
  expect(times(({ companyId }) => companyId, best)).toEqual([4]);
});

test('a day for 40 candidates and 12 companies: nobody is in two places at one moment, and all who could meet somebody do', () => {
  const minutes = 10;
  const hours = { day: '2027-01-12', starts: '09:00', ends: '16:40', minutes };
  const times = slotsOf({ ...hours, pause_starts: '12:00', pause_ends: '13:05' });
  const spansOf = (meetings: readonly ForumMeeting[]) =>
    meetings.map(({ slot }) => times[slot]?.getTime() ?? NaN).toSorted((one, other) => one - other);
  const many = fc.record({
    pairs: fc.array(
      fc.record({
        candidateId: fc.integer({ min: 1, max: 40 }),
        companyId: fc.integer({ min: 1, max: 12 }),
        needId: fc.integer({ min: 1, max: 24 }),
        worth: fc.integer({ min: 0, max: 1300 }),
      }),
      { minLength: 300, maxLength: 480 },
    ),
    busy: fc.array(
      fc.record({
        side: fc.constantFrom('candidate' as const, 'company' as const),
        id: fc.integer({ min: 1, max: 12 }),
        slot: fc.integer({ min: 0, max: times.length - 1 }),
      }),
      { maxLength: 30 },
    ),
  });
  fc.assert(
    fc.property(many, (asked) => {
      const most = 4;
      const meetings = fillForum({ ...asked, slots: times.length, most, kept: [] });
      const wished = new Set(asked.pairs.map((one) => `${pairKey(one)}/${one.needId}`));
      for (const one of meetings) expect(wished).toContain(`${pairKey(one)}/${one.needId}`);
      for (const side of ['candidate', 'company'] as const)
        for (const [id, own] of Map.groupBy(meetings, (one) => one[`${side}Id`])) {
          const begins = spansOf(own);
          for (const [at, start] of begins.slice(1).entries())
            expect(start - (begins[at] ?? NaN)).toBeGreaterThanOrEqual(minutes * 60_000);
          for (const { slot } of own) expect(asked.busy).not.toContainEqual({ side, id, slot });
          expect(own.length).toBeLessThanOrEqual(side === 'candidate' ? most : times.length);
        }
      const reached = new Set(meetings.map(({ candidateId }) => candidateId));
      expect(reached).toEqual(new Set(asked.pairs.map(({ candidateId }) => candidateId)));
    }),
    { numRuns: 5 },
  );
});
