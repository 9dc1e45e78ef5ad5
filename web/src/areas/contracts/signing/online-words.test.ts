import { describe, expect, it } from 'vitest';
import { onlineWords, signerIn } from './online-words.ts';

const signer = {
  signatory: 'employer',
  state: 'opened',
  since: '2026-09-01T08:00:00.000Z',
  reminded_at: null,
} as const;

const request = (
  state: 'pending' | 'cancelled' | 'rejected',
  signers: readonly object[] = [signer],
) => ({ state, asked_by: 'staff', asked_at: signer.since, signatories: signers }) as never;

describe('what is told of who signs online', () => {
  it('is how they stand while it is open, and a refusal afterwards', () => {
    expect(signerIn(request('pending'), 'employer')).toEqual({ ...signer, turn: true });
    expect(signerIn(request('pending'), 'candidate')).toBeNull();
    expect(signerIn(null, 'employer')).toBeNull();
    expect(signerIn(request('cancelled'), 'employer')).toBeNull();
    const rejected = { ...signer, state: 'rejected' };
    expect(signerIn(request('rejected', [rejected]), 'employer')).toEqual({
      ...rejected,
      turn: true,
    });
  });

  it('is a link to come until all who sign before have', () => {
    const waiting = { ...signer, signatory: 'candidate', state: 'waiting', since: null } as const;
    const told = (first: object) => {
      const found = signerIn(request('pending', [first, waiting]), 'candidate');
      return found && onlineWords(found);
    };
    expect(told(signer)).toMatch(/^En ligne\s: recevra son lien à son tour$/);
    expect(told({ ...signer, state: 'signed' })).toMatch(/lien pas encore ouvert$/);
    expect(told({ ...signer, state: 'paper' })).toMatch(/lien pas encore ouvert$/);
  });

  it('says since when, and when they were reminded', () => {
    const first = { ...signer, turn: true };
    expect(onlineWords(first)).toMatch(/^En ligne\s: ouvert, pas encore signé, .*2026/);
    expect(onlineWords({ ...first, since: null, state: 'waiting' })).toMatch(
      /^En ligne\s: lien pas encore ouvert$/,
    );
    expect(onlineWords({ ...first, reminded_at: signer.since })).toMatch(/\. Relancé .*2026/);
  });
});
