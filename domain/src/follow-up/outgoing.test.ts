import { describe, expect, it } from 'vitest';
import { candidateCauses } from './candidate-causes.ts';
import { topicKeys } from './settings/topics.ts';
import { outgoingTo, outgoingWithin, type Reader } from './outgoing.ts';
import { alertsWith, channelKeys, type Channel } from './settings/channels.ts';
import { rulesWith } from './settings/rules.ts';
import { waitsOf } from './wait.ts';

const start = new Date('2026-10-01T07:00:00Z');
const begunAt = new Date('2026-09-01T00:00:00Z');
const rules = rulesWith({});
const terms = { digestHour: 9, rules, alerts: alertsWith({}) };

const reader = {
  waits: [],
  news: 1,
  isFirst: false,
  isFirstMessage: false,
  changes: 0,
  muted: [],
  isHeld: false,
  heldKinds: [],
  lastDay: null,
  remindedAt: [],
  reach: channelKeys,
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
  expect(outgoingTo({ ...reader, isFirst: true }, early, terms)).toMatchObject({ news: true });
  expect(outgoingTo(reader, early, terms)).toBe(null);
  expect(outgoingTo(reader, new Date('2026-11-23T08:00:00Z'), terms)).toMatchObject({ news: true });
});

it('tells nothing to who is held back, has an address that refuses, or switched it off', () => {
  const now = new Date('2026-11-23T10:00:00Z');
  expect(outgoingTo({ ...reader, isHeld: true }, now, terms)).toBe(null);
  expect(outgoingTo({ ...reader, lastDay: '2026-11-23' }, now, terms)).toBe(null);
  expect(outgoingTo({ ...reader, muted: ['news'] }, now, terms)).toBe(null);
  const facts = { ...invited, refusedAt: start };
  const waits = waitsOf(candidateCauses(facts), rules, [], { begunAt, now });
  expect(outgoingTo({ ...reader, waits }, now, terms)).toBe(null);
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
      terms,
    );
  expect(after([1, 3, 8])?.reminders).toHaveLength(1);
  expect(after([1, 3, 6])).toBe(null);
});

describe('channels', () => {
  const now = new Date('2026-11-23T10:00:00Z');
  const facts = { ...invited, invitedAt: new Date('2026-11-19T10:00:00Z') };
  const leaving = (
    channels: readonly Channel[],
    { smsLeft = 1, ...changes }: Partial<Reader> & { smsLeft?: number } = {},
  ) => {
    const set = { sheet: { runs: true, reminders: [3], staffAfter: 9, channels } };
    const own = { ...terms, rules: rulesWith(set) };
    const waits = waitsOf(
      candidateCauses({ ...facts, registeredAt: facts.invitedAt }),
      own.rules,
      [],
      { begunAt, now },
    );
    return outgoingWithin({ ...reader, news: 0, waits, ...changes }, now, own, smsLeft);
  };

  it('are those that are set and reach the reader; where there is none nothing leaves', () => {
    expect(leaving(['mail']).outgoing).toMatchObject({ channels: ['mail'] });
    expect(leaving(['sms', 'mail', 'push']).outgoing).toMatchObject({ channels: channelKeys });
    expect(leaving(['sms', 'push'], { reach: ['mail', 'push'] }).outgoing).toMatchObject({
      channels: ['push'],
    });
    expect(leaving(['sms'], { reach: ['mail'] }).outgoing).toBe(null);
    expect(leaving([]).outgoing).toBe(null);
  });

  it('lack SMS once the month has none left', () => {
    const none = { smsLeft: 0 };
    expect(leaving(['sms', 'mail'], none)).toMatchObject({
      isSmsLeftOut: true,
      outgoing: { channels: ['mail'] },
    });
    expect(leaving(['sms'], none)).toEqual({ isSmsLeftOut: true, outgoing: null });
    expect(leaving(['mail'], none)).toMatchObject({ isSmsLeftOut: false });
  });

  it('of news are a mail, and at the first what else tells what cannot wait', () => {
    const first = { ...reader, isFirst: true, isFirstMessage: true };
    expect(outgoingTo(first, now, terms)?.channels).toEqual(['mail', 'push']);
    expect(outgoingTo(reader, now, terms)?.channels).toEqual(['mail']);
    const quiet = { ...terms, alerts: alertsWith({ first_match: [] }) };
    expect(outgoingTo(first, now, quiet)?.channels).toEqual(['mail']);
  });

  it('stay as they were for what was set before there were any, and never hold what a kind cannot use', () => {
    const set = { runs: true, reminders: [4], staffAfter: 9 };
    const { register, sheet } = rulesWith({
      sheet: set,
      register: { ...set, channels: ['push'] },
    });
    expect(sheet).toEqual({ ...set, channels: ['mail'] });
    expect(register).toEqual({ ...set, runs: false, channels: [] });
  });
});

it('what has changed of a need that somebody wants is told whatever they have muted, in the hours of digests', () => {
  const at = new Date('2026-10-06T08:00:00Z');
  const told = { ...reader, waits: [], news: 0, changes: 1, muted: topicKeys };
  expect(outgoingTo(told, at, terms)).toMatchObject({ changes: true, channels: ['mail'] });
  expect(outgoingTo({ ...told, changes: 0, news: 1 }, at, terms)).toBeNull();
});

it('a changed need tells no new match to whoever has muted those: they are still new once they are asked for again', () => {
  const at = new Date('2026-10-06T08:00:00Z');
  const first = { ...reader, isFirst: true, isFirstMessage: true, changes: 1 };
  expect(outgoingTo({ ...first, muted: ['news'] }, at, terms)).toEqual({
    reminders: [],
    news: false,
    changes: true,
    channels: ['mail'],
  });
  expect(outgoingTo(first, at, terms)).toMatchObject({ news: true, changes: true });
});
