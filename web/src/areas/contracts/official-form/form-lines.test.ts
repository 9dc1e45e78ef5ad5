import { describe, expect, it } from 'vitest';
import { linesOf, ruleWords, waysOf, withRule } from './form-lines.ts';

const form = {
  sha256: 'a',
  size: 1,
  saved_at: '2026-09-01T08:00:00.000Z',
  fields: [
    { name: 'nom', kind: 'text' as const, options: [], page: 1 },
    { name: 'mode', kind: 'box' as const, options: ['1', '2'], page: 2 },
  ],
  rules: [{ name: 'mode', option: '2', key: 'contract_mode', as: 'value' as const, value: '2' }],
};

describe('the lines of an official form', () => {
  it('are its fields, and each box of those that share a name', () => {
    const lines = linesOf(form);
    expect(lines.map(({ field, option }) => [field.name, option])).toEqual([
      ['nom', ''],
      ['mode', '1'],
      ['mode', '2'],
    ]);
    expect(lines.map(ruleWords)).toEqual([
      'Rien ne le remplit',
      'Rien ne le remplit',
      expect.stringMatching(/^Cochée si Contrat.* est 2 – /),
    ]);
  });

  it('take one rule each', () => {
    const [line] = linesOf(form);
    if (!line) throw new Error('There is no line.');
    const rule = { name: 'nom', option: '', key: '', as: 'value' as const, value: 'Fixe' };
    const once = withRule(form.rules, line, rule);
    expect(withRule(once, line, { ...rule, value: 'Autre' })).toHaveLength(2);
    expect(withRule(once, line, null)).toEqual(form.rules);
    expect(ruleWords({ ...line, rule })).toContain('Fixe');
  });

  it('write days in parts, and codes by their meaning', () => {
    expect(waysOf('contract_start').map(([as]) => as)).toEqual(['value', 'day', 'month', 'year']);
    expect(waysOf('contract_mode').map(([as]) => as)).toEqual(['value', 'meaning']);
    expect(waysOf('siret').map(([as]) => as)).toEqual(['value']);
  });
});
