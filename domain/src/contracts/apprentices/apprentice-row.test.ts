import { describe, expect, it } from 'vitest';
import { apprenticeColumns, lackingColumns } from './apprentice-columns.ts';
import {
  apprenticeRow,
  schoolYearOf,
  type Apprentice,
  type ApprenticeContract,
} from './apprentice-row.ts';

const values = {
  candidate_birth_name: 'Sow-Étienne',
  candidate_firstname: 'Léa',
  candidate_birthdate: '2003-05-10',
  candidate_sex: 'F',
  candidate_nir: '203056912300187',
  candidate_phone: '+33639981234',
  candidate_street_number: '12 bis',
  candidate_street: 'rue de l’Arc',
  candidate_zip: '69003',
  candidate_disability: 'non',
  guardian_email: 'mere@exemple.example',
  contract_start: '2026-09-01',
  siret: '73282932000074',
  cfa_uai: '0690001B',
  cfa_siret: '73282932000074',
  place_same: 'oui',
  training_start: '2026-09-14',
  training_end: '2028-06-30',
  training_rncp: '38362',
  training_hours: '1350',
  training_remote_hours: '100',
};

const contract: ApprenticeContract = {
  agreedOn: '2026-07-02',
  beginsOn: '2026-09-01',
  endsOn: '2028-08-31',
  brokenOn: null,
  reason: null,
  values,
};

const apprentice: Apprentice = {
  id: 7,
  lastName: 'Sow',
  firstName: 'Lea',
  email: 'lea@exemple.example',
  phone: null,
  programme: 'BTS SIO',
  contracts: [contract],
};

const on = (today: string, changes: Partial<Apprentice> = {}) =>
  apprenticeRow({ ...apprentice, ...changes }, { schoolYear: '2026-2027', today });

describe('a line for the board', () => {
  it('says what the file says, and no social security number', () => {
    const row = on('2026-10-01');
    expect(row).toMatchObject({
      nom_apprenant: 'Sow-Étienne',
      id_erp_apprenant: '7',
      email_contact: 'lea@exemple.example',
      tel_apprenant: '0639981234',
      adresse_apprenant: '12 bis rue de l’Arc',
      rqth_apprenant: 'Non',
      formation_rncp: 'RNCP38362',
      formation_presentielle: 'Oui',
      libelle_court_formation: 'BTS SIO',
      etablissement_formateur_uai: '0690001B',
      date_inscription_formation: '2026-07-02',
      statut_apprenant: '3',
      date_metier_mise_a_jour_statut: '2026-09-01',
    });
    expect(JSON.stringify(row)).not.toContain('2030569');
    // The guardian of an adult is asked for by nobody.
    expect(row['responsable_apprenant_mail1']).toBeUndefined();
    const known = new Set(apprenticeColumns.map(({ key }) => key));
    expect(Object.keys(row).filter((key) => !known.has(key))).toEqual([]);
  });

  it('is enrolled by the day on which the training began, before a contract was found', () => {
    const late = { ...contract, agreedOn: '2026-11-24' };
    expect(on('2026-12-01', { contracts: [late] })).toMatchObject({
      date_inscription_formation: values.training_start,
      date_entree_formation: values.training_start,
    });
  });

  it('is an apprentice only while a contract runs', () => {
    expect(on('2026-08-31')['statut_apprenant']).toBeUndefined();
    expect(on('2028-09-01')['statut_apprenant']).toBeUndefined();
    const broken = { ...contract, brokenOn: '2026-10-10', reason: 'trial' as const };
    const row = on('2026-10-10', { contracts: [broken] });
    expect(row['statut_apprenant']).toBeUndefined();
    expect(row).toMatchObject({
      contrat_date_rupture: '2026-10-10',
      cause_rupture_contrat: 'Période des 45 premiers jours en entreprise',
    });
  });

  it('holds four contracts, the last ones, and the person as the last one has them', () => {
    const contracts = [1, 2, 3, 4, 5].map((day) => ({
      ...contract,
      beginsOn: `2026-09-0${day}`,
      values: { ...values, siret: `7328293200007${day}` },
    }));
    const row = on('2026-10-01', { contracts });
    expect([row['contrat_date_debut'], row['contrat_date_debut_4']]).toEqual([
      '2026-09-02',
      '2026-09-05',
    ]);
    expect(row['siret_employeur_4']).toBe('73282932000075');
  });

  it('leaves empty what is not known, and says which of it is asked for', () => {
    const row = on('2026-10-01', { contracts: [{ ...contract, values: {} }] });
    expect(row['date_de_naissance_apprenant']).toBeUndefined();
    expect(lackingColumns([row, on('2026-10-01')])).toEqual(
      expect.arrayContaining([
        { key: 'date_de_naissance_apprenant', lines: 1 },
        { key: 'annee_formation', lines: 2 },
      ]),
    );
  });

  it('belongs to the school year of its session, by days or by name', () => {
    expect(schoolYearOf({ name: 'Rentrée', startsOn: '2026-09-01' })).toBe('2026-2027');
    expect(schoolYearOf({ name: 'Rentrée décalée', startsOn: '2027-02-01' })).toBe('2026-2027');
    expect(schoolYearOf({ name: 'BTS 2026/27', startsOn: null })).toBe('2026-2027');
    expect(schoolYearOf({ name: 'Rentrée', startsOn: null })).toBeNull();
  });
});
