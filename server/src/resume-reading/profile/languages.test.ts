import { describe, expect, it } from 'vitest';
import { readLanguages } from './languages.ts';
import { prepareLines } from '../lines/lines.ts';
import { intoSections } from '../lines/sections.ts';
import { sectionsOf, written } from '../testing/test-resume.ts';

const languagesIn = (text: string): string[] => readLanguages(sectionsOf(text));

describe('readLanguages', () => {
  it.each([
    ['LANGUES\nAnglais : B2\nEspagnol – notions', ['Anglais', 'Espagnol']],
    ['LANGUES\nAnglais (TOEIC 865), Arabe (langue maternelle)', ['Anglais', 'Arabe']],
    ['LANGUES\nCréole réunionnais ●●●●●\nMandarin ●○○○○', ['Créole', 'Chinois']],
    ['LANGUAGES\nFrench: native\nEnglish: fluent', ['Français', 'Anglais']],
    ['LANGUES\nLangue(s) maternelle(s) : kabyle\nANGLAIS B2 B2 B2', ['Kabyle', 'Anglais']],
    ['Anna Roux\nLangues : anglais courant, allemand scolaire', ['Anglais', 'Allemand']],
    ['COMPÉTENCES\nExcel\nAnglais courant', ['Anglais']],
    ['COMPÉTENCES\nExcel\nTOEIC : 820', ['Anglais']],
    [
      'COMPÉTENCES\nLangue(s) maternelle(s)\tFrançais\nAutre(s) langue(s)\tAnglais B2',
      ['Français', 'Anglais'],
    ],
    ['LANGUES\nFR natif · EN B1 · ES A2', ['Français', 'Anglais', 'Espagnol']],
    ['LANGUES\nDE : B1 EN : A2', ['Allemand', 'Anglais']],
    ['LANGUES\nAngl., esp.', ['Anglais', 'Espagnol']],
    ['LANGUES\nPeul, anglais\nExpérience : commis (débutant)', ['Peul', 'Anglais']],
    ['DIVERS\nAnglais du restaurant, occitan', ['Anglais', 'Occitan']],
    ['DIVERS\nCalme, italien et arabe de famille', ['Italien', 'Arabe']],
    ['AUTRES\nVéhiculé – anglais lu – calme', ['Anglais']],
    ['DIVERS\nPulaar\nFrançais\nAnglais (débutant)', ['Peul', 'Français', 'Anglais']],
    ['COMPÉTENCES ET LANGUES\nAmadeus (notions)\nAnglais B2', ['Anglais']],
    ['LANGUES\nLangue des signes française', ['Langue des signes française']],
    ['LANGUES\nAnglaiscourant\nRusseB1\nCréolelangue maternelle', ['Anglais', 'Russe', 'Créole']],
  ])('reads %j', (text, languages) => {
    expect(languagesIn(text)).toEqual(languages);
  });

  it.each([
    'COMPÉTENCES\nLangages : Python, Java',
    'FORMATION\nBac général, spécialité anglais',
    'EXPÉRIENCE\nAccueil de clients anglais',
    'LOISIRS\nCuisine italienne, niveau débutant',
    'COMPÉTENCES\nRusset, latinisation',
  ])('finds none in %j', (text) => {
    expect(languagesIn(text)).toEqual([]);
  });

  it('finds names that stand in a column of their own beside their levels', () => {
    const names = written('LOISIRS\nDanse\nWolof\nAnglais');
    const levels = written('LANGUES\nB1', 200).map((line, at) => ({ ...line, y: 64 + at * 28 }));
    const sections = intoSections(prepareLines([...names, ...levels]), new Set());
    expect(readLanguages(sections)).toEqual(['Wolof', 'Anglais']);
  });
});
