import { expect, it } from 'vitest';
import { candidateCauses } from './candidate-causes.ts';
import { outgoingTo } from './outgoing.ts';
import { rulesWith } from './wait-kinds.ts';
import { waitsOf } from './wait.ts';

const hour = 9;
const start = new Date('2026-10-01T07:00:00Z');
const begunAt = new Date('2026-09-01T00:00:00Z');
const rules = rulesWith({});

const reader = {
  waits: [],
  news: 1,
  isFirst: false,
  muted: [],
  isHeld: false,
  heldKinds: [],
  lastDay: null,
  remindedAt: [],
};

const invited = {
  accountId: 1,
  invitedAt: start,
  registeredAt: null,
  sheetAt: null,
  testAt: null,
  refusedAt: null,
  isPlaced: false,
  brokenAt: null,
  isOver: false,
  toConfirmSince: null,
  openMatches: 0,
  movedAt: null,
  yeses: [],
  meetings: [],
};

it('tells the first match at once, later ones at the hour of the digest', () => {
  const early = new Date('2026-11-23T07:15:00Z');
  expect(outgoingTo({ ...reader, isFirst: true }, early, hour)).toMatchObject({ news: true });
  expect(outgoingTo(reader, early, hour)).toBe(null);
  expect(outgoingTo(reader, new Date('2026-11-23T08:00:00Z'), hour)).toMatchObject({ news: true });
});

it('tells nothing to who is held back, has an address that refuses, or switched it off', () => {
  const now = new Date('2026-11-23T10:00:00Z');
  expect(outgoingTo({ ...reader, isHeld: true }, now, hour)).toBe(null);
  expect(outgoingTo({ ...reader, lastDay: '2026-11-23' }, now, hour)).toBe(null);
  expect(outgoingTo({ ...reader, muted: ['news'] }, now, hour)).toBe(null);
  const facts = { ...invited, refusedAt: start };
  const waits = waitsOf(candidateCauses(facts), rules, [], { begunAt, now });
  expect(outgoingTo({ ...reader, waits }, now, hour)).toBe(null);
});

it('reminds three times a week at most', () => {
  const now = new Date('2026-11-23T10:00:00Z');
  const facts = { ...invited, invitedAt: new Date('2026-11-19T10:00:00Z') };
  const waits = waitsOf(candidateCauses(facts), rules, [], { begunAt, now });
  const after = (days: readonly number[]) =>
    outgoingTo(
      {
        ...reader,
        news: 0,
        waits,
        remindedAt: days.map((ago) => new Date(now.getTime() - ago * 86_400_000)),
      },
      now,
      hour,
    );
  expect(after([1, 3, 8])?.reminders).toHaveLength(1);
  expect(after([1, 3, 6])).toBe(null);
});
