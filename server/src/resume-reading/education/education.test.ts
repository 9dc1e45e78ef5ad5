import { describe, expect, it } from 'vitest';
import { momentOf } from './dates.ts';
import { lastDiploma } from './diploma.ts';
import { readCourses } from './education.ts';
import { sectionsOf } from '../testing/test-resume.ts';

const now = momentOf(new Date(2026, 2, 15));

const coursesIn = (text: string): string[] =>
  readCourses(sectionsOf(`FORMATION\n${text}`), now).map(
    ({ title, state }) => `${title}: ${state}`,
  );

const diplomaIn = (text: string) => lastDiploma(readCourses(sectionsOf(`FORMATION\n${text}`), now));

describe('readCourses', () => {
  it.each([
    ['sept. 2022 – juin\tBTS MCO\n2024\tLycée Marie-Curie', 'BTS MCO: obtained'],
    [
      '2023 : Bac STMG, Lycée X\n2023-2024 : L1 Droit (non validée), Université Y',
      'Bac STMG: obtained',
    ],
    ['Sept. 2022 à juin\tBTS MCO\n2024\tLycée Marie-Curie', 'BTS MCO: obtained'],
    ['Depuis septembre\tBTS MCO, 1re année\nLycée X\n2025', 'BTS MCO: in preparation'],
    ['Juin 2024BTS MCO', 'BTS MCO: obtained'],
    ['2022 – 2024\tBTS MCO, Lycée Marie-Curie, Lyon', 'BTS MCO: obtained'],
    ['2022 – 2024 : BTS MCO – Lycée Marie-Curie', 'BTS MCO: obtained'],
    ['BTS MCO (2022-2024), Lycée Marie-Curie', 'BTS MCO: obtained'],
    ['BTS MCO | Lycée Marie-Curie\t2022 – 2024', 'BTS MCO: obtained'],
    ['BTS MCO\nLycée Marie-Curie, Lyon | 2022 – 2024', 'BTS MCO: obtained'],
    ['2022 – 2024\nBTS MCO\nLycée Marie-Curie, Lyon', 'BTS MCO: obtained'],
    ['Lycée Marie-Curie\t2022 – 2024\nBTS MCO', 'BTS MCO: obtained'],
    ['Lycée Marie-Curie — BTS MCO\t2022 – 2024', 'BTS MCO: obtained'],
    ['Juin 2024 – BTS MCO, mention bien', 'BTS MCO: obtained'],
    ['Obtention du BTS MCO en 2024', 'BTS MCO: obtained'],
    [
      'Titre professionnel Développeur web et\nweb mobile (niveau 5)',
      'Titre professionnel Développeur web et web mobile (niveau 5): obtained',
    ],
    ['CAP Cuisine', 'CAP Cuisine: obtained'],
    ['2024 – 2026\tBTS MCO', 'BTS MCO: in preparation'],
    [
      'BTS MCO en alternance, 12 mois, septembre 2025',
      'BTS MCO en alternance, 12 mois: in preparation',
    ],
    ['Depuis 2025\tBTS MCO', 'BTS MCO: in preparation'],
    ['2025 – aujourd’hui : BTS MCO', 'BTS MCO: in preparation'],
    ['BTS MCO (en cours)', 'BTS MCO: in preparation'],
    ['BTS MCO, 2e année', 'BTS MCO: in preparation'],
    ['Septembre 2026 : BTS MCO', 'BTS MCO: in preparation'],
    ['2026 : Bac STMG, obtention prévue en juin', 'Bac STMG: in preparation'],
    ['2018 – 2020\tBac pro Logistique\nNon obtenu', 'Bac pro Logistique: not obtained'],
    ['2018 – 2020 : Niveau bac', 'bac: not obtained'],
    ['2024 : Licence 1 STAPS validée', 'Licence 1 STAPS validée: not obtained'],
    ['2022 – 2024 : BUT R&T – 2 années validées', 'BUT R&T – 2 années validées: not obtained'],
    ['2024 – 2025 : BTS MCO 1ère année', 'BTS MCO 1ère année: not obtained'],
    ['2022 – 2024 : BTS MCO (réorientation)', 'BTS MCO (réorientation): not obtained'],
    [
      'Licence de droit\t2023 – 2026\nUniversité de Lyon – L3 en cours',
      'Licence de droit: in preparation',
    ],
    ['2023 – 2026\tBUT GMP\nIUT de Lens, diplômée juin 2025', 'BUT GMP: obtained'],
    ['2023 – 2027\tBUT GMP\nDiplôme juin 2027', 'BUT GMP: in preparation'],
    [
      '2018\tDiplôme professionnel de maçon (Roumanie), niveau CAP',
      'Diplôme professionnel de maçon (Roumanie), niveau CAP: obtained',
    ],
    [
      '2020\tDiplôme sénégalais équivalent au baccalauréat',
      'Diplôme sénégalais équivalent au baccalauréat: obtained',
    ],
    ['2017 – 12o ano (équivalent baccalauréat)', '12o ano (équivalent baccalauréat): obtained'],
    ['École 2022 – 2024\nBTS MCO\nLycée Marie-Curie', 'BTS MCO: obtained'],
    ['2024 Bac pro MCV (en attente des résultats)', 'Bac pro MCV: in preparation'],
    [
      '2021 – 2024\tBachelor Marketing\nTroisième année en alternance',
      'Bachelor Marketing: obtained',
    ],
  ])('reads %j', (text, course) => {
    expect(coursesIn(text).map((one) => one.replace(/^Bac(?=:)/, 'bac'))).toEqual([course]);
  });

  it('takes who has passed an exam for no one who is let into a course', () => {
    const inJune = momentOf(new Date(2026, 5, 30));
    const statesOf = (text: string) =>
      readCourses(sectionsOf(`FORMATION\n${text}`), inJune).map(({ state }) => state);
    expect(statesOf('2026 Bac pro CGEA – Admis')).toEqual(['obtained']);
    expect(statesOf('2026 – 2028 BTS MCO – Admis')).toEqual(['in preparation']);
    expect(statesOf('2026 BTS MCO, admis en première année')).toEqual(['in preparation']);
  });

  it('gives each course its own dates, whether they stand before or after', () => {
    const before = '2023 – 2025\nBTS CG\nLycée A\n2023\nBac STMG\nLycée B\n2020\nBrevet';
    const after = 'BTS CG\nLycée A\n2023 – 2025\nBac STMG\nLycée B\n2023\nBrevet\n2020';
    for (const text of [before, after])
      expect(
        readCourses(sectionsOf(`FORMATION\n${text}`), now).map(({ title, period }) => [
          title,
          Math.trunc((period?.end ?? 0) / 12),
        ]),
      ).toEqual([
        ['BTS CG', 2025],
        ['Bac STMG', 2023],
        ['Brevet', 2020],
      ]);
  });

  it('begins a course anew with a month in small letters', () => {
    expect(coursesIn('2025-2027 BTS MCO (en cours)\nsept. 2023 – juin 2025 BP Fleuriste')).toEqual([
      'BTS MCO: in preparation',
      'BP Fleuriste: obtained',
    ]);
  });

  it('finds a diploma behind a label that says that it is held', () => {
    const heldIn = (text: string) => lastDiploma(readCourses(sectionsOf(text), now))?.title;
    expect(heldIn('Anna Roux\nDiplôme obtenu BTS SAM en 2025')).toBe('BTS SAM');
    expect(heldIn('Anna Roux\nDernier diplôme : Bac STMG (2024)')).toBe('Bac STMG');
    expect(heldIn('Anna Roux\nRecherche un BTS SAM pour 2025')).toBeUndefined();
  });

  it('reads what a form asks of the diploma that is held, wherever it does, and not what it asks next', () => {
    const heldIn = (text: string) => {
      const diploma = lastDiploma(readCourses(sectionsOf(text), now));
      return diploma && [diploma.title, diploma.level];
    };
    expect(
      heldIn(
        '3. Parcours\nDernier diplôme obtenu :\tBTS MCO\nNiveau :\tNiveau 5 (bac+2)\nFormation demandée :\tBachelor Vente\nNiveau de la formation :\tNiveau 6\nType de contrat :\tApprentissage de septembre 2026 à août 2027',
      ),
    ).toEqual(['BTS MCO', '5']);
    expect(
      heldIn(
        'État civil\nNom : Roux\nDernier diplôme obtenu / année\tBac STMG / 2025\nPermis : non',
      ),
    ).toEqual(['Bac STMG', '4']);
    const others = 'Personne à prévenir\nLucie Roux, 06 39 98 00 00';
    expect(heldIn(`${others}\nDernier diplôme obtenu\tBac STI2D`)).toEqual(['Bac STI2D', '4']);
    expect(heldIn('RÉFÉRENTS\nDiplôme le plus élevé obtenu : BTS MCO')).toBeNull();
    expect(heldIn('Anna Roux\nDiplôme le plus élevé obtenu :\nCAP Cuisine\nBTS visé')).toEqual([
      'CAP Cuisine',
      '3',
    ]);
  });

  it('finds courses without a section of their own, not those that jobs mention', () => {
    const text =
      'Anna Roux\nBTS MCO : recherche une alternance\n2024 BTS MCO\nEXPÉRIENCE\nAlternante en BTS, Fnac';
    expect(readCourses(sectionsOf(text), now).map(({ title }) => title)).toEqual(['BTS MCO']);
  });

  it('finds courses under a heading that it does not know, below a profile', () => {
    const text =
      'PROFIL\nBac pro AGOrA obtenu, j’aimerais apprendre.\nAU TABLEAU\nBac pro AGOrA\t2022/2025\nLycée Marie-Curie';
    expect(lastDiploma(readCourses(sectionsOf(text), now))?.level).toBe('4');
  });

  it('takes what is said of a year of school for no other course', () => {
    const school = '2025 Seconde générale (non validée)';
    expect(coursesIn(`2026 – 2027 CAP Cuisine\n${school}`)).toEqual([
      'CAP Cuisine: in preparation',
    ]);
    expect(coursesIn('CAP Cuisine 2026-2028\nTroisième générale (non validée) 2025')).toEqual([
      'CAP Cuisine: in preparation',
    ]);
    expect(coursesIn('2022 – 2024 CAP Cuisine\n2024 : non obtenu')).toEqual([
      'CAP Cuisine: not obtained',
    ]);
  });

  it('reads a degree that is expected', () => {
    expect(coursesIn('MSc Physics, 2025-2027 (expected)\nBSc Physics, 2022-2025')).toEqual([
      'MSc Physics: in preparation',
      'BSc Physics: obtained',
    ]);
  });

  it('leaves what is no diploma', () => {
    expect(
      coursesIn('2022 – 2024 : Classe préparatoire TSI\n2021 : Seconde générale\nBAFA'),
    ).toEqual([]);
  });
});

describe('lastDiploma', () => {
  it('takes a year of several for what it is worth', () => {
    expect(diplomaIn('2023 – 2025 Master 1 Droit social')?.level).toBe('6');
    expect(diplomaIn('2022 – 2024 Licence 2 Droit')?.level).toBe('5');
  });

  it.each([
    ['2025 – 2027\tBTS MCO\n2025\tBac STMG\n2022\tBrevet', 'Bac STMG', '4'],
    [
      '2025\tTitre professionnel Développeur web (niveau 5)\n2015\tMaster MEEF',
      'Titre professionnel Développeur web (niveau 5)',
      '5',
    ],
    ['2018 – 2020\tNiveau bac pro Commerce\n2018\tBEP Vente', 'BEP Vente', '3'],
    ['Licence d’histoire\nBaccalauréat général', 'Licence d’histoire', '6'],
    ['2023 – 2026\tBac général\n2023\tBrevet des collèges', 'Brevet des collèges', null],
  ])('takes of %j the last that was obtained', (text, title, level) => {
    expect(diplomaIn(text)).toEqual({ title, level });
  });

  it('knows none where all are in preparation', () => {
    expect(diplomaIn('2025 – 2027\tBTS MCO')).toBeNull();
    expect(diplomaIn('Lycée Marie-Curie')).toBeNull();
  });
});

it('takes a diploma for held that somebody tells of in a sentence, where no studies are listed', () => {
  const told = (text: string) => readCourses(sectionsOf(`CE QUE J’AI FAIT\n${text}`), now);
  const [course] = told('J’ai obtenu mon bac pro Aménagements paysagers en 2025 au lycée de Pau.');
  expect(course).toMatchObject({ title: 'bac pro Aménagements paysagers', state: 'obtained' });
  expect(told('Je voudrais obtenir mon bac pro.')).toEqual([]);
});
