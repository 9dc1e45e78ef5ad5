import { describe, expect, it } from 'vitest';
import {
  candidateAmendmentCauses,
  companyAmendmentCauses,
  type AmendmentFacts,
} from './amendment-causes.ts';

const begun: AmendmentFacts = {
  matchId: 4,
  state: 'draft',
  stateSince: new Date('2026-11-02T08:00:00Z'),
  effectiveOn: '2026-12-01',
  lodgedOn: null,
  isProfessional: false,
  refusedOn: null,
  isBegun: true,
  companySigned: false,
  candidateSigned: false,
  online: [],
};

const kinds = (...all: Partial<AmendmentFacts>[]) => {
  const facts = all.map((changes) => ({ ...begun, ...changes }));
  return [candidateAmendmentCauses(7, facts), companyAmendmentCauses(8, facts)].map((causes) =>
    causes.map(({ kind, limit }) => [kind, limit]),
  );
};

describe('an amendment', () => {
  it('waits for who has not signed before it takes effect, once somebody has, then for the visa', () => {
    const sign = ['sign_amendment', '2026-12-01'];
    expect(kinds({ isBegun: false })).toEqual([[], []]);
    expect(kinds({})).toEqual([[sign], [sign]]);
    expect(kinds({ companySigned: true })).toEqual([[sign], []]);
    expect(kinds({ companySigned: true, candidateSigned: true })).toEqual([
      [['visa_amendment', '2026-12-01']],
      [],
    ]);
  });

  it('waits for the lodging, the answer, and to be mended where it is refused', () => {
    expect(kinds({ state: 'signed' })).toEqual([[['lodge_amendment', '2026-12-07']], []]);
    expect(kinds({ state: 'lodged', lodgedOn: '2026-12-03' })).toEqual([
      [['amendment_decision', '2026-12-23']],
      [],
    ]);
    expect(kinds({ state: 'refused', lodgedOn: '2026-12-03' })).toEqual([
      [['mend_amendment', undefined]],
      [],
    ]);
    for (const state of ['accepted', 'withdrawn'] as const)
      expect(kinds({ state })).toEqual([[], []]);
  });

  it('that was refused is mended until somebody signs it again; its first days are over', () => {
    const again = { refusedOn: '2026-12-10' } as const;
    expect(kinds({ ...again, isBegun: false })).toEqual([[['mend_amendment', undefined]], []]);
    const sign = ['sign_amendment', undefined];
    expect(kinds(again)).toEqual([[sign], [sign]]);
    expect(kinds({ ...again, effectiveOn: '2027-01-01', companySigned: true })[0]).toEqual([
      ['sign_amendment', '2027-01-01'],
    ]);
    expect(kinds({ ...again, state: 'signed' })[0]).toEqual([['lodge_amendment', undefined]]);
  });

  it('is one wait for a contract, since the oldest', () => {
    const later = { state: 'signed', stateSince: new Date('2026-11-05T08:00:00Z') } as const;
    expect(kinds(later, { state: 'signed' })).toEqual([[['lodge_amendment', '2026-12-07']], []]);
    expect(kinds({ state: 'signed' }, { state: 'signed', matchId: 5 })[0]).toHaveLength(2);
  });
});
