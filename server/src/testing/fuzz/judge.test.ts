import { contract } from '@tandem/contract';
import { describe, expect, test } from 'vitest';
import { bystanderMark, faultOf, type FuzzAnswer } from './judge.ts';

const answer = (status: number, body: unknown): FuzzAnswer => ({
  status,
  headers: { 'content-type': 'application/json; charset=utf-8' },
  text: typeof body === 'string' ? body : JSON.stringify(body),
});

const list = contract['GET /formations/'];
const refusal = { code: 'not_found', message: 'Absent.' };

describe('how an answer to a strange request is judged', () => {
  test.each([
    ['a list', 'applicant', answer(200, [{ id: 1, name: 'BTS', level: '5' }])],
    ['a refusal', 'visitor', answer(401, refusal)],
  ] as const)('%s is fine', (_, role, given) => {
    expect(faultOf(list, role, given, true)).toBe(null);
  });

  test.each([
    ['an error', 'applicant', answer(500, refusal), 'status 500'],
    ['another shape', 'applicant', answer(200, [{ id: 'x' }]), 'not what the contract says'],
    ['a refusal without a sentence', 'applicant', answer(400, { code: 'x' }), 'another form'],
    ['text that is no JSON', 'applicant', answer(400, 'oops'), 'another form'],
    ['a visitor let in', 'visitor', answer(200, []), 'lets visitor in'],
    ['what is behind', 'staff', answer(400, 'at x (server/src/a.ts:1)'), 'the inside'],
    ['a redirection', 'staff', answer(302, ''), 'leads elsewhere'],
    ['a stranger’s record', 'company', answer(200, [bystanderMark]), "somebody else's"],
  ] as const)('%s is a fault', (_, role, given, fault) => {
    expect(faultOf(list, role, given, true)).toContain(fault);
  });
});
