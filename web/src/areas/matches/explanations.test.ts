import { expect, test } from 'vitest';
import { explain, olderScore, scaleSentence } from './explanations.ts';

type Reasons = Parameters<typeof explain>[0];

const fit = (
  company: string,
  candidate: string | null,
  how: 'same' | 'section' | 'none',
  place: number | null = null,
) => ({
  company,
  candidate,
  place,
  fit: how,
});

const names = ['conscientiousness', 'extraversion', 'stability'] as const;

/** The need stands at 50 on all of them. */
const traits = (values: readonly number[]) =>
  names.map((trait, at) => ({
    trait,
    candidate: values[at] ?? 50,
    need: 50,
    apart: Math.abs((values[at] ?? 50) - 50),
  }));

const reasons: Reasons = {
  industry: [fit('Construction', 'Construction', 'same')],
  trade: null,
  test: { questions: 13, close: 12, far: 1, traits: traits([60, 50, 45]) },
  geographic: { km: 12, limit_km: 50, unknown_places: [] },
  resume: {
    unread_resume: null,
    shared_skills: [{ id: 1, name: 'Git' }],
    missing_skills: [
      { id: 2, name: 'SQL' },
      { id: 3, name: 'PHP' },
    ],
    shared_words: ['sites', 'équipe'],
    shared_aims: ['comptable'],
    inferred_aims: [],
    near_skills: [],
  },
};

const explained = (change: Partial<Reasons>, score = 100) =>
  explain({ ...reasons, ...change }, { industry: score, test: score }, 'candidate');

/** Plain spaces, so that the sentences can be read here. */
const plain = (sentence: string) => sentence.replaceAll('\u202f', ' ');

test('a job in common says which choice it is, to each reader, where an order is told', () => {
  const of = (choice: number, reader: 'candidate' | 'company') =>
    plain(
      explain(
        { ...reasons, resume: { ...reasons.resume, aimed_choice: choice } },
        { industry: 100, test: 100 },
        reader,
      ).resume,
    );
  expect(of(1, 'candidate')).toContain('Métier en commun : comptable (votre 1er choix).');
  expect(of(2, 'company')).toContain('Métier en commun : comptable (son 2e choix).');
  expect(of(3, 'company')).toContain('comptable (après ses deux premiers choix).');
  expect(plain(explained({}).resume)).toContain('Métier en commun : comptable.');
});

test('a skill that is ticked and said nowhere says that it counts for a third', () => {
  const { resume } = explained({
    resume: { ...reasons.resume, only_ticked: [{ id: 1, name: 'Git' }] },
  });
  expect(plain(resume)).toContain(
    'Vous avez coché « Git », que ni votre CV ni votre résumé ne nomment : cela compte pour un tiers.',
  );
});

test('every part has its sentence', () => {
  const told = explained({});
  expect(plain(told.industry)).toBe('Secteur en commun : Construction.');
  expect(plain(told.test)).toBe(
    'Façons de travailler très proches : le plus sur le contact, le moins sur l’organisation.',
  );
  expect(plain(told.geographic)).toBe('À 12 km à vol d’oiseau, pour 50 km au plus.');
  expect(plain(told.resume)).toBe(
    'Métier en commun : comptable. 1 compétence en commun, 2 demandées qui manquent. Mots en commun : sites, équipe.',
  );
});

test('a sector whose name ends in a point closes its sentence once', () => {
  const machines = 'Fabrication de machines et équipements n.c.a.';
  const industry = [fit(machines, machines, 'same')];
  expect(plain(explained({ industry }).industry)).toBe(`Secteur en commun : ${machines}`);
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

test('a sector that the candidate has put in an order says which choice it is, to each side', () => {
  const placed = (industry: Reasons['industry'], reader: 'candidate' | 'company') =>
    plain(explain({ ...reasons, industry }, { industry: 90, test: 75 }, reader).industry);
  const first = [fit('Construction', 'Construction', 'same', 1)];
  expect(placed(first, 'candidate')).toContain('Construction (votre 1er choix).');
  const second = [fit('Chimie', 'Raffinage', 'section', 2)];
  expect(placed(second, 'company')).toBe(
    'Secteur voisin : Chimie (visé : Raffinage, son 2e choix).',
  );
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
  const nothing = {
    unread_resume: null,
    shared_skills: [],
    missing_skills: [],
    shared_words: [],
    shared_aims: [],
    inferred_aims: [],
    near_skills: [],
  };
  expect(explained({ resume: nothing }).resume).toBe(
    'Le CV et la description n’ont pas de mots en commun.',
  );
  const unread = { ...nothing, unread_resume: 'unread' as const };
  expect(plain(explained({ resume: unread }).resume)).toBe(
    'Votre CV n’a pas de texte que Tandem puisse lire : il ne compte pas.',
  );
  const waiting = { ...reasons.resume, unread_resume: 'waiting' as const };
  const { resume } = explain({ ...reasons, resume: waiting }, { industry: 1, test: 1 }, 'company');
  expect(plain(resume)).toMatch(
    /^Le CV est une image, dont le texte est en cours de lecture. Métier en commun/,
  );
});

test('ways of working are told as nearer, never as farther, the higher the part', () => {
  const told = [100, 79, 59, 39, 19, 0].map((score) => explained({}, score).test);
  const words = ['très proches', 'proches', 'assez proches', 'assez différentes', 'différentes'];
  expect(
    told.map((sentence) => words.find((word) => sentence.includes(`travailler ${word}\u202f:`))),
  ).toEqual([...words, 'différentes']);
  const alike = { ...reasons.test, traits: traits([50, 50, 50]) };
  expect(explained({ test: alike }).test).toBe('Façons de travailler très proches.');
});

test('the trade of a need elsewhere, jobs that the resume names, and what is close to what is asked', () => {
  expect(plain(explained({ trade: 'Activités informatiques' }, 25).industry)).toBe(
    'L’entreprise travaille dans un autre secteur, mais le métier est de ceux que vous visez : Activités informatiques.',
  );
  const resume = {
    ...reasons.resume,
    shared_aims: [],
    inferred_aims: ['verrier'],
    near_skills: [{ asked: { id: 8, name: 'Relation client' }, own: { id: 10, name: 'Accueil' } }],
  };
  expect(plain(explained({ resume }).resume)).toBe(
    'Métier que le CV nomme : verrier. 1 compétence en commun, 2 demandées qui manquent. Relation client : proche de « Accueil ». Mots en commun : sites, équipe.',
  );
});

test('what a resume claims beyond the mean, or below it, is told last of its part and to each reader', () => {
  const claiming = (points: number, reader: 'candidate' | 'company') => {
    const resume = { ...reasons.resume, for_claims: points };
    return plain(explain({ ...reasons, resume }, { industry: 50, test: 50 }, reader).resume);
  };
  expect(claiming(-11.6, 'candidate')).toMatch(
    /^Métier en commun : comptable\. .* Votre CV annonce plus de choses demandées que la moyenne : chacune compte un peu moins, soit 12 points de moins pour cette partie\.$/,
  );
  expect(claiming(7, 'company')).toMatch(
    / Le CV annonce moins de choses demandées que la moyenne : chacune compte davantage, soit 7 points de plus pour cette partie\.$/,
  );
});

test('what the scale of the session moves is told with both numbers, and only where it moves much', () => {
  const scores = { industry: 89.8, test: 70.9, geographic: 58.9, resume: 76.4 };
  expect(scaleSentence({}, scores)).toBeNull();
  const rescaled = [
    { part: 'industry' as const, measured: 83.3 },
    { part: 'test' as const, measured: 63.3 },
  ];
  expect(plain(scaleSentence({ rescaled }, scores) ?? '')).toBe(
    'Les points de chaque partie sont étalés de même pour toute la session, afin que les quatre se comparent : Secteur 89,8 au lieu de 83,3, Test 70,9 au lieu de 63,3.',
  );
});

test('what is said of a score of before names no cause: rules that are new make it one, too', () => {
  expect(olderScore).not.toMatch(/fiche|besoin|chang/);
});
