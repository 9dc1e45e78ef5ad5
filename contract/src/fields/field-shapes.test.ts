import type { Fields } from '@tandem/domain/fields/field';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { answeredFields, sentFields } from './field-shapes.ts';

const common = { label: 'Champ', readers: 'own' } as const;

const fields = {
  start: { ...common, kind: 'date', required: 'always', missing: null },
  end: { ...common, kind: 'date', required: 'never', missing: null },
  hours: { ...common, kind: 'number', min: 1, max: 35, required: 'never', missing: null },
  rhythm: {
    ...common,
    kind: 'choice',
    keys: ['weeks', 'days'],
    labels: { weeks: 'Semaines', days: 'Jours' },
    required: 'never',
    missing: null,
  },
  letter: { ...common, kind: 'file', required: 'never', missing: null },
} as const satisfies Fields;

const sent = z.object(sentFields(fields));

describe('shapes from a table of fields', () => {
  test('what may be left out reads as null, left out or empty', () => {
    const nothing = { start: '2026-09-01', end: null, hours: null, rhythm: null };
    expect(sent.parse({ start: '2026-09-01' })).toEqual(nothing);
    expect(sent.parse({ start: '2026-09-01', end: '', hours: '', rhythm: '' })).toEqual(nothing);
  });

  test('what is filled in is read by its kind', () => {
    const typed = { start: '2026-09-01', end: '2027-06-30', hours: '20', rhythm: 'days' };
    expect(sent.parse(typed)).toEqual({ ...typed, hours: 20 });
  });

  test.each([
    [{}, ['start', 'Ce champ est obligatoire.']],
    [{ start: '2026-02-30' }, ['start', 'Date invalide.']],
    [{ start: '2026-09-01', end: 'demain' }, ['end', 'Date invalide.']],
    [{ start: '2026-09-01', hours: '36' }, ['hours', 'Au plus 35.']],
    [{ start: '2026-09-01', rhythm: 'x' }, ['rhythm', 'Choisissez une des valeurs proposées.']],
  ])('%j is refused', (form, [name, sentence]) => {
    const issues = sent
      .safeParse(form)
      .error?.issues.map(({ path, message }) => [...path, message]);
    expect(issues).toEqual([[name, sentence]]);
  });

  test('an answer tells every field, files by their stored name, null where nothing is saved', () => {
    const nothing = { start: null, end: null, hours: null, rhythm: null, letter: null };
    const answer = z.object(answeredFields(fields));
    expect(answer.parse(nothing)).toEqual(nothing);
    expect(answer.safeParse({ ...nothing, letter: undefined }).success).toBe(false);
    expect(answer.safeParse({ ...nothing, rhythm: 'x' }).success).toBe(false);
  });
});
