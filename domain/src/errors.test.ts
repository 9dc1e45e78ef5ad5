import { describe, expect, it } from 'vitest';
import { errorSentences, Failure } from './errors.ts';

/** Given letter for letter by the specification, without a full stop. */
const givenSentences: ReadonlySet<string> = new Set([
  'Le CV est obligatoire lors de la première inscription',
  'Erreur lors du matching',
]);

describe('error sentences', () => {
  it.each(Object.entries(errorSentences))('%s is a sentence: %s', (code, sentence) => {
    expect(code).toMatch(/^[a-z]+(?:_[a-z]+)*$/);
    expect(sentence).toMatch(/^\p{Lu}/u);
    expect(sentence.endsWith('.') || givenSentences.has(sentence)).toBe(true);
    expect(sentence).not.toMatch(/\s{2}|!/);
  });

  it('are told apart', () => {
    const sentences = Object.values(errorSentences);
    expect(new Set(sentences).size).toBe(sentences.length);
  });
});

describe('Failure', () => {
  it('says the sentence of its code', () => {
    const failure = new Failure('not_found');
    expect(failure).toBeInstanceOf(Error);
    expect(failure.name).toBe('Failure');
    expect(failure.code).toBe('not_found');
    expect(failure.message).toBe(errorSentences.not_found);
    expect(failure.fields).toBeUndefined();
    expect(failure.data).toBeUndefined();
  });

  it('carries what more there is to say', () => {
    const failure = new Failure('move_closed', {
      message: 'Ce match est déjà refusé.',
      fields: { action: 'Choisissez une autre action.' },
      data: { status: -1 },
    });
    expect(failure.message).toBe('Ce match est déjà refusé.');
    expect(failure.fields).toEqual({ action: 'Choisissez une autre action.' });
    expect(failure.data).toEqual({ status: -1 });
  });
});
