import { describe, expect, it } from 'vitest';
import { fileFields } from '../file/file-fields.ts';
import { exchangedCsv, exchangedFields } from '../file/exchange.ts';
import { deliveredFigures } from '../pay/delivered-figures.ts';
import { liaisonSheet } from './liaison-sheet.ts';

const values = {
  contract_kind: 'apprentice',
  employer_kind: '12',
  idcc: '1486',
  candidate_nir: '2 03 05 69 123 001 12',
  supervisor_nir: '180026938101256',
  candidate_birthdate: '2003-05-10',
  contract_start: '2026-09-01',
  contract_end: '2028-08-31',
  training_diploma_type: '54',
  contract_type_code: '11',
};

const sheet = liaisonSheet(values, deliveredFigures);

const valueOf = (label: string) =>
  sheet.flatMap(({ lines }) => lines).find((line) => line.label === label);

describe('the sheet that is copied into the official form', () => {
  it('has codes with what they stand for, days and numbers as people write them, and where it is lodged', () => {
    expect(valueOf('Type d’employeur')).toMatchObject({
      value: '12',
      meaning: 'Entreprise inscrite uniquement au RCS',
    });
    expect(valueOf('Début du contrat')?.value).toBe('01/09/2026');
    const called = liaisonSheet({ ...values, phone: '+33639981234' }, []);
    expect(JSON.stringify(called)).toContain('"06 39 98 12 34"');
    expect(valueOf('À déposer auprès de')?.value).toBe('OPCO Atlas');
    expect(valueOf('Numéro de déclaration d’activité')).toBeUndefined();
    const short = liaisonSheet({ ...values, idcc: '843' }, []).flatMap(({ lines }) => lines);
    expect(short.find(({ label }) => label.startsWith('IDCC'))?.value).toBe('0843');
  });

  it('has the candidate’s number without its key, and the tutor’s not at all', () => {
    expect(valueOf('NIR (numéro de sécurité sociale)')?.value).toBe('2030569123001');
    expect(JSON.stringify(sheet)).not.toContain('180026938');
  });

  it('says that the number is awaited until it is there', () => {
    const awaited = { ...values, candidate_nationality: '3', candidate_nir_awaited: 'oui' };
    const labels = (nir: string) =>
      liaisonSheet({ ...awaited, candidate_nir: nir }, deliveredFigures)
        .flatMap(({ lines }) => lines)
        .map(({ label }) => label);
    expect(labels('')).toContain('NIR pas encore attribué');
    expect(labels(values.candidate_nir)).not.toContain('NIR pas encore attribué');
  });

  it('has a row of pay for each percentage, whatever the minimum wage does meanwhile', () => {
    const pay = sheet.find(({ title }) => title.startsWith('Rémunération'));
    const least = 'minimum calculé, à vérifier';
    expect(pay?.lines).toEqual([
      { label: 'Année 1, du 01/09/2026 au 31/08/2027', value: '53 % du SMIC', meaning: least },
      { label: 'Année 2, du 01/09/2027 au 31/08/2028', value: '61 % du SMIC', meaning: least },
    ]);
    const agreed = liaisonSheet({ ...values, pay_percent_1_1: '80' }, deliveredFigures);
    const { lines } = agreed.find(({ title }) => title === 'Rémunération') ?? { lines: [] };
    expect(lines.map(({ value, meaning }) => [value, meaning])).toEqual([
      ['80 % du SMIC', ''],
      ['80 % du SMIC', 'repris de la période précédente, à vérifier ; le minimum est de 61 %'],
    ]);
  });

  it.each([
    ['989,53', '53 % du SMIC', 'd’après le salaire convenu'],
    ['1000', '53,56 % du SMIC', 'd’après le salaire convenu ; le minimum est de 53 %'],
    ['900', '53 % du SMIC', 'minimum calculé, à vérifier'],
  ])('says of a pay of %s € what it is of the minimum wage', (pay, value, meaning) => {
    const paid = liaisonSheet({ ...values, starting_pay: pay }, deliveredFigures);
    const { lines } = paid.find(({ title }) => title === 'Rémunération') ?? { lines: [] };
    expect(lines[0]).toMatchObject({ value, meaning });
    expect(lines[1]).toMatchObject({
      value: '61 % du SMIC',
      meaning: 'minimum calculé, à vérifier',
    });
  });

  it('ends the pay of a contract that was broken on the day of the break', () => {
    const broken = liaisonSheet(values, deliveredFigures, '2027-03-31');
    expect(
      broken
        .find(({ title }) => title === 'Rémunération')
        ?.lines.map(({ label, value }) => `${label} ${value}`),
    ).toEqual(['Rompu le 31/03/2027', 'Année 1, du 01/09/2026 au 31/03/2027 53 % du SMIC']);
  });

  it('does not let a minimum pass for the pay where more was agreed at the beginning', () => {
    const paid = liaisonSheet({ ...values, starting_pay: '1400' }, deliveredFigures);
    expect(paid.find(({ title }) => title === 'Rémunération')?.lines[1]).toMatchObject({
      value: '74,99 % du SMIC',
      meaning: 'repris de la période précédente, à vérifier ; le minimum est de 61 %',
    });
  });

  it('says of a permanent contract when its time of apprenticeship ends', () => {
    const labels = (mode: string) =>
      liaisonSheet({ ...values, contract_mode: mode }, []).flatMap(({ lines }) =>
        lines.filter(({ value }) => value === '31/08/2028').map(({ label }) => label),
      );
    expect(labels('2')).toEqual(['Fin de la période d’apprentissage']);
    expect(labels('1')).toEqual(['Fin du contrat']);
    expect(exchangedCsv(exchangedFields({ ...values, contract_mode: '2' }, []))).toContain(
      '"contrat.dateFinContrat";"Fin de la période d’apprentissage"',
    );
  });

  it('has the codes of the form 12434 for a professional contract, and where none is known the words alone', () => {
    const professional = { ...values, contract_kind: 'professional' };
    const lineOf = (changes: Record<string, string>, label: string) =>
      liaisonSheet({ ...professional, ...changes }, [])
        .flatMap(({ lines }) => lines)
        .find((line) => line.label === label);
    expect(lineOf({ candidate_situation: '11' }, 'Situation avant ce contrat')).toMatchObject({
      value: '9',
      meaning: 'Personne à la recherche d’un emploi',
    });
    expect(lineOf({}, 'Diplôme ou titre visé')).toMatchObject({ value: '31', meaning: 'BTS' });
    expect(
      lineOf({ candidate_last_diploma: '64' }, 'Dernier diplôme ou titre préparé'),
    ).toMatchObject({ value: '', meaning: 'BUT' });
    expect(lineOf({ trial_days: '30' }, 'Période d’essai, en jours')?.value).toBe('30');
  });

  it('has what the training costs, and the OPCO that the employer has named', () => {
    const whole = liaisonSheet(
      { ...values, idcc: '0014', opco: 'ep', training_price: '9500,00' },
      [],
    ).flatMap(({ lines }) => lines);
    expect(whole.find(({ label }) => label === 'Prix de la formation, en euros')?.value).toBe(
      '9\u202F500,00\u00A0€',
    );
    expect(whole.find(({ label }) => label === 'À déposer auprès de')?.value).toBe('OPCO EP');
  });

  it('has the two boxes of the form 10103 that no field of the file holds, each where the form has it', () => {
    const linesIn = (changes: Record<string, string>, title: string) =>
      liaisonSheet({ ...values, ...changes }, []).find((section) => section.title === title)
        ?.lines ?? [];
    const employer = (kind: string) => linesIn({ employer_kind: kind }, 'L’employeur')[0];
    expect(employer('12')).toEqual({ label: 'Employeur', value: 'privé', meaning: '' });
    // An EPIC is lodged as a private employer is, and public all the same.
    expect(employer('30')).toMatchObject({ value: 'public' });
    expect(employer('22')).toMatchObject({ value: 'public' });
    expect(employer('')).toMatchObject({ label: 'Employeur', value: '' });
    const attested = {
      label: 'L’employeur atteste disposer de toutes les pièces justificatives',
      value: '',
      meaning: 'à cocher par l’employeur',
    };
    expect(linesIn({}, 'Signatures et dépôt')[0]).toEqual(attested);
    const professional = { contract_kind: 'professional' };
    expect(linesIn(professional, 'L’employeur').map(({ label }) => label)).not.toContain(
      'Employeur',
    );
    expect(linesIn(professional, 'Signatures et dépôt')).not.toContainEqual(attested);
  });

  it('has every field that the exchange formats have, where the file asks for it', () => {
    const all = Object.fromEntries(fileFields.map(({ key }) => [key, key]));
    const adult = { ...values, candidate_birthdate: '2010-01-01', place_same: 'non' };
    const whole = liaisonSheet({ ...all, ...adult, candidate_disability: 'non' }, []);
    const labels = new Set(whole.flatMap(({ lines }) => lines.map(({ label }) => label)));
    const missing = fileFields.filter(
      ({ erp, label, need }) => erp !== null && need === 'always' && !labels.has(label),
    );
    expect(missing.map(({ key }) => key)).toEqual([]);
  });
});
