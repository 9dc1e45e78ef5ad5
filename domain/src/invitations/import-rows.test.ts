import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { candidateImport, companyImport, readImportRows } from './import-rows.ts';

const header = ['Prénom', 'Nom', 'Email', 'Téléphone'];
const anna = ['Anna', 'Roux', 'anna@exemple.fr', '06 12 34 56 78'];

const readCandidates = (...rows: string[][]) => readImportRows(candidateImport, rows);

describe('headers', () => {
  it.each([
    header,
    ['prenom', 'nom', 'courriel', 'telephone'],
    ['PRÉNOM', 'NOM', 'COURRIEL', 'TÉLÉPHONE'],
    ['PRENOM', 'Nom', 'E-MAIL', 'Tel'],
    [' Pre\u0301nom ', '\uFEFFNom', 'Adresse e\u2011mail', '\u00A0Téléphone'],
    ['Prénom', 'Nom de famille', 'adresse email', 'Portable'],
  ])('%s, %s, %s, %s are known', (...titles) => {
    expect(readCandidates(titles, anna)[0]?.values).toEqual({
      first_name: 'Anna',
      last_name: 'Roux',
      email: 'anna@exemple.fr',
      phone: '06 12 34 56 78',
    });
  });

  it('may stand in any order, with others between them, and some missing', () => {
    const rows = readCandidates(['Email', 'Ville', 'Nom'], ['anna@exemple.fr', 'Lyon', 'Roux']);
    expect(rows[0]?.values).toEqual({
      first_name: '',
      last_name: 'Roux',
      email: 'anna@exemple.fr',
      phone: '',
    });
    expect(rows[0]?.faults).toEqual([]);
  });

  it('of the templates are read back', () => {
    expect(readCandidates([...candidateImport.template], anna)[0]?.faults).toEqual([]);
    const companies = readImportRows(companyImport, [
      companyImport.template,
      ["L'Atelier", 'contact@atelier.fr'],
    ]);
    expect(companies[0]?.values).toEqual({ name: "L'Atelier", email: 'contact@atelier.fr' });
  });

  it('that are unknown leave every row without an e-mail', () => {
    expect(readCandidates(['a', 'b', 'c', 'd'], anna)[0]?.faults).toEqual(['no-email']);
  });

  it('may come after empty rows', () => {
    const rows = readCandidates([], ['', ' '], header, anna);
    expect(rows.map(({ line, values }) => [line, values.first_name])).toEqual([[4, 'Anna']]);
  });
});

describe('rows', () => {
  it('none of them, or the header alone, read as nothing', () => {
    expect(readCandidates()).toEqual([]);
    expect(readCandidates(header)).toEqual([]);
    expect(readCandidates([], [''])).toEqual([]);
  });

  it('that are empty are passed over, and the numbers stay those of the file', () => {
    const rows = readCandidates(header, [], ['', ' ', '\u00A0'], anna, [], ['Paul', '', 'p@b.fr']);
    expect(rows.map(({ line }) => line)).toEqual([4, 6]);
  });

  it('say what is wrong with their e-mail', () => {
    const faults = readCandidates(
      header,
      ['Anna', 'Roux'],
      ['Anna', 'Roux', 'anna@'],
      anna,
      ['Paul', 'Roux', ' ANNA@Exemple.fr '],
      ['Paul', 'Roux', 'paul@exemple.fr'],
    ).map((row) => row.faults);
    expect(faults).toEqual([['no-email'], ['malformed-email'], [], ['duplicate-email'], []]);
  });

  it('of companies need a name; one without it does not take the address from the next', () => {
    const rows = readImportRows(companyImport, [
      ['Nom', 'Email'],
      ['', 'contact@atelier.fr'],
      ["L'Atelier", 'contact@atelier.fr'],
      ['', ''],
      ['', 'contact@atelier.fr'],
      ['Roux', 'contact@'],
      ['Roux', ''],
    ]);
    expect(rows.map(({ faults }) => faults)).toEqual([
      ['no-name'],
      [],
      ['duplicate-email', 'no-name'],
      ['malformed-email'],
      ['no-email'],
    ]);
  });

  it('keep names as they are written', () => {
    const [row] = readCandidates(header, [' Maëlys-Zoé ', "O'Brien d’Ély", 'm@exemple.fr']);
    expect(row?.values.first_name).toBe('Maëlys-Zoé');
    expect(row?.values.last_name).toBe("O'Brien d’Ély");
  });

  it('ten thousand of them are read, each once', () => {
    const many = Array.from({ length: 10_000 }, (_, index) => [
      'Anna',
      `Roux ${index}`,
      `anna${index % 5_000}@exemple.fr`,
    ]);
    const rows = readCandidates(header, ...many);
    expect(rows).toHaveLength(10_000);
    expect(rows.filter(({ faults }) => faults.length === 0)).toHaveLength(5_000);
    expect(rows.at(-1)).toMatchObject({ line: 10_001, faults: ['duplicate-email'] });
  });

  it('that are sound carry different addresses, whatever the file holds', () => {
    const cell = fc.oneof(
      fc.constantFrom('', ' ', 'a@b.fr', 'A@B.fr', 'c@d.fr', 'x@', 'Nom', 'Email', '__proto__'),
      fc.string(),
    );
    fc.assert(
      fc.property(fc.array(fc.array(cell, { maxLength: 5 })), (rows) => {
        const sound = readCandidates(header, ...rows).filter(({ faults }) => faults.length === 0);
        const keys = sound.map(({ values }) => values.email.toLowerCase());
        expect(new Set(keys).size).toBe(keys.length);
      }),
    );
  });
});
