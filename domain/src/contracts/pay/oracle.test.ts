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
});
