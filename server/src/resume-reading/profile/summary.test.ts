import { describe, expect, it } from 'vitest';
import { readSummary } from './summary.ts';
import { sectionsOf } from '../testing/test-resume.ts';

const summaryIn = (text: string): string | null => readSummary(sectionsOf(text));

const profile = 'Souriante et organisée, je recherche une alternance de deux ans dans la vente.';

describe('readSummary', () => {
  it.each([
    [`PROFIL\n${profile}\nFORMATION\nBTS`],
    [`Anna Roux\nÀ propos de moi\n${profile}\n17 ans\nPermis B`],
    [`Anna Roux\n${profile}\nFORMATION\nBTS`],
    [`Anna Roux\n06 39 98 12 34\nObjectif ${profile}`],
    ['PROFIL\nSouriante et organisée, je recherche une alter-\nnance de deux ans dans\nla vente.'],
  ])('reads %j', (text) => {
    expect(summaryIn(text)).toBe(profile);
  });

  it('reads running text without a heading, whatever its lines start with', () => {
    const text =
      'Munie d’un bac pro Métiers du commerce, je souhaite apprendre. Le BTS\nManagement commercial opérationnel en alternance est la meilleure façon d’y arriver.';
    expect(summaryIn(`Anna Roux\n${text}`)).toBe(text.replace('\n', ' '));
  });

  it('keeps several sentences', () => {
    const text = `${profile} J’aime conseiller.`;
    expect(summaryIn(`PROFIL\n${profile}\nJ’aime conseiller.`)).toBe(text);
  });

  it.each([
    'Anna Roux\nVendeuse\nFORMATION\nBTS MCO',
    'Anna Roux\nanna@exemple.fr, 06 39 98 12 34, 12 rue des Lilas, 69100 Villeurbanne, permis B.',
    'PROFIL\nVendeuse',
    'EXPÉRIENCE\nAccueil et conseil des clients, tenue de la caisse, mise en rayon des produits frais.',
  ])('finds none in %j', (text) => {
    expect(summaryIn(text)).toBeNull();
  });
});
