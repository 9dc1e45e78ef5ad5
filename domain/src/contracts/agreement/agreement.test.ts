import { describe, expect, it } from 'vitest';
import * as fc from 'fast-check';
import { fileFields } from '../file/file-fields.ts';
import { deliveredTemplate } from './delivered-template.ts';
import { exampleValues } from './example.ts';
import { blank, fillTemplate, templateFault, unknownVariables } from './template.ts';
import { variableGroups, variableNames, variableText } from './variables.ts';

describe('a training agreement from a template', () => {
  it('delivered as it is has no fault, names itself a model, and fills with an example', () => {
    expect(templateFault(deliveredTemplate)).toBeNull();
    expect(deliveredTemplate).toContain('Modèle à faire relire');
    const blocks = fillTemplate(deliveredTemplate, exampleValues);
    expect(blocks[0]).toEqual({ kind: 'title', text: 'Convention de formation' });
    expect(blocks.at(-1)?.kind).toBe('signatures');
    expect(JSON.stringify(blocks)).not.toMatch(/[{}]{2}/);
  });

  it('fills in every variable that the example knows, and leaves a line for the others', () => {
    const empty = variableNames.filter((name) => variableText(name, exampleValues) === '');
    expect(empty).toEqual([
      'representant_mineur',
      'second_tuteur',
      'second_tuteur_fonction',
      'a_remplir',
    ]);
    expect(
      fillTemplate('{{ Entreprise }} et {{entreprise_siret}}', { company_name: 'L’Arc' }),
    ).toEqual([{ kind: 'paragraph', text: `L’Arc et ${blank}` }]);
  });

  it('has no line for the representative of whoever is of age, and one to fill in where that is not known', () => {
    const lines = (values: Record<string, string>) =>
      fillTemplate(deliveredTemplate, { ...exampleValues, ...values })
        .flatMap((block) => (block.kind === 'list' ? block.items : []))
        .filter((item) => item.startsWith('Représentant légal'));
    const label = 'Représentant légal, si l’alternant est mineur\u202F: ';
    expect(lines({})).toEqual([]);
    expect(lines({ candidate_birthdate: '2010-05-10' })).toEqual([`${label}${blank}`]);
    expect(lines({ candidate_birthdate: '2010-05-10', guardian_name: 'Martin Zoé' })).toEqual([
      `${label}Martin Zoé`,
    ]);
    expect(lines({ candidate_birthdate: '' })).toEqual([`${label}${blank}`]);
    // A line that says anything else stays.
    expect(fillTemplate('{{alternant}}, {{representant_mineur}}', exampleValues)).toEqual([
      { kind: 'paragraph', text: `Léa Martin, ${blank}` },
    ]);
    expect(fillTemplate('- {{representant_mineur}}', exampleValues)).toEqual([]);
  });

  it('names both tutors, asks a professional contract for nothing that it has not, and knows no end of a permanent one', () => {
    const text = (values: Record<string, string>) =>
      JSON.stringify(fillTemplate(deliveredTemplate, { ...exampleValues, ...values }));
    expect(text({})).not.toContain('Second');
    expect(
      text({
        second_supervisor_firstname: 'Sophie',
        second_supervisor_lastname: 'Petit',
        second_supervisor_position: 'Développeuse',
      }),
    ).toContain('Second maître d’apprentissage ou tuteur\u202F: Sophie Petit, Développeuse');
    expect(text({ first_equipment: '' })).toContain(`Premier équipement\u202F: ${blank}`);
    expect(text({ contract_kind: 'professional' })).not.toContain('Premier équipement');
    expect(text({ contract_mode: '2' })).toContain(
      'au 31 août 2028 (fin de la période d’apprentissage, dans un CDI)',
    );
    expect(text({ contract_kind: 'professional', contract_nature: 'CDI' })).toContain(
      'au 31 août 2028 (fin de l’action de professionnalisation, dans un CDI)',
    );
    expect(text({ contract_nature: 'CDI' })).not.toContain('CDI');
  });

  it('reads dates, codes and amounts as people do', () => {
    const values = {
      contract_start: '2026-09-01',
      training_diploma_type: '54',
      starting_pay: '1500,00',
    };
    expect(variableText('contrat_debut', values)).toBe('1er septembre 2026');
    expect(variableText('formation_diplome', values)).toBe('BTS');
    expect(variableText('contrat_salaire', values)).toBe('1\u202F500,00\u00A0€');
    const place = { cfa_name: 'CFA', cfa_town: 'Lyon', place_name: 'Annexe', place_town: 'Bron' };
    expect(variableText('lieu', { ...place, place_same: 'oui' })).toBe('CFA, Lyon');
    expect(variableText('lieu', { ...place, place_same: 'non' })).toBe('Annexe, Bron');
  });

  it('knows no social security number, and no field that there is not', () => {
    const kinds = new Map(fileFields.map(({ key, kind }) => [key, kind]));
    const keys = Object.values(variableGroups)
      .flatMap((group) => Object.values<{ of: string | readonly (readonly string[])[] }>(group))
      .flatMap(({ of }) => (typeof of === 'string' ? [of] : of.flat()));
    expect(keys.filter((key) => !kinds.has(key))).toEqual([]);
    expect(keys.filter((key) => kinds.get(key) === 'nir')).toEqual([]);
  });

  it('tells which variables there are not', () => {
    expect(unknownVariables('{{siret}} {{ siret }} {{entreprise}} {{signatures}}')).toEqual([
      'siret',
    ]);
    expect(templateFault('{{siret}} {{}}')).toBe(
      'Ces variables n’existent pas\u202F: {{siret}}, {{}}.',
    );
    expect(templateFault(' \n ')).toBe('Le modèle est vide.');
  });

  it('is read at once however many blanks stand where a variable would', () => {
    expect(templateFault(`{{${' '.repeat(59_000)}x`)).toBeNull();
    const far = `{{ ${' '.repeat(50_000)} entreprise }}`;
    expect(fillTemplate(far, { company_name: 'L’Arc' })).toEqual([
      { kind: 'paragraph', text: 'L’Arc' },
    ]);
  });

  it('takes what a file says as text, whatever it looks like', () => {
    const text = '{{tuteur}} {{signatures}}';
    expect(fillTemplate('{{entreprise}}', { company_name: text })).toEqual([
      { kind: 'paragraph', text },
    ]);
  });

  it('reads titles, articles, lists and paragraphs of several lines', () => {
    expect(fillTemplate('# T\n## A\nun\ndeux\n\ntrois\n- x\n- y\n\n{{ signatures }}', {})).toEqual([
      { kind: 'title', text: 'T' },
      { kind: 'heading', text: 'A' },
      { kind: 'paragraph', text: 'un deux' },
      { kind: 'paragraph', text: 'trois' },
      { kind: 'list', items: ['x', 'y'] },
      { kind: 'signatures', who: ['Pour l’entreprise', 'Pour le centre de formation'] },
    ]);
  });

  it('never loses a word, whatever is typed', () => {
    fc.assert(
      fc.property(fc.array(fc.stringMatching(/^[a-z#\- ]{0,12}$/)), (lines) => {
        const words = (text: string) => text.match(/[a-z]+/g) ?? [];
        const told = fillTemplate(lines.join('\n'), {}).flatMap((block) =>
          'text' in block ? words(block.text) : 'items' in block ? block.items.flatMap(words) : [],
        );
        expect(told).toEqual(words(lines.join('\n')));
      }),
    );
  });
});
