import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { joinLines, longestLine, mostLines, mostSigns, prepareLines, rejoined } from './lines.ts';
import { written } from '../testing/test-resume.ts';

const textsOf = (text: string): string[] => prepareLines(written(text)).map((line) => line.text);

describe('prepareLines', () => {
  it('takes off bullets and dashes, and leaves out what says nothing', () => {
    expect(textsOf('• Accueil\n- Caisse\n– Vente\n-Rayon\n●●●○○\n—')).toEqual([
      'Accueil',
      'Caisse',
      'Vente',
      'Rayon',
    ]);
  });

  it('opens ligatures', () => {
    expect(textsOf('Conﬁance, aﬃches')).toEqual(['Confiance, affiches']);
  });

  it('puts accents on their letters where a font of old LaTeX draws them apart', () => {
    expect(textsOf('Exp´erience `a Gen`eve, stage d’´et´e\nFran¸cais, maˆıtrise')).toEqual([
      'Expérience à Genève, stage d’été',
      'Français, maîtrise',
    ]);
  });

  it('takes an accent for an apostrophe where somebody has typed it as one', () => {
    expect(textsOf('Étudiante à l´école, intégrée à l´équipe, très motivée')).toEqual([
      'Étudiante à l’école, intégrée à l’équipe, très motivée',
    ]);
  });

  it('takes off a sign that stands where blanks are, all through', () => {
    const words = ['Licence', 'LEA', 'de', 'la', 'ville', 'de', 'Lyon', 'en', '2023'];
    expect(textsOf(words.join('📍 '))).toEqual(['Licence LEA de la ville de Lyon en 2023']);
    expect(textsOf('Lyon 📍 Paris📍 Dole')).toEqual(['Lyon 📍 Paris📍 Dole']);
  });

  it('parts what stood at the other margin and was set right behind', () => {
    expect(
      textsOf(
        '2022 – 2024BTS CG\nServeuse (CDD)Depuis mars 2026\nAssistante RHJuin – août 2025\nlangue maternellePermis B\nBien2024Lea@exemple.fr, iPhone, McDo, Juin 2024',
      ),
    ).toEqual([
      '2022 – 2024\tBTS CG',
      'Serveuse (CDD)\tDepuis mars 2026',
      'Assistante RH\tJuin – août 2025',
      'langue maternelle\tPermis B',
      'Bien2024Lea@exemple.fr, iPhone, McDo, Juin 2024',
    ]);
  });

  it('folds sign by sign', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        for (const line of prepareLines(written(`a ${text}`)))
          expect(line.key).toHaveLength(line.text.length);
      }),
    );
  });

  it('cuts what no resume has', () => {
    const long = prepareLines([{ page: 1, x: 0, y: 0, size: 10, text: 'a'.repeat(1_000_000) }]);
    expect(long.map(({ text }) => text).join('')).toHaveLength(mostSigns);
    const many = prepareLines(written('Lyon\n'.repeat(mostLines + 10)));
    expect(many).toHaveLength(mostLines);
    for (const { text } of [...long, ...many])
      expect(text.length).toBeLessThanOrEqual(longestLine * 3);
  });
});

describe('joinLines', () => {
  it('makes hyphenated words whole, and keeps hyphens of names', () => {
    expect(joinLines(['Je cherche une alter-', 'nance à Saint-', 'Étienne', 'ou Lyon'])).toBe(
      'Je cherche une alternance à Saint-Étienne ou Lyon',
    );
  });
});

describe('rejoined', () => {
  it('joins what goes on, and parts items and sentences', () => {
    const lines = prepareLines(
      written('Gestion de la\nrelation client\n• Vente\n• caisse\nFin.\nsuite'),
    );
    expect(rejoined(lines)).toEqual([
      'Gestion de la relation client',
      'Vente',
      'caisse',
      'Fin.',
      'suite',
    ]);
  });
});
