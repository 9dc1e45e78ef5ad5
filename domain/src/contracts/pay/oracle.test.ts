import modelRules from 'modele-social';
import Engine from 'publicodes';
import { beforeAll, describe, expect, it } from 'vitest';
import { deliveredFigures } from './delivered-figures.ts';
import { headcounts, type Headcount } from './figures.ts';
import { simulate } from './simulate.ts';
import type { Simulation } from './simulation.ts';

/** The Urssaf's own model says what pay, cost and aid come to; what it does not cover is said beside it. */
describe('against the Urssaf’s model', () => {
  let model: Engine;

  const employees: Record<Headcount, number> = {
    under11: 5,
    '11to49': 15,
    '50to249': 60,
    '250plus': 300,
  };

  beforeAll(() => {
    const quiet = { log: () => {}, warn: () => {}, error: () => {} };
    model = new Engine(modelRules, { logger: quiet });
  });

  const diplomas: Readonly<Record<number, string>> = {
    3: 'niveau 4 ou moins',
    4: 'niveau 4 ou moins',
    5: 'niveau 5',
    6: 'niveau 6 ou 7',
    7: 'niveau 6 ou 7',
    8: 'niveau 8',
  };

  /** What a rule comes to in a unit; nothing where it does not apply. */
  const amountOf = (rule: string, unit: string): number =>
    Number(model.evaluate({ valeur: rule, unité: unit }).nodeValue ?? 0);

  const asked = (gross: number, kind: string, headcount: Headcount) => {
    model.setSituation({
      date: '15/09/2026',
      'salarié . contrat': `'${kind}'`,
      'salarié . contrat . salaire brut': `${gross} €/mois`,
      "salarié . contrat . date d'embauche": '01/09/2026',
      'entreprise . salariés . effectif': `${employees[headcount]} employés`,
      'salarié . cotisations . prévoyances . santé . montant': '0 €/mois',
    });
    const value = (rule: string) => Number(model.evaluate(rule).nodeValue);
    return {
      net: value('salarié . rémunération . net . à payer avant impôt'),
      charges: value('salarié . cotisations . employeur'),
    };
  };

  const simulation: Simulation = {
    kind: 'apprentice',
    birthdate: '2006-03-10',
    start: '2026-09-01',
    end: '2027-08-31',
    weeklyHours: 35,
    mayotte: false,
    headcount: 'under11',
    publicEmployer: false,
    disability: false,
    level: 4,
  };

  it.each(
    (['apprentice', 'professional'] as const).flatMap((kind) =>
      headcounts.flatMap((headcount) =>
        ['2009-02-01', '2006-03-10', '2003-01-01', '1996-01-01'].map(
          (birthdate) => [kind, headcount, birthdate] as const,
        ),
      ),
    ),
  )('%s, %s, born %s', (kind, headcount, birthdate) => {
    const [first] = simulate(
      { ...simulation, kind, headcount, birthdate },
      deliveredFigures,
    ).periods;
    const gross = first?.gross ?? Number.NaN;
    const french = kind === 'apprentice' ? 'apprentissage' : 'professionnalisation';
    const { net, charges } = asked(gross, french, headcount);
    // The model takes the minimum wage of the whole year on average for what is exempt: two euros are between them.
    expect(Math.abs((first?.net ?? Number.NaN) - net)).toBeLessThan(2.5);
    expect(Math.abs((first?.cost ?? Number.NaN) - gross - charges)).toBeLessThan(0.1);
  });

  /** On a day of September 2026, by when the contract began and somebody was born. */
  const paidOn = (changes: Partial<Simulation>): number => {
    const { periods } = simulate({ ...simulation, ...changes }, deliveredFigures);
    const period = periods.find(({ from, to }) => from <= '2026-09-15' && '2026-09-15' <= to);
    return period?.gross ?? Number.NaN;
  };

  /** The model rounds to whole euros, and takes 151.67 hours for a month instead of 151.666…. */
  const rounding = 0.6;

  it.each(
    (
      [
        ['moins de 18', '2009-02-01'],
        ['de 18 à 20', '2006-03-10'],
        ['de 21 à 25', '2003-01-01'],
        ['plus de 25', '1996-01-01'],
      ] as const
    ).flatMap(([age, birthdate]) => [1, 2, 3].map((year) => [age, birthdate, year] as const)),
  )('the least of an apprentice, %s (born %s), in year %d', (age, birthdate, year) => {
    const begun = 2027 - year;
    model.setSituation({
      date: '15/09/2026',
      'salarié . contrat': "'apprentissage'",
      "salarié . contrat . date d'embauche": `01/09/${begun}`,
      'salarié . contrat . apprentissage . âge': `'${age}'`,
    });
    const least = amountOf('salarié . contrat . apprentissage . rémunération minimale', '€/mois');
    const start = `${begun}-09-01`;
    expect(Math.abs(paidOn({ birthdate, start, end: '2027-08-31' }) - least)).toBeLessThan(
      rounding,
    );
  });

  it.each(
    (
      [
        ['moins de 21', '2006-03-10'],
        ['de 21 à 25', '2003-01-01'],
        ['de 26 à 44', '1996-01-01'],
        ['plus de 44', '1978-01-01'],
      ] as const
    ).flatMap(([age, birthdate]) =>
      [true, false].map((levelFourHeld) => [age, birthdate, levelFourHeld] as const),
    ),
  )('the least in professionalisation, %s (born %s), level 4 held: %s', (age, birthdate, held) => {
    model.setSituation({
      date: '15/09/2026',
      'salarié . contrat': "'professionnalisation'",
      "salarié . contrat . date d'embauche": '01/09/2026',
      'salarié . contrat . professionnalisation . âge': `'${age}'`,
      'salarié . contrat . professionnalisation . formation': `'${held ? 'bac ou plus' : 'moins que bac'}'`,
    });
    const least = amountOf(
      'salarié . contrat . professionnalisation . rémunération minimale',
      '€/mois',
    );
    const paid = paidOn({ kind: 'professional', birthdate, levelFourHeld: held });
    expect(Math.abs(paid - least)).toBeLessThan(rounding);
  });

  /**
   * It knows no aid of 2024: to such a contract it gives those of later decrees.
   *
   * Of contracts of the first weeks of 2026 the model forgets that there was no aid above the baccalaureate, nor from 250
   * employees on (D6243-1): they are held against it where there was one. That 2,000 € go to job seekers of 45 and over in professionalisation is said, not counted.
   */
  it.each(
    (
      [
        ['2025-03-03', [4, 5, 6, 7, 8], headcounts],
        ['2026-02-02', [4], ['under11', '11to49', '50to249']],
        ['2026-09-01', [3, 4, 5, 6, 7, 8], headcounts],
      ] as const
    ).flatMap(([signedOn, levels, sizes]) =>
      levels.flatMap((level) =>
        sizes.flatMap((headcount) =>
          [true, false].map((disability) => [signedOn, level, headcount, disability] as const),
        ),
      ),
    ),
  )(
    'the aid of a contract of %s, level %d, %s, disabled: %s',
    (day, level, headcount, disability) => {
      const [year, month, date] = day.split('-');
      model.setSituation({
        date: `${date}/${month}/${year}`,
        'salarié . contrat': "'apprentissage'",
        "salarié . contrat . date d'embauche": `${date}/${month}/${year}`,
        'salarié . contrat . apprentissage . diplôme': `'${diplomas[level]}'`,
        'salarié . régimes spécifiques . apprentissage . handicap': disability ? 'oui' : 'non',
        'entreprise . salariés . effectif': `${employees[headcount]} employés`,
        // The least share of apprentices from which a large firm has it.
        'entreprise . salariés . ratio alternants': '6%',
      });
      const { aid } = simulate(
        {
          ...simulation,
          start: day,
          end: `${Number(year) + 1}-${month}-28`,
          level,
          headcount,
          disability,
        },
        deliveredFigures,
      );
      expect(aid.yearly).toBe(
        amountOf('salarié . coût total employeur . aides . embauche . apprentissage', '€/an'),
      );
    },
  );
});
