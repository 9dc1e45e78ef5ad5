import { describe, expect, it } from 'vitest';
import { skillGroups, skills } from './skills.ts';

/** One spelling for what readers take for the same words: case, accents, ligatures, apostrophes and hyphens apart. */
const fold = (text: string): string =>
  text
    .toLowerCase()
    .replace(/œ/g, 'oe')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[’'/-]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** Words that resumes and job sheets use in passing, or that mean something else in another trade. */
const commonWords = (
  'gestion travail équipe client clients service projet vente achat organisation communication formation stage poste ' +
  'entreprise mission production administration accueil conseil suivi qualité sécurité contrôle développement analyse ' +
  'maintenance logistique transport informatique réseau web internet logiciel données système technique outil création ' +
  'autonome autonomie dynamique motivé motivation organisé sérieux flexible polyvalent responsable relationnel bien ' +
  'vue sage ciel go c r access swift express teams notion mobile bureau son prise réception animation enseignement ' +
  'recrutement alternance apprentissage tuteur tutorat diplôme permis sas mutuelle intérim handicap télétravail'
).split(' ');

const nameOf = (id: number) => skills.find((skill) => skill.id === id)?.name;

const saidBy = skills.flatMap(({ name, synonyms }) =>
  [name, ...synonyms].map((said) => [fold(said), name] as const),
);

describe('skills', () => {
  it('number about four hundred, from 1 on, without a gap', () => {
    expect(skills.length).toBeGreaterThan(380);
    expect(skills.length).toBeLessThan(500);
    expect(skills.map(({ id }) => id).toSorted((one, other) => one - other)).toEqual(
      Array.from(skills, (_, index) => index + 1),
    );
  });

  it('keep the ids that were given', () => {
    expect([1, 57, 141, 289, 331, 374, 458].map(nameOf)).toEqual([
      'Techniques de vente',
      'Comptabilité générale',
      'JavaScript',
      'Maçonnerie',
      'Soins infirmiers',
      'Spa et bien-être',
      'Mobilité et horaires décalés',
    ]);
  });

  it('have names that differ by more than case and accents', () => {
    const names = skills.map(({ name }) => fold(name));
    expect(new Set(names).size).toBe(names.length);
  });

  it('share no word with one another, and none says the same thing twice', () => {
    const owners = new Map<string, string>();
    const shared = saidBy.filter(([said, name]) => {
      const owner = owners.get(said);
      owners.set(said, name);
      return owner !== undefined;
    });
    expect(shared).toEqual([]);
  });

  it('are written cleanly', () => {
    for (const { name, synonyms } of skills)
      for (const said of [name, ...synonyms]) {
        expect(said).toBe(said.trim().normalize('NFC'));
        expect(said).toMatch(/^[\p{L}\p{N}.]/u);
        expect(said).not.toMatch(/\s{2}|'|[|;]/);
      }
  });

  it('each belong to a group, and no group is empty', () => {
    expect(new Set(skills.map(({ group }) => group))).toEqual(new Set(skillGroups));
    expect(new Set(skillGroups).size).toBe(skillGroups.length);
  });

  it.each(commonWords)('are never said by a word that every text has: %s', (word) => {
    expect(saidBy.filter(([said]) => said === fold(word))).toEqual([]);
  });
});
