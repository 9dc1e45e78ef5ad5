import { expect, test } from 'vitest';
import { explain } from './explanations.ts';

type Reasons = Parameters<typeof explain>[0];

const fit = (company: string, candidate: string | null, how: 'same' | 'section' | 'none') => ({
  company,
  candidate,
  fit: how,
});

const reasons: Reasons = {
  industry: [fit('Construction', 'Construction', 'same')],
  test: { questions: 13, close: 12, far: 1 },
  geographic: { km: 12, limit_km: 50, unknown_places: [] },
  resume: {
    shared_skills: [{ id: 1, name: 'Git' }],
    missing_skills: [
      { id: 2, name: 'SQL' },
      { id: 3, name: 'PHP' },
    ],
    shared_words: ['sites', 'équipe'],
    shared_aims: ['comptable'],
  },
};

const explained = (change: Partial<Reasons>, score = 100) =>
  explain({ ...reasons, ...change }, { industry: score, test: score }, 'applicant');

/** Plain spaces, so that the sentences can be read here. */
const plain = (sentence: string) => sentence.replaceAll('\u202f', ' ');

test('every part has its sentence', () => {
  const told = explained({});
  expect(plain(told.industry)).toBe('Secteur en commun : Construction.');
  expect(told.test).toBe('Façons de travailler proches sur 12 questions sur 13, éloignées sur 1.');
  expect(plain(told.geographic)).toBe('À 12 km à vol d’oiseau, pour 50 km au plus.');
  expect(plain(told.resume)).toBe(
    'Métier en commun : comptable. 1 compétence en commun, 2 demandées qui manquent. Mots en commun : sites, équipe.',
  );
});

test('sectors: others aimed at, neighbours, none at all', () => {
  expect(plain(explained({}, 75).industry)).toBe(
    'Secteur en commun : Construction. Vous visez aussi d’autres secteurs.',
  );
  expect(explain(reasons, { industry: 75, test: 75 }, 'company').industry).toContain(
    'Le candidat vise aussi',
  );
  const near = [fit('Industrie chimique', 'Cokéfaction et raffinage', 'section')];
  expect(plain(explained({ industry: near }, 50).industry)).toBe(
    'Secteur voisin : Industrie chimique (visé : Cokéfaction et raffinage).',
  );
  const none = ['A', 'B', 'C', 'D'].map((name) => fit(name, null, 'none'));
  expect(plain(explained({ industry: none }, 0).industry)).toBe(
    'Aucun secteur en commun : l’entreprise travaille dans « A, B et 2 autres ».',
  );
  expect(explained({ industry: [] }, 0).industry).toBe('L’entreprise n’a pas indiqué de secteur.');
});

test('places that are the same, without a limit, or not known', () => {
  const place = (change: Partial<Reasons['geographic']>) => ({
    geographic: { ...reasons.geographic, ...change },
  });
  expect(explained(place({ km: 0, limit_km: null })).geographic).toBe(
    'Au même endroit, sans limite de distance.',
  );
  expect(explained(place({ km: null, unknown_places: ['candidate'] })).geographic).toContain(
    'Votre lieu n’a pas pu être situé',
  );
  expect(explained(place({ km: null, unknown_places: ['need'] })).geographic).toContain(
    'Le lieu du besoin n’a pas pu être situé',
  );
});

test('texts that share nothing', () => {
  const nothing = { shared_skills: [], missing_skills: [], shared_words: [], shared_aims: [] };
  expect(explained({ resume: nothing }).resume).toBe(
    'Le CV et la description n’ont pas de mots en commun.',
  );
  expect(explained({ test: { questions: 13, close: 13, far: 0 } }).test).toBe(
    'Façons de travailler proches sur 13 questions sur 13, et nulle part opposées.',
  );
  expect(explained({ test: { questions: 13, close: 9, far: 0 } }, 37.5).test).toBe(
    'Façons de travailler proches sur seulement 9 questions sur 13.',
  );
});
