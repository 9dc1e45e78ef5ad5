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
    expect(signerIn(request('pending'), 'employer')).toBe(signer);
    expect(signerIn(request('pending'), 'candidate')).toBeNull();
    expect(signerIn(null, 'employer')).toBeNull();
    expect(signerIn(request('cancelled'), 'employer')).toBeNull();
    const rejected = { ...signer, state: 'rejected' };
    expect(signerIn(request('rejected', [rejected]), 'employer')).toBe(rejected);
  });

  it('says since when, and when they were reminded', () => {
    expect(onlineWords(signer)).toMatch(/^En ligne\s: ouvert, pas encore signé, .*2026/);
    expect(onlineWords({ ...signer, since: null, state: 'waiting' })).toMatch(
      /^En ligne\s: lien pas encore ouvert$/,
    );
    expect(onlineWords({ ...signer, reminded_at: signer.since })).toMatch(/\. Relancé .*2026/);
  });
});
