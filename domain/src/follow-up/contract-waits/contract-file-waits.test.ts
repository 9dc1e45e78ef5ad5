import { expect, test } from 'vitest';
import type { ContractFacts } from './contract-causes.ts';
import { aidBy } from './aid-causes.ts';
import { contractFileWaits } from './contract-file-waits.ts';

const now = new Date('2026-09-10T08:00:00Z');
const since = new Date('2026-09-01T08:00:00Z');

const complete: ContractFacts = {
  matchId: 7,
  state: 'complete',
  stateSince: since,
  agreedAt: null,
  startsOn: '2026-10-01',
  endsOn: '2027-09-30',
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

const waits = (file: Partial<ContractFacts>) =>
  contractFileWaits({ file: { ...complete, ...file }, asked: undefined }, now).map(
    ({ kind, of, limit }) => [kind, of, limit],
  );

test('a complete file waits for each who has not signed, then for the centre', () => {
  expect(waits({})).toEqual([
    ['sign_contract', 'company', '2026-10-01'],
    ['sign_contract', 'applicant', '2026-10-01'],
  ]);
  expect(waits({ companySigned: true })).toEqual([['sign_contract', 'applicant', '2026-10-01']]);
  expect(waits({ companySigned: true, candidateSigned: true })).toEqual([
    ['visa_contract', 'centre', '2026-10-01'],
  ]);
});

test('a match that both agreed on waits for the company, and for the candidate’s part', () => {
  const preparing = { matchId: 7, agreedAt: since, startsOn: null, isCandidateOpen: true };
  expect(contractFileWaits({ file: undefined, asked: undefined, preparing }, now)).toEqual([
    { kind: 'prepare_contract', of: 'company', since, limit: null },
    { kind: 'candidate_part', of: 'applicant', since, limit: null },
  ]);
});

test('a file in preparation waits for each whose part lacks something', () => {
  const lacks = ['company', 'candidate', 'centre'] as const;
  expect(waits({ state: 'open', lacks })).toEqual([
    ['complete_contract', 'company', '2026-10-01'],
    ['candidate_part', 'applicant', '2026-10-01'],
    ['centre_part', 'centre', '2026-10-01'],
  ]);
});

test('the answer to a lodging is waited for of others than the centre', () => {
  const lodged = { state: 'lodged', lodgedOn: '2026-09-05' } as const;
  expect(waits(lodged)).toMatchObject([['contract_decision', 'payer', expect.any(String)]]);
});

test('an instalment is waited for once its day is there', () => {
  expect(waits({ state: 'accepted', paymentOn: '2026-09-10' })).toEqual([
    ['contract_payment', 'centre', null],
  ]);
  expect(waits({ state: 'accepted', paymentOn: '2026-09-11' })).toEqual([]);
});

test('once signed, the visit is waited for of the company, the card of the centre', () => {
  const formalities = { visit: '2026-11-01', card: '2026-10-01', interview: null };
  const accepted = { state: 'accepted', startsOn: '2026-09-01', formalities } as const;
  expect(waits(accepted)).toEqual([
    ['health_visit', 'company', '2026-11-01'],
    ['student_card', 'centre', '2026-10-01'],
  ]);
  expect(
    waits({ ...accepted, formalities: { visit: '2026-11-01', card: null, interview: null } }),
  ).toHaveLength(1);
  expect(
    waits({
      ...accepted,
      startsOn: '2026-09-11',
      formalities: { visit: '2026-11-11', card: null, interview: null },
    }),
  ).toEqual([]);
  const last = { ...accepted, startsOn: '2025-09-01' };
  expect(waits({ ...last, endsOn: '2026-09-10' })).toHaveLength(2);
  expect(waits({ ...last, endsOn: '2026-09-09' })).toEqual([]);
  expect(waits({ ...last, endsOn: null })).toHaveLength(2);
  for (const state of ['open', 'refused'] as const)
    expect(waits({ ...accepted, state }).map(([kind]) => kind)).not.toContain('health_visit');
});

test('in professionalisation the company is asked for the interview of its first two months', () => {
  const formalities = { visit: null, card: null, interview: '2026-11-01' };
  expect(waits({ state: 'accepted', startsOn: '2026-09-01', formalities })).toEqual([
    ['adequacy_interview', 'company', '2026-11-01'],
  ]);
});

test('what is signed and not sent is asked for in the last month before the aid is lost', () => {
  const signed = { state: 'signed', companySigned: true, candidateSigned: true } as const;
  const kinds = (aidOn: string | null) => waits({ ...signed, aidOn }).map(([kind]) => kind);
  expect(kinds('2026-10-10')).toEqual(['send_for_aid', 'lodge_contract']);
  expect(kinds('2026-10-11')).toEqual(['lodge_contract']);
  expect(kinds(null)).toEqual(['lodge_contract']);
  expect(aidBy('2026-08-31')).toBe('2027-02-28');
});

test('who was asked for a part is waited for of the company, whether or not there is a file', () => {
  const asked = { matchId: 7, since, count: 2 };
  expect(contractFileWaits({ file: undefined, asked }, now)).toEqual([
    { kind: 'contract_part', of: 'company', since, limit: null },
  ]);
});

test('an amendment is waited for as its contract is', () => {
  const amendment = {
    matchId: 7,
    state: 'lodged',
    stateSince: since,
    effectiveOn: '2026-10-01',
    lodgedOn: '2026-09-05',
    isProfessional: false,
    refusedOn: null,
    isBegun: true,
    companySigned: true,
    candidateSigned: true,
    online: [],
  } as const;
  const file = { ...complete, state: 'amended' } as const;
  const kinds = (state: 'draft' | 'signed' | 'lodged' | 'refused', candidateSigned = true) =>
    contractFileWaits(
      { file, asked: undefined, amendments: [{ ...amendment, state, candidateSigned }] },
      now,
    ).map(({ kind, of }) => [kind, of]);
  expect(kinds('draft', false)).toEqual([['sign_amendment', 'applicant']]);
  expect(kinds('signed')).toEqual([['lodge_amendment', 'centre']]);
  expect(kinds('lodged')).toEqual([['amendment_decision', 'payer']]);
  expect(kinds('refused')).toEqual([['mend_amendment', 'centre']]);
});
