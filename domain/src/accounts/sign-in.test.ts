import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  failuresAt,
  firstPasswordExpiry,
  invitationExpiry,
  isSignInAlive,
  isTrustedDevice,
  networkFailuresAt,
  resetExpiry,
  signInWaitSeconds,
} from './sign-in.ts';

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

const now = new Date('2026-09-01T08:00:00Z');
const ago = (milliseconds: number): Date => new Date(now.getTime() - milliseconds);

describe('a sign-in', () => {
  it.each([
    [0, 0, true],
    [14 * day - 1, day, true],
    [14 * day, 0, false],
    [5 * day, 3 * day - 1, true],
    [5 * day, 3 * day, false],
  ])('begun %i ms ago and used %i ms ago: alive is %s', (begun, used, isAlive) => {
    expect(isSignInAlive({ createdAt: ago(begun), lastUsedAt: ago(used) }, now)).toBe(isAlive);
  });
});

describe('failed sign-ins', () => {
  it('are forgotten after half an hour without one', () => {
    expect(failuresAt(null, now)).toBe(0);
    expect(failuresAt({ count: 7, lastFailedAt: ago(30 * minute - 1) }, now)).toBe(7);
    expect(failuresAt({ count: 7, lastFailedAt: ago(30 * minute) }, now)).toBe(0);
  });

  it.each([
    [0, 0, 0, 0],
    [4, 0, 0, 0],
    [5, 1, 0, 0],
    [6, 2, 0, 0],
    [8, 8, 0, 0],
    [15, 900, 0, 0],
    [99, 900, 0, 0],
    [100, 900, 1, 0],
    [103, 900, 8, 0],
    [299, 900, 60, 0],
    [300, 900, 60, 1],
    [1_000, 900, 60, 60],
  ])(
    '%i of them: wait %i s for the account from one network, %i s from all, %i s for the network',
    (count, pair, account, network) => {
      const failures = { count, lastFailedAt: now };
      expect(signInWaitSeconds(failures, 'pair', now)).toBe(pair);
      expect(signInWaitSeconds(failures, 'account', now)).toBe(account);
      expect(signInWaitSeconds(failures, 'network', now)).toBe(network);
    },
  );

  it.each([
    [0, 300],
    [29 * second, 300],
    [30 * second, 299],
    [20 * minute, 260],
    [30 * minute, 0],
  ])('of a network are forgotten one by one: %i ms later %i of 300 count', (later, count) => {
    expect(networkFailuresAt({ count: 300, lastFailedAt: ago(later) }, now)).toBe(count);
  });

  it('take the trust from a device that guesses, until they are forgotten', () => {
    expect(isTrustedDevice(null, now)).toBe(true);
    expect(isTrustedDevice({ count: 9, lastFailedAt: now }, now)).toBe(true);
    expect(isTrustedDevice({ count: 10, lastFailedAt: now }, now)).toBe(false);
    expect(isTrustedDevice({ count: 10, lastFailedAt: ago(30 * minute) }, now)).toBe(true);
  });

  it('make one wait less as time passes, whole seconds, and never more for fewer', () => {
    const failures = fc.record({
      count: fc.nat({ max: 400 }),
      lastFailedAt: fc.integer({ min: 0, max: hour }).map(ago),
    });
    const of = fc.constantFrom('pair' as const, 'account' as const, 'network' as const);
    fc.assert(
      fc.property(failures, of, fc.nat({ max: hour }), (failures, of, later) => {
        const wait = signInWaitSeconds(failures, of, now);
        expect(Number.isInteger(wait)).toBe(true);
        expect(wait).toBeGreaterThanOrEqual(0);
        const then = new Date(now.getTime() + later);
        expect(signInWaitSeconds(failures, of, then)).toBeLessThanOrEqual(wait);
        const fewer = { ...failures, count: Math.max(0, failures.count - 1) };
        expect(signInWaitSeconds(fewer, of, now)).toBeLessThanOrEqual(wait);
      }),
    );
  });

  it('leave the door open to whom has none', () => {
    expect(signInWaitSeconds(null, 'account', now)).toBe(0);
  });
});

describe('links', () => {
  it('work for 90 days, 2 hours and 7 days', () => {
    expect(invitationExpiry(now).getTime() - now.getTime()).toBe(90 * day);
    expect(resetExpiry(now).getTime() - now.getTime()).toBe(2 * hour);
    expect(firstPasswordExpiry(now).getTime() - now.getTime()).toBe(7 * day);
  });
});
