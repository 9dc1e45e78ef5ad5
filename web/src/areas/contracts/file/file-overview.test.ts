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

  it('tells what is wrong with a number that is not shown, until it is typed anew or has its reason', () => {
    const finding = {
      rule: 'supervisor_nir_bearer',
      field: 'supervisor_nir',
      blocks: false,
      wrong: 'Ce numéro ne va pas avec la date de naissance.',
      why: '',
      remedy: '',
      source: '',
    };
    const wrong = (values: Record<string, string>) =>
      overviewOf({ values, hidden: {}, sealedFindings: [finding] }, '2026-07-01').parts.find(
        (one) => one.part === 'supervisor',
      )?.wrong;
    expect(wrong({})).toBe(1);
    expect(wrong({ supervisor_nir: '180056912345692' })).toBe(0);
    expect(wrong({ reason_supervisor_nir_bearer: 'Carte Vitale vue' })).toBe(0);
  });

  it('tells what is wrong with a shown field by what is not shown', () => {
    const finding = {
      rule: 'supervisor_load',
      field: 'supervisor_email',
      blocks: true,
      wrong: 'Ce tuteur accompagne déjà 3 apprentis à la même période.',
      why: '',
      remedy: '',
      source: '',
    };
    const values = { supervisor_email: 'eric@atelier.example' };
    const { findings } = overviewOf({ values, hidden: {}, sealedFindings: [finding] });
    expect(findings).toContain(finding);
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
