import { skills } from '@tandem/domain/reference/skills';
import { buildSkillLexicon } from '@tandem/matching/text/lexicon';
import { describe, expect, it } from 'vitest';
import { readLanguages } from './languages.ts';
import { readSkills } from './read-skills.ts';
import { prepareLines } from '../lines/lines.ts';
import { intoSections } from '../lines/sections.ts';
import { sectionsOf, written } from '../testing/test-resume.ts';

const lexicon = buildSkillLexicon(skills);

const skillsIn = (text: string): string[] => {
  const sections = sectionsOf(text);
  return readSkills(sections, readLanguages(sections), lexicon)
    .map((id) => lexicon.nameOf(id) ?? '')
    .toSorted((one, other) => one.localeCompare(other, 'fr'));
};

describe('readSkills', () => {
  it('reads lists, jobs, projects and the profile', () => {
    expect(
      skillsIn(
        'Anna Roux\nPermis B\nPROFIL\nJe sais l’encaissement.\nCOMPÉTENCES\nExcel, React\nEXPÉRIENCE\nTests unitaires\nPROJETS\nUn site en PHP',
      ),
    ).toEqual([
      'Encaissement et tenue de caisse',
      'Excel',
      'Permis de conduire B',
      'PHP',
      'React',
      'Tests logiciels',
    ]);
  });

  it('takes a licence behind an address, and none that a narrow cell leaves « en » cours', () => {
    expect(skillsIn('3 rue du Port – 80000 Amiens – Permis B')).toEqual(['Permis de conduire B']);
    expect(skillsIn('22 ans\t3 rue du Port\nPermis B en\t35510 Cesson\ncours')).toEqual([]);
  });

  it('takes neither how others are reached nor the name of an office for a skill', () => {
    expect(
      skillsIn(
        'FORMATION\nBac STMG\nSecrétariat du lycée : 05 36 49 88 77\nEXPÉRIENCE\nStagiaire, Office de tourisme du Futuroscope.\nTuteur : M. Roux, soudage, a.roux@exemple.fr',
      ),
    ).toEqual([]);
    expect(skillsIn('COMPÉTENCES\nPatiente (3 ans)\nSage')).toEqual([
      'Logiciels de comptabilité',
      'Patience',
    ]);
    expect(
      skillsIn(
        'EXPÉRIENCE\nGarage Petit, 04 65 71 30 30 (M. Roux), stage de huit semaines en mai : soudage, nettoyage, accueil',
      ),
    ).toContain('Soudage');
    expect(skillsIn('COMPÉTENCES\nCACES 3 en cours\nPERMIS\nB, depuis 2025')).toEqual([
      'Permis de conduire B',
    ]);
  });

  it('takes what is to be prepared for no skill, with or without its accent', () => {
    for (const word of ['préparer', 'preparer'])
      expect(skillsIn(`PROFIL\nJe veux ${word} un BTS Fluides énergies domotique`)).toEqual([]);
    expect(skillsIn('PROFIL\nJe vise un BP Monteur en génie climatique')).toEqual([]);
  });

  it('takes words that say little alone for skills in a list of them', () => {
    expect(skillsIn('EXPÉRIENCE\nPlagiste, Plage Azur\nCOMPÉTENCES\nRecrutement, douane')).toEqual([
      'Douane et transit',
      'Recrutement de candidats',
    ]);
  });

  it('reads one quality after the other in what somebody says of themselves', () => {
    expect(skillsIn('PROFIL\nMotivée, organisée et patiente, j’aime les enfants.')).toEqual([
      'Patience',
      'Sens de l’organisation',
    ]);
  });

  it('reads what a narrow column has broken', () => {
    expect(skillsIn('COMPÉTENCES\nTechniques de\nvente')).toEqual(['Techniques de vente']);
  });

  it('reads words that say a skill only in a list', () => {
    expect(skillsIn('SAVOIR-ÊTRE\nAutonome\nOrganisée, motivés')).toEqual([
      'Autonomie professionnelle',
      'Motivation et envie d’apprendre',
      'Sens de l’organisation',
    ]);
    expect(skillsIn('EXPÉRIENCE\nOrganisation')).toEqual([]);
  });

  it('reads what stands before a wish, and a licence however it is noted', () => {
    expect(skillsIn('PROFIL\nPonctuel et rigoureux, je recherche un employeur.')).toEqual([
      'Ponctualité et assiduité',
      'Rigueur professionnelle',
    ]);
    for (const held of ['Permis de conduire : B', 'Permis A2, B', 'Permis A et B. Voile'])
      expect(skillsIn(`DIVERS\n${held}`)).toEqual(['Permis de conduire B']);
    for (const held of [
      'LANGUES\nItalien B2 – permis A2 et B',
      'PERMIS DE CONDUIRE\nCatégorie B',
      'SKILLS\nDriving licence (B)',
    ])
      expect(skillsIn(held)).toContain('Permis de conduire B');
    expect(skillsIn('LOISIRS\nPermis bateau, driving licence in progress')).toEqual([]);
    expect(skillsIn('RÉFÉRENCES\nM. Petit, Excel\nPermis B')).toEqual(['Permis de conduire B']);
    for (const open of ['Bientôt titulaire du permis B', 'Conduite accompagnée en cours'])
      expect(skillsIn(`DIVERS\n${open}`)).toEqual([]);
  });

  it('counts foreign languages, without their levels, and not French', () => {
    expect(skillsIn('LANGUES\nAnglais courant\nFrançais (langue maternelle)')).toEqual(['Anglais']);
  });

  it.each([
    'LOISIRS\nPhotographie, couture, pâtisserie',
    'DIVERS\nHandball en club, cuisine italienne, lecture',
    'RÉFÉRENCES\nM. Petit, chef de projet',
    'FORMATION\n2024\tBTS Comptabilité et gestion, recrutement de candidats\nLycée hôtelier, école de boulangerie',
    'Anna Roux\nVendeuse, encaissement',
    'PROFIL\nJe recherche une alternance en marketing digital.',
    'OBJECTIVE\nSeeking an apprenticeship to prepare a Bachelor Cybersécurité.',
  ])('finds none in %j', (text) => {
    expect(skillsIn(text)).toEqual([]);
  });
});

it.each([
  ['EXPÉRIENCE\nMaçon, SAS Bâti-Sud, Nîmes', []],
  ['EXPÉRIENCE\nMaçon – Bâti SAS, Nîmes', []],
  ['COMPÉTENCES\nSass, Excel', ['Excel', 'HTML et CSS']],
])('the form of a firm is no program: %j', (text, skillNames) => {
  expect(skillsIn(text).filter((name) => ['Excel', 'HTML et CSS'].includes(name))).toEqual(
    skillNames,
  );
});

it.each([
  ['Permis B : non', false],
  ['Permis de conduire\tAucun', false],
  ['Permis de conduire\tPiéton, mobile en transports', false],
  ['Permis : je me déplace en transports en commun', false],
  ['Permis de conduire : piétonne', false],
  ['Permis B\né oui é non', false],
  ['Permis de conduire\tB', true],
  ['Permis de conduire : AM', false],
  ['PERMIS B, VÉHICULÉ – BOXE ANGLAISE', true],
  ['Autres\nPERMIS\nB', true],
  ['Permis B, véhiculé\njudo (ceinture marron), lecture', true],
  ['Non titulaire du permis B', false],
  ['PERMIS : B et BE', true],
  ['Permis B\t☐ oui ☑ non', false],
  ['Permis B, BE en cours', true],
  ['Permis A2 et B en cours', false],
  ['Permis B : ☑ oui ☐ non', true],
  ['Permis B : oui ☒ non ☐ – Véhicule : oui ☐ non ☒', true],
  ['Permis B : [ ] Oui [x] Non', false],
  ['Permis B\n☐ Oui ☑ Non', false],
  ['Permis B : O oui @ non', false],
  ['Permis : ☐ A ☐ B ☑ aucun', false],
  ['☐ Permis B ☑ Véhicule', false],
  ['☑ Permis B ☐ Véhicule', true],
])('the licence in « %s » is held: %s', (text, held) => {
  expect(skillsIn(`DIVERS\n${text}`).includes('Permis de conduire B')).toBe(held);
});

it('a licence is not held where a form’s answer stands in another column, and no tick can be seen', () => {
  const label = written('DIVERS\nPermis B');
  const answer = written('LOISIRS\né oui é non', 200);
  const sections = intoSections(prepareLines([...label, ...answer]), new Set());
  expect(readSkills(sections, [], lexicon)).toEqual([]);
});

it('what is listed under a heading of skills and languages is either', () => {
  expect(skillsIn('COMPÉTENCES ET LANGUES\nExcel, HACCP\nAnglais (B2)')).toEqual([
    'Anglais',
    'Excel',
    'Hygiène alimentaire (HACCP)',
  ]);
});

it('words that texts use in passing say a skill where they are an item of a list of skills', () => {
  expect(skillsIn('COMPÉTENCES\nAccueil\nProspection, guidage')).toEqual([
    'Accueil de la clientèle',
    'Guidage et patrimoine culturel',
    'Prospection commerciale',
  ]);
  expect(skillsIn('EXPÉRIENCE\nAccueil chaleureux de l’équipe')).toEqual([]);
  expect(skillsIn('EXPÉRIENCE\nGarage Roux : vidanges, pneus, caisse.')).toEqual([
    'Encaissement et tenue de caisse',
    'Mécanique automobile',
  ]);
  expect(skillsIn('EXPÉRIENCE\nBénévole : dépannage d’ordinateurs')).toContain(
    'Maintenance informatique',
  );
  expect(skillsIn('EXPÉRIENCE\nCaisse primaire d’assurance maladie')).toEqual([]);
});

it.each([
  ['Montage de parpaings, coulage de dalles', ['Maçonnerie']],
  [
    'J’ai encadré une équipe, suivi des règlements et relances',
    ['Encadrement d’équipe', 'Recouvrement de créances'],
  ],
  ['Équipière polyvalente, McDo', ['Restauration rapide']],
  ['Établissement des plannings', ['Gestion d’agendas et de plannings']],
  ['Mèches, balayages et coupes', ['Coloration capillaire', 'Coupe de cheveux et barbe']],
])('a job tells what was done in its own words: %s', (text, expected) => {
  expect(skillsIn(`EXPÉRIENCE\n${text}`)).toEqual(expect.arrayContaining(expected));
});

it('cables that are sorted are not soldered', () => {
  expect(skillsIn('EXPÉRIENCE\nBrassage de baies')).toEqual(['Réseaux informatiques']);
});

it('one word of a trade counts in a list of work where another tells of the same trade', () => {
  expect(skillsIn('EXPÉRIENCE\nFenêtres, escaliers')).toEqual(['Menuiserie']);
  expect(skillsIn('EXPÉRIENCE\nFenêtres')).toEqual([]);
});

it('what a job says in more words takes away nothing that the list of skills has within it', () => {
  expect(skillsIn('EXPÉRIENCE\nAccueil physique et standard')).toEqual([
    'Accueil de la clientèle',
    'Accueil téléphonique',
  ]);
});

it('qualities count as items of a list of them, whatever stands around', () => {
  expect(skillsIn('SAVOIR-ÊTRE\nTrès patiente (3 ans)\nBienveillante')).toEqual([
    'Empathie',
    'Patience',
  ]);
  expect(skillsIn('EXPÉRIENCE\nBienveillante')).toEqual([]);
});
