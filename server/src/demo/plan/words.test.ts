import { describe, expect, it } from 'vitest';
import { atTown, gendered, listedVerbs, slug, typeset, withDe } from './words.ts';

describe('tasks in a sentence', () => {
  it('have the preposition before each verb that has an object of its own', () => {
    const tasks = ['analyser les ruptures et les corriger', 'suivre le chantier et tenir la zone'];
    expect(listedVerbs(withDe, tasks)).toBe(
      'd’analyser les ruptures, de les corriger, de suivre le chantier et de tenir la zone',
    );
  });

  it('have it once before verbs that share their object', () => {
    const tasks = ['tracer et poser les gaines', 'monter, régler et entretenir le matériel'];
    expect(listedVerbs((verb) => `à ${verb}`, tasks)).toBe(
      'à tracer et poser les gaines et à monter, régler et entretenir le matériel',
    );
  });

  it('have it once before things', () => {
    expect(listedVerbs(withDe, ['préparer le pain et la pâte'])).toBe(
      'de préparer le pain et la pâte',
    );
  });
});

describe('French', () => {
  it('agrees, elides and contracts', () => {
    expect(gendered('Animat[eur|rice], motivé[|e]', 'Mme')).toBe('Animatrice, motivée');
    expect(gendered('Animat[eur|rice], motivé[|e]', 'M')).toBe('Animateur, motivé');
    expect([withDe('un an'), withDe('deux ans')]).toEqual(['d’un an', 'de deux ans']);
    expect(['Le Havre', 'Les Abymes', 'Lyon'].map(atTown)).toEqual([
      'au Havre',
      'aux Abymes',
      'à Lyon',
    ]);
  });

  it('has its spaces where lines do not break', () => {
    expect(typeset("Rappel : l'entretien, « à 8 h » ; 12 000 €")).toBe(
      'Rappel\u202F: l’entretien, «\u202Fà 8\u00A0h\u202F»\u202F; 12\u202F000\u00A0€',
    );
  });

  it('has no accents in addresses', () => {
    expect(slug('Éléonore D’Ambrosio')).toBe('eleonore-d-ambrosio');
  });
});
