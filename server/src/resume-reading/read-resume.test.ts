import * as fc from 'fast-check';
import { skills } from '@tandem/domain/reference/skills';
import { buildSkillLexicon } from '@tandem/matching/text/lexicon';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadPlaces, type Places } from '../platform/places/places.ts';
import type { Card } from './contact/own-cards.ts';
import type { WrittenLine } from './lines/lines.ts';
import { readResume, type ResumeFields } from './read-resume.ts';
import { written } from './testing/test-resume.ts';

const lexicon = buildSkillLexicon(skills);
let places: Places;
beforeAll(async () => {
  places = await loadPlaces();
});

const read = (lines: readonly WrittenLine[], cards: readonly Card[] = []): ResumeFields =>
  readResume(lines, {
    today: new Date(2026, 2, 15),
    lexicon,
    findCommunes: places.search,
    cards,
  });

describe('readResume', () => {
  it('proposes nothing of the centre whose form it is', () => {
    const text = `
      # Dossier 2026
      CFA des Rivières – 5 rue Basse, 69800 Saint-Priest – Tél. 04 72 98 40 00 – contact@cfa.example
      Prénom : Léa
      # 2. Langues
      Anglais`;
    expect(read(written(text))).toMatchObject({ email: null, phone: null, home: null });
  });

  it('proposes nothing of a school whose name stands above how it is reached', () => {
    const text = `
      Institut Val de Loire Alternance
      Tél. 02 41 98 40 00
      info@ivla.example
      12 avenue de la Gare, 49000 Angers
      Nom : Roux
      Prénom : Anna`;
    expect(read(written(text))).toMatchObject({ email: null, phone: null, home: null });
    const told =
      'CFA Basse – 5 rue Basse, 49000 Angers – 02 41 98 40 00\n02 41 98 40 01\nAnna Roux';
    expect(read(written(told))).toMatchObject({ phone: '+33241984001' });
    expect(read(written(`${text}\nPortable : 06 39 98 12 34\n54000 Nancy`))).toMatchObject({
      phone: '+33639981234',
      home: { city: 'Nancy' },
    });
  });

  it('takes the home of today for that of parents or of before, beside it or below', () => {
    const beside = `
      # Anna Roux
      Adresse actuelle\tAncienne adresse
      6 rue Haute\t15 rue Basse
      31000 Toulouse\t87000 Limoges
      anna.roux@exemple.fr\t05 36 49 10 20`;
    const below = `
      # Anna Roux
      6 rue Haute
      31000 Toulouse
      Adresse des parents
      15 rue Basse
      87000 Limoges
      05 36 49 10 20`;
    const numbered = `
      # Anna Roux
      Adresse 1 (semaine) : 6 rue Haute, 31000 Toulouse
      Adresse 2 (parents) : Le Bourg, 23400 Bourganeuf`;
    for (const text of [beside, below, numbered])
      expect(read(written(text))).toMatchObject({ phone: null, home: { city: 'Toulouse' } });
    expect(read(written(below.replace(/6 rue.*\n.*Toulouse/, '')))).toMatchObject({
      home: { city: 'Limoges' },
    });
  });

  it('takes a line with one’s own address from below an addressee', () => {
    const text = `
      # Paul Henry
      À l’attention de Mme Duval, Société Bréal, 12 quai Sud, 76600 Le Havre, contact@breal.example
      Paul Henry, 4 rue Haute 76620 Le Havre, paul.henry@exemple.fr, 06 39 98 50 03`;
    expect(read(written(text))).toMatchObject({
      email: 'paul.henry@exemple.fr',
      phone: '+33639985003',
      home: { postalCode: '76620' },
    });
  });

  it('takes from under the references the line that bears one’s whole name, and no other', () => {
    const references = `
      # Anna Roux
      FORMATION
      BTS MCO
      RÉFÉRENCES
      M. Petit, gérant : 06 39 98 00 00 / q.petit@garage-petit.example
      Lucie Roux, tutrice de stage
      06 39 98 00 01 – lucie.roux@exemple.fr`;
    const own = 'anna.roux@exemple.fr | 06/39/98/12/34 | 54000 Nancy';
    expect(read(written(`${references}\n${own}\nPermis B`))).toMatchObject({
      email: 'anna.roux@exemple.fr',
      phone: '+33639981234',
      home: { city: 'Nancy', postalCode: '54000' },
    });
    expect(read(written(references))).toMatchObject({ email: null, phone: null, home: null });
  });

  describe('with a code on its page', () => {
    const text = `
      # Anna Roux
      Vendeuse
      FORMATION
      BTS MCO
      RÉFÉRENCES
      Lucie Petit, gérante de la Maison Alba`;
    const [number, mail] = ['06 39 98 12 34', 'anna.roux@exemple.fr'];
    const lines = written(text);
    const beside = (words: string) => {
      const { page = 1, x = 0, y = 0 } = lines.find((line) => line.text.startsWith(words)) ?? {};
      return { page, x, y };
    };
    const card = (over: Partial<Card>): Card => ({
      name: null,
      texts: [number],
      place: null,
      ...over,
    });
    const contactOf = (...cards: Card[]) => {
      const { email, phone, home } = read(lines, cards);
      return { email, phone, town: home?.city ?? null };
    };
    const none = { email: null, phone: null, town: null };
    const phone = '+33639981234';

    it.each([
      [
        'of one’s own name',
        [card({ name: 'ROUX Anna', texts: [number, mail, '54000 Nancy'] })],
        { email: mail, phone, town: 'Nancy' },
      ],
      [
        'of an address that bears one’s name, and another beside it',
        [card({ texts: [mail] }), card({})],
        { email: mail, phone, town: null },
      ],
      ['of a number, at the head', [card({ place: beside('Vendeuse') })], { ...none, phone }],
      [
        'of an address of a provider, at the head',
        [card({ texts: ['loulou54@gmail.com'], place: beside('Vendeuse') })],
        { ...none, email: 'loulou54@gmail.com' },
      ],
    ])('proposes what it says: %s', (_, cards, found) => {
      expect(contactOf(...cards)).toEqual(found);
    });

    it.each([
      ['of a firm', card({ name: 'Maison Alba', texts: [number, 'contact@maison-alba.example'] })],
      ['of a referee', card({ name: 'Lucie Petit', texts: [number, 'lucie.petit@gmail.com'] })],
      ['of a parent', card({ name: 'Luc Roux', texts: [number, 'luc.roux@gmail.com'] })],
      ['of a parent, without a name', card({ texts: ['lucien.roux@gmail.com'] })],
      ['of a namesake', card({ name: 'Anna Petit', texts: [number] })],
      ['of a number, under the references', card({ place: beside('Lucie') })],
      ['of a number, nobody knows where', card({})],
      [
        'of a firm’s address, at the head',
        card({ texts: ['rh@maison-alba.example'], place: beside('Vendeuse') }),
      ],
    ])('proposes nothing: %s', (_, one) => {
      expect(contactOf(one)).toEqual(none);
    });
  });

  it('proposes of a printed mail what its sender signs, not to whom it goes nor what is quoted', () => {
    const text = `
      # Candidature alternance
      De : Anna Roux <ar2006@exemple.fr>
      À : alternance@cfa-sorel.example; p.durand@cfa-sorel.example
      Objet : Candidature
      Bonjour Monsieur Durand,
      Suite à notre échange au 04 65 71 12 34, voici mes informations.
      Cordialement,
      Anna Roux
      60 rue Haute, 59400 Cambrai
      06 39 98 12 34
      Le ven. 6 mars 2026, Paul Durand <p.durand@cfa-sorel.example> a écrit :
      > CFA Sorel – 51100 Reims – 06 39 98 00 00`;
    expect(read(written(text))).toMatchObject({
      email: 'ar2006@exemple.fr',
      phone: '+33639981234',
      home: { city: 'Cambrai', postalCode: '59400' },
    });
  });

  it('proposes nothing of the agency that shows somebody without a name', () => {
    const text = `
      Cabinet Sorel
      45 rue Haute, 69002 Lyon
      Tél. 04 65 71 12 34 – contact@cabinet-sorel.example
      # Profil réf. A-5533
      Présenté par Lucie Hamon – lucie.hamon@cabinet-sorel.example – 06 39 98 00 00
      # Formation
      2023 : CAP Maçon`;
    expect(read(written(text))).toMatchObject({ email: null, phone: null, home: null });
  });

  it('proposes the person’s data, not those of the institute whose paper it is', () => {
    const text = `
      Institut Sud Alternance – 5 rue des Tanneurs, 34000 Montpellier
      Tél. 04 67 20 38 11 – accueil@institut-sud-alternance.example
      Votre contact : Julie Sorel – 06 39 98 00 00 – j.sorel@institut-sud-alternance.example
      Anna Roux	06 39 98 12 34
      27 rue Gambetta	anna.roux@exemple.fr
      59400 Cambrai
      # Langues
      Anglais`;
    expect(read(written(text))).toMatchObject({
      email: 'anna.roux@exemple.fr',
      phone: '+33639981234',
      home: { city: 'Cambrai', postalCode: '59400' },
    });
  });

  it('proposes the person’s data, not those of the firm at the head, whose address is made of its name', () => {
    const text = `
      Garage Sorel
      À l’att. de M. Sorel
      76000 Rouen
      garage.sorel@sorel.example
      06 39 98 00 11
      # Anna Roux — Électricienne
      59400 Cambrai | 06 39 98 12 34 | a.rx2003@exemple.fr
      # Langues
      Anglais`;
    expect(read(written(text))).toMatchObject({
      email: 'a.rx2003@exemple.fr',
      phone: '+33639981234',
    });
  });

  it('knows whose resume it is by its foot where its head is a picture', () => {
    const text = `
      # Mon projet
      Je veux préparer un
      Master Contrôle de gestion.
      # Expérience
      Vendeuse, Boutique Alba
      Contact : M. Petit, 06 39 98 00 00`;
    const foot = 'Anna Roux – 6 rue Haute, 54000 Nancy – 06 39 98 12 34 – anna.roux@ukr.example';
    const lines = [...written(text), { page: 1, x: 50, y: 800, size: 10, text: foot }];
    expect(read(lines)).toMatchObject({
      email: 'anna.roux@ukr.example',
      phone: '+33639981234',
      home: { city: 'Nancy', postalCode: '54000' },
    });
  });

  it('takes the home before an office’s address beside it on the page', () => {
    const at = (x: number, y: number, line: string) => ({ page: 1, x, y, size: 10, text: line });
    const lines = [
      at(36, 46, 'Anna Roux'),
      at(400, 54, 'Profil de compétences n° 9824417'),
      at(36, 61, '88 rue Haute'),
      at(36, 75, '54000 NANCY'),
      at(280, 82, 'Agence France Travail – 12 rue des Alliés, 42100 Saint-Étienne – 3949'),
      at(36, 89, '0639981234'),
      at(36, 103, 'anna.roux@exemple.fr'),
    ];
    expect(read(lines)).toMatchObject({ home: { city: 'Nancy', postalCode: '54000' } });
  });

  it('reads every field', () => {
    const text = `
      # Camille Lefebvre
      Recherche d’alternance en BTS MCO
      12 rue des Lilas, 69100 Villeurbanne
      06 39 98 12 34 – camille.lefebvre@exemple.fr
      # Profil
      Souriante et organisée, j’aime conseiller les clients.
      # Formation
      2022 – 2025	Bac STMG, Lycée Marie-Curie, Villeurbanne
      # Expérience
      2025	Hôtesse de caisse, Hyper Soleil, 69200 Vénissieux
      # Langues
      Anglais (B1), espagnol (A2)`;
    const { skillIds, ...fields } = read(written(text));
    expect(fields).toEqual({
      hasText: true,
      email: 'camille.lefebvre@exemple.fr',
      phone: '+33639981234',
      home: { city: 'Villeurbanne', postalCode: '69100' },
      diploma: { title: 'Bac STMG', level: '4' },
      targetLevel: '5',
      languages: ['Anglais', 'Espagnol'],
      summary: 'Souriante et organisée, j’aime conseiller les clients.',
      wish: { contractType: null, duration: null, start: null },
    });
    expect(skillIds.map((id) => lexicon.nameOf(id))).toContain('Encaissement et tenue de caisse');
  });

  it('knows nothing of an empty resume', () => {
    expect(read([])).toEqual({
      hasText: false,
      email: null,
      phone: null,
      home: null,
      diploma: null,
      targetLevel: null,
      skillIds: [],
      languages: [],
      summary: null,
      wish: { contractType: null, duration: null, start: null },
    });
  });

  it('reads any text without failing, and proposes what the sheet takes', () => {
    const pieces = fc.constantFrom(
      'FORMATION',
      'CONTACT',
      'langues',
      'BTS',
      'bac',
      'titre professionnel niveau',
      'je recherche',
      'anglais C1',
      '2024 –',
      '06 39',
      '0033',
      '69003',
      'Lyon',
      '@',
      'a.b',
      ' : ',
      '\t',
      '-',
      '´e',
      '(',
      '.',
      '•',
      '\u0301',
    );
    const line = fc.record({
      page: fc.integer({ min: 1, max: 3 }),
      x: fc.integer({ min: 0, max: 600 }),
      y: fc.integer({ min: 0, max: 800 }),
      size: fc.integer({ min: 6, max: 20 }),
      text: fc
        .array(fc.oneof(pieces, fc.string({ unit: 'binary', maxLength: 8 })), { maxLength: 12 })
        .map((parts) => parts.join(' ')),
    });
    fc.assert(
      fc.property(fc.array(line, { maxLength: 40 }), (lines) => {
        const fields = read(lines);
        expect(fields.skillIds.length).toBeLessThanOrEqual(60);
        expect(fields.summary?.length ?? 0).toBeLessThanOrEqual(5000);
        expect(fields.diploma?.title.length ?? 0).toBeLessThanOrEqual(200);
        expect(fields.phone ?? '+33639981234').toMatch(/^\+\d{8,15}$/);
      }),
    );
  });

  // Their work is bounded by construction: lines are cut short, and what is joined of them, too. Were it not, each of
  // these would take minutes.
  it.each([
    ['one sign', 'a'],
    ['spaces', ' a'],
    ['digits', '0'],
    ['pairs of digits', '06 '],
    ['at signs', 'a@'],
    ['dots', 'a.'],
    ['an address that never ends', 'a@a.'],
    ['titles', 'tp TP '],
    ['diplomas', 'bts '],
    ['wishes', 'je recherche un bts '],
    ['dates', '01/09/2023 – '],
    ['postal codes', '69003 Lyon '],
    ['languages', 'anglais '],
    ['hyphens', 'a- '],
    ['brackets', '('],
    ['colons', ' : '],
    ['accents', '´e'],
    ['skills', 'gestion de '],
  ])('ends on half a million signs of %s, in one line and in many', (_, piece) => {
    const text = piece.repeat(Math.ceil(500_000 / piece.length));
    const line = { page: 1, x: 50, y: 50, size: 10 };
    const heads = ['FORMATION', 'PROFIL', 'LANGUES', 'COMPÉTENCES'];
    expect(() => read([{ ...line, text }])).not.toThrow();
    expect(() =>
      read(
        Array.from({ length: 2000 }, (__, index) => ({
          ...line,
          y: 50 + index,
          text: index % 400 === 0 ? (heads[index / 400] ?? '') : text.slice(0, 250),
        })),
      ),
    ).not.toThrow();
  });
});
