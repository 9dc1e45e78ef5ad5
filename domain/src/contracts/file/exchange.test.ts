import { describe, expect, it } from 'vitest';
import { exchangedCsv, exchangedFields, exchangedObject } from './exchange.ts';
import { deliveredFigures } from '../pay/delivered-figures.ts';
import { adult } from '../testing/adult.ts';
import { fileFields } from './file-fields.ts';

const row = (ordre: string, dateDebut: string, dateFin: string, taux: number, base: string) => ({
  ordre,
  dateDebut,
  dateFin,
  taux,
  typeSalaire: base,
});

const values = {
  company_name: 'Atelier "du Rhône"; SARL',
  siret: '73282932000074',
  employer_kind: '12',
  candidate_nir: '2 69 05 49 588 157 80',
  company_zip: '69001',
  meal_benefit: '=1+1',
};

const fields = exchangedFields(values, deliveredFigures);

describe('the file for school software', () => {
  it('has the names of the exchange formats, and a number without its key', () => {
    expect(fields).toContainEqual({
      part: 'candidate',
      erp_name: 'apprenti.nir',
      label: 'NIR (numéro de sécurité sociale)',
      value: '2690549588157',
      meaning: '',
    });
    expect(
      fields.find(({ erp_name: name }) => name === 'employeur.typeEmployeur')?.meaning,
    ).toContain('RCS');
    expect(exchangedObject(fields)).toMatchObject({
      employeur: { siret: '73282932000074', adresse: { codePostal: '69001' } },
    });
  });

  it('tells of a contract that was broken the pay until then, and the day', () => {
    const broken = exchangedObject(exchangedFields(adult, deliveredFigures, '2027-10-15')) as {
      contrat: Record<string, unknown>;
      remunerationsAnnuelles: { dateFin: string }[];
    };
    expect(broken.contrat).toMatchObject({
      dateRupture: '2027-10-15',
      dateFinContrat: adult['contract_end'],
    });
    expect(broken.remunerationsAnnuelles.at(-1)?.dateFin).toBe('2027-10-15');
    const never = exchangedFields(adult, deliveredFigures, '2026-08-31');
    expect(exchangedObject(never)).not.toHaveProperty('remunerationsAnnuelles');
  });

  it('gives numbers without the spaces that people put into them, and codes whole', () => {
    const typed = exchangedFields(
      {
        siret: '732 829 320 00074',
        employees: '1 250',
        starting_pay: '1 867,02',
        idcc: '44',
        ape_code: '62.01z',
        company_name: 'Atelier du Rhône',
        candidate_phone: '+33 (0)6 39 98-12.34',
        candidate_disability: 'non',
      },
      deliveredFigures,
    );
    expect(typed.map(({ value }) => value).filter(Boolean)).toEqual([
      '10103*14',
      'Atelier du Rhône',
      '73282932000074',
      '6201Z',
      '1250',
      '0044',
      '+33639981234',
      'non',
      '1867,02',
    ]);
    expect(exchangedObject(typed)).toMatchObject({
      versionCerfa: '10103*14',
      employeur: { nombreDeSalaries: 1250, codeIdcc: '0044' },
      contrat: { salaireEmbauche: 1867.02 },
      apprenti: { handicap: false, telephone: '+33639981234' },
    });
    expect(exchangedCsv(typed)).toContain('"Entreprise";"employeur.siret"');
  });

  it('has the pay of each year and each part of one, as the official form does', () => {
    const agreed = { ...adult, pay_percent_2_1: '70', pay_base_2_1: 'SMC' };
    const added = {
      name: 'apprentice.21to25.1',
      from: '2027-01-01',
      until: null,
      value: 55,
      source: 'Décret',
    } as const;
    const typed = exchangedFields(agreed, [...deliveredFigures, added]);
    expect(exchangedObject(typed)['remunerationsAnnuelles']).toEqual([
      row('1.1', '2026-09-01', '2027-05-31', 43, 'SMIC'),
      // As superusers have said since.
      row('1.2', '2027-06-01', '2027-08-31', 55, 'SMIC'),
      row('2.1', '2027-09-01', '2028-08-31', 70, 'SMC'),
    ]);
  });

  it.each([
    // What was agreed goes on where nothing else is said, as long as the law does not ask for more.
    [{ pay_percent_1_1: '60' }, [60, 60, 61]],
    [{ pay_percent_1_1: '70' }, [70, 70, 70]],
    [{ starting_pay: '1400' }, [74.99, 74.99, 74.99]],
    // Less is what somebody says.
    [{ pay_percent_1_1: '90', pay_percent_1_2: '60' }, [90, 60, 61]],
    [{ pay_percent_1_1: '90', pay_percent_2_1: '65' }, [90, 90, 65]],
    // An amount in euros, of which the sheet warns, goes no further; nor does what is of another wage.
    [{ pay_percent_1_1: '867' }, [867, 53, 61]],
    [{ pay_percent_1_1: '80', pay_base_1_1: 'SMC' }, [80, 53, 61]],
  ])('with %j has %j %% of the three times of a pay', (changes, percents) => {
    const rows = exchangedFields({ ...adult, ...changes }, deliveredFigures)
      .filter(({ erp_name: name }) => name.endsWith('.taux'))
      .map(({ value }) => Number(value.replace(',', '.')));
    expect(rows).toEqual(percents);
  });

  it('says where a percentage comes from that nobody has agreed', () => {
    const told = exchangedFields({ ...adult, pay_percent_1_1: '60' }, deliveredFigures)
      .filter(({ erp_name: name }) => name.endsWith('.taux'))
      .map(({ meaning }) => meaning);
    expect(told).toEqual([
      '',
      'repris de la période précédente, à vérifier ; le minimum est de 53 %',
      'minimum calculé, à vérifier',
    ]);
  });

  it('never loses a field to another of the same name, or below it', () => {
    const all = Object.fromEntries(fileFields.map(({ key }) => [key, 'x']));
    const everything = exchangedFields(
      {
        ...all,
        candidate_birthdate: '2010-01-01',
        contract_start: '2026-09-01',
      },
      deliveredFigures,
    );
    const leaves = (one: unknown): number =>
      typeof one === 'object' && one !== null
        ? Object.values(one).reduce((sum: number, value) => sum + leaves(value), 0)
        : 1;
    expect(leaves(exchangedObject(everything))).toBe(everything.length);
  });

  it('as CSV keeps quotes and semicolons in their cell, and no formula', () => {
    const csv = exchangedCsv(fields);
    expect(csv).toContain('"Atelier ""du Rhône""; SARL"');
    expect(csv).toContain(`"'=1+1"`);
    const wide = exchangedCsv(
      exchangedFields({ ...values, meal_benefit: '＝1+1' }, deliveredFigures),
    );
    expect(wide).toContain(`"'＝1+1"`);
    expect(csv.split('\r\n')).toHaveLength(fields.length + 1);
  });
});
