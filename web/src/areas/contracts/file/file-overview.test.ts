import { describe, expect, it } from 'vitest';
import { overviewOf } from './file-overview.ts';

const of = (values: Record<string, string>, hidden: Record<string, string> = {}) =>
  overviewOf({ values, hidden }, '2026-07-01');

const part = (values: Record<string, string>, name: string, hidden = {}) =>
  of(values, hidden).parts.find((one) => one.part === name);

describe('a contract file at a glance', () => {
  it('asks for the guardian of a minor alone', () => {
    expect(part({}, 'guardian')).toBeUndefined();
    const minor = { candidate_birthdate: '2010-01-01', contract_start: '2026-09-01' };
    expect(part(minor, 'guardian')?.missing).toBeGreaterThan(0);
  });

  it('counts what is missing and what is wrong; a hidden number is not missing', () => {
    const before = part({}, 'supervisor')?.missing ?? 0;
    expect(part({ supervisor_firstname: 'Éric' }, 'supervisor')?.missing).toBe(before - 1);
    expect(part({}, 'supervisor', { supervisor_nir: '… 80' })?.missing).toBe(before - 1);
    expect(part({ siret: '123', ape_code: '4400A' }, 'company')?.wrong).toBe(2);
    expect(part({ siret: '123', ape_code: '4400A', reason_ape_code: 'Vu' }, 'company')?.wrong).toBe(
      1,
    );
  });
});
