import { describe, expect, it } from 'vitest';
import { headingTopics } from './headings.ts';

describe('headingTopics', () => {
  it.each([
    ['formation', 'education'],
    ['01. formation', 'education'],
    ['03\tmes langues', 'languages'],
    ['instruction', 'education'],
    ['en quete de', 'profile'],
    ['ce que je maitrise', 'skills'],
    ['outils et talents', 'skills'],
    ['parcoursprofessionnel', 'experience'],
    ['competencesetqualites', 'skills'],
    ['en quelles langues ?', 'languages'],
    ['quelles sont vos competences ?', 'skills'],
    ['experiencia laboral', 'experience'],
    ['competencias / competences', 'skills'],
    ['formacion academica', 'education'],
    ['competences liees a l’emploi', 'skills'],
    ['activites professionnelles', 'experience'],
    ['que sais-tu faire ?', 'skills'],
    ['formation demandee', 'profile'],
    ['ce que j’ai etudie', 'education'],
    ['representant legal (si mineur)', 'references'],
    ['2) langues', 'languages'],
    ['competences numeriques et professionnelles', 'skills'],
    ['experiences dans le commerce', 'experience'],
    ['periodes en entreprise', 'experience'],
    ['plaisirs', 'interests'],
    ['mon projet d’alternance', 'profile'],
    // What recognition makes of icons.
    ['k diplomes et formations', 'education'],
    ['b competences', 'skills'],
    ['blangues', 'languages'],
    ['iv - langues', 'languages'],
    ['formation(s)', 'education'],
    ['experience(s) professionnelle(s)', 'experience'],
    ['formations et diplomes', 'education'],
    ['parcours scolaire', 'education'],
    ['cursus universitaire :', 'education'],
    ['experiences professionnelles', 'experience'],
    ['parcours professionnel', 'experience'],
    ['stages et emplois saisonniers', 'experience'],
    ['work experience', 'experience'],
    ['engagement associatif', 'experience'],
    ['competences techniques', 'skills'],
    ['competences commerciales', 'skills'],
    ['savoir-etre', 'skills'],
    ['logiciels maitrises', 'skills'],
    ['hard skills', 'skills'],
    ['langues etrangeres', 'languages'],
    ['competences linguistiques', 'languages'],
    ['languages', 'languages'],
    ["centres d'interet", 'interests'],
    ['activites extra-scolaires', 'interests'],
    ['a propos de moi', 'profile'],
    ['profil professionnel', 'profile'],
    ['projet professionnel', 'profile'],
    ['objectif', 'profile'],
    ['qui suis-je ?', 'profile'],
    ['me contacter', 'contact'],
    ['informations personnelles', 'contact'],
    ['etat civil', 'contact'],
    ['references', 'references'],
    ['projets personnels', 'projects'],
    ['informations complementaires', 'other'],
    ['divers', 'other'],
    ['f o r m at i o n', 'education'],
    ['e x p e r i e n c e s  p ro f e s s i o n n e l l e s', 'experience'],
  ])('reads %j as %s', (key, topic) => {
    expect(headingTopics(key)).toEqual([topic]);
  });

  it.each([
    ['quisuis-je ?', ['profile']],
    ['ce que j’aideja fa i t', ['experience']],
    ['moien bref', ['profile']],
    ['mon parcours pro', ['experience']],
    ['experiences pro', ['experience']],
  ])('reads %j, whose letters were set wide', (key, topics) => {
    expect(headingTopics(key)).toEqual(topics);
  });

  it('reads two topics', () => {
    expect(headingTopics('competences et langues')).toEqual(['skills', 'languages']);
    expect(headingTopics('diplomes & certifications')).toEqual(['education', 'certifications']);
  });

  it.each([
    'stage marketing',
    'gestion de projet',
    'relation client',
    'formation aux premiers secours en 2023',
    'bureautique excel',
    'centre de formation',
    'certificat de formation generale',
    'a b c d',
    'langue maternelle',
    'camille lefebvre',
    'diplome d’etat d’aide-soignant',
    'competences en vente et en relation client a distance',
    'experience de deux ans en restauration rapide',
    '',
  ])('leaves %j', (key) => {
    expect(headingTopics(key)).toEqual([]);
  });
});
