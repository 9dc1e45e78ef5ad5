import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fileStateKeys } from '../../contracts/signing/file-state.ts';
import {
  candidateContractCauses,
  companyContractCauses,
  paymentCauses,
  type ContractFacts,
} from './contract-causes.ts';
import { rulesWith } from '../settings/rules.ts';
import { waitsOf } from '../wait.ts';

const since = new Date('2026-08-10T08:00:00Z');

const file: ContractFacts = {
  matchId: 4,
  state: 'complete',
  stateSince: since,
  agreedAt: null,
  startsOn: '2026-09-01',
  endsOn: '2028-08-31',
  lodgedOn: null,
  isProfessional: false,
  refusedOn: null,
  companySigned: false,
  candidateSigned: false,
  guardianOpen: false,
  online: [],
  paymentOn: null,
  aidOn: null,
  formalities: { visit: null, card: null, interview: null },
  lacks: [],
};

const kinds = (changes: Partial<ContractFacts>) => {
  const files = [{ ...file, ...changes }];
  return [candidateContractCauses(7, files), companyContractCauses(8, files)].map((causes) =>
    causes.map(({ kind, limit }) => [kind, limit]),
  );
};

const waitOn = (changes: Partial<ContractFacts>, now: string) =>
  waitsOf(candidateContractCauses(7, [{ ...file, ...changes }]), rulesWith({}), [], {
    begunAt: since,
    now: new Date(now),
  })[0];

describe('a contract file', () => {
  it('that is signed online is asked of each at their turn, and of a minor at last through their guardian', () => {
    const manners = (changes: Partial<ContractFacts>) => {
      const files = [{ ...file, ...changes }];
      return [candidateContractCauses(7, files), companyContractCauses(8, files)].map((causes) =>
        causes.map(({ manner }) => manner),
      );
    };
    expect(manners({})).toEqual([[undefined], [undefined]]);
    expect(manners({ online: ['employer', 'candidate'] })).toEqual([['online_later'], ['online']]);
    expect(manners({ companySigned: true, online: ['candidate', 'guardian'] })).toEqual([
      ['online'],
      [],
    ]);
    const minor = { companySigned: true, candidateSigned: true, guardianOpen: true };
    expect(manners(minor)).toEqual([['guardian'], []]);
    expect(manners({ ...minor, online: ['guardian'] })).toEqual([['guardian_online'], []]);
    expect(manners({ online: ['guardian'] })).toEqual([[undefined], [undefined]]);
  });

  it('reminds nobody of a link that has not left yet', () => {
    const stepOf = (online: string[]) => waitOn({ online }, '2026-08-13T08:00:00Z')?.step;
    expect(stepOf([])).toBe(1);
    expect(stepOf(['candidate', 'employer'])).toBe(1);
    expect(stepOf(['employer', 'candidate'])).toBeNull();
  });

  it('waits for each who has not signed, then for the centre, then for the answer', () => {
    const sign = ['sign_contract', '2026-09-01'];
    expect(kinds({})).toEqual([[sign], [sign]]);
    expect(kinds({ candidateSigned: true })).toEqual([[], [sign]]);
    expect(kinds({ companySigned: true })).toEqual([[sign], []]);
    expect(kinds({ candidateSigned: true, companySigned: true })).toEqual([
      [['visa_contract', '2026-09-01']],
      [],
    ]);
    const minor = { candidateSigned: true, guardianOpen: true };
    expect(kinds({ ...minor, companySigned: true })).toEqual([[sign], []]);
    expect(kinds(minor)).toEqual([[sign], [sign]]);
    expect(kinds({ state: 'signed' })).toEqual([[['lodge_contract', '2026-09-07']], []]);
    expect(kinds({ state: 'signed', isProfessional: true })).toEqual([
      [['lodge_contract', '2026-09-06']],
      [],
    ]);
    expect(kinds({ state: 'lodged', lodgedOn: '2026-09-03' })).toEqual([
      [['contract_decision', '2026-09-23']],
      [],
    ]);
    expect(kinds({ state: 'refused', lodgedOn: '2026-09-03' })).toEqual([
      [['mend_contract', undefined]],
      [],
    ]);
  });

  it('in preparation waits for each whose part lacks something, and once it is whole for the company to say so', () => {
    const complete = ['complete_contract', '2026-09-01'];
    const open = (lacks: ContractFacts['lacks']) => kinds({ state: 'open', lacks });
    expect(open([])).toEqual([[], [complete]]);
    expect(open(['company'])).toEqual([[], [complete]]);
    expect(open(['candidate'])).toEqual([[['candidate_part', '2026-09-01']], []]);
    expect(open(['centre'])).toEqual([[['centre_part', '2026-09-01']], []]);
    expect(open(['company', 'candidate', 'centre'])).toEqual([
      [
        ['candidate_part', '2026-09-01'],
        ['centre_part', '2026-09-01'],
      ],
      [complete],
    ]);
    // Last saved before it was kept what lacks.
    expect(open(null)).toEqual([[], [complete]]);
  });

  it('goes on waiting for the candidate’s part since both agreed, as while it was prepared', () => {
    const agreedAt = new Date('2026-08-01T08:00:00Z');
    const sinceOf = (changes: Partial<ContractFacts>) =>
      waitOn({ state: 'open', lacks: ['candidate'], ...changes }, '2026-08-20T08:00:00Z')?.since;
    expect(sinceOf({ agreedAt })).toEqual(agreedAt);
    expect(sinceOf({})).toEqual(since);
    // Of the centre, as of the company, nothing is waited for before the enrolment is finalised.
    expect(sinceOf({ agreedAt, lacks: ['centre'] })).toEqual(since);
  });

  it('that was refused waits to be mended until it is complete, then is the staff’s at every step', () => {
    const mended = { refusedOn: '2026-09-20', stateSince: new Date('2026-09-21T08:00:00Z') };
    const undated = (kind: string) => [[[kind, undefined]], []];
    expect(kinds({ ...mended, state: 'open' })).toEqual(undated('mend_contract'));
    expect(kinds({ ...mended, companySigned: true })).toEqual(undated('sign_contract'));
    expect(kinds({ ...mended, state: 'signed' })).toEqual(undated('lodge_contract'));
    for (const state of ['open', 'complete', 'signed'] as const)
      expect(waitOn({ ...mended, state }, '2026-09-21T09:00:00Z')?.isLate).toBe(true);
  });

  it('waits for the next instalment from its day on, once it is accepted', () => {
    const waits = (changes: Partial<ContractFacts>, now: string) =>
      waitsOf(paymentCauses(7, [{ ...file, ...changes }]), rulesWith({}), [], {
        begunAt: since,
        now: new Date(now),
      }).map(({ kind, isLate }) => [kind, isLate]);
    const accepted = { state: 'accepted', paymentOn: '2026-09-01' } as const;
    expect(waits(accepted, '2026-08-31T20:00:00Z')).toEqual([]);
    expect(waits(accepted, '2026-09-01T10:00:00Z')).toEqual([['contract_payment', true]]);
    expect(waits({ ...accepted, state: 'amended' }, '2026-09-02T10:00:00Z')).toHaveLength(1);
    expect(waits({ ...accepted, state: 'lodged' }, '2026-09-02T10:00:00Z')).toEqual([]);
    expect(waits({ ...accepted, paymentOn: null }, '2026-09-02T10:00:00Z')).toEqual([]);
  });

  it('comes to the staff by the table, or by the calendar where that is earlier', () => {
    const days = { state: 'signed', stateSince: new Date('2026-09-03T08:00:00Z') } as const;
    // Two working days before the limit, which is Monday the 7th: Sunday does not count.
    expect(waitOn(days, '2026-09-03T21:00:00Z')?.isLate).toBe(false);
    expect(waitOn(days, '2026-09-03T22:30:00Z')?.isLate).toBe(true);
    expect(waitOn(days, '2026-09-07T12:00:00Z')?.isOver).toBe(false);
    expect(waitOn(days, '2026-09-08T12:00:00Z')?.isOver).toBe(true);
    expect(waitOn({ ...days, stateSince: since }, '2026-08-15T09:00:00Z')?.isLate).toBe(true);
  });

  it('is waited for in one place at most on each side, and nowhere before or after', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...fileStateKeys),
        fc.boolean(),
        fc.boolean(),
        fc.constantFrom<ContractFacts['lacks']>(null, [], ['company'], ['candidate'], ['centre']),
        (state, companySigned, candidateSigned, lacks) => {
          const [ofCandidate = [], ofCompany = []] = kinds({
            state,
            companySigned,
            candidateSigned,
            lacks,
            lodgedOn: '2026-09-03',
          });
          const isOthers = lacks?.[0] === 'candidate' || lacks?.[0] === 'centre';
          const isOpen = !['accepted', 'amended'].includes(state);
          const isCompanys =
            (state === 'complete' && !companySigned) || (state === 'open' && !isOthers);
          expect(ofCompany.length).toBe(isCompanys ? 1 : 0);
          expect(ofCandidate.length <= (isOpen ? 1 : 0)).toBe(true);
          expect(isOpen && ofCandidate.length + ofCompany.length === 0).toBe(false);
        },
      ),
    );
  });
});
