import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { layOut, type Fragment } from './page-layout.ts';

/** A run of text in a font whose letters are half as wide as high. */
const run = (text: string, x: number, y: number, size = 10): Fragment => ({
  text,
  x,
  y,
  size,
  width: text.length * size * 0.5,
});

/** A column of lines from `y` on. */
const column = (x: number, y: number, leading: number, lines: readonly string[], size = 10) =>
  lines.map((line, index) => run(line, x, y + index * leading, size));

const textOf = (...fragments: Fragment[]): string[] => layOut(fragments).map(({ text }) => text);

describe('lines', () => {
  it('are read from top to bottom, in whatever order they were drawn', () => {
    const lines = ['Anna Roux', 'Développeuse web', 'Lyon', 'Permis B'];
    expect(textOf(...column(50, 60, 14, lines).toReversed())).toEqual(lines);
  });

  it('join what touches, and part by a space what does not', () => {
    expect(textOf(run('Déve', 50, 60), run('loppeuse', 70, 60), run('web', 113, 60))).toEqual([
      'Développeuse web',
    ]);
    expect(textOf(run('Déve ', 50, 60), run(' ', 75, 60), run('web', 80, 60))).toEqual([
      'Déve web',
    ]);
  });

  it('keep a raised or a smaller sign in its row', () => {
    expect(textOf(run('Lyon 3', 50, 60), run('e', 80, 56, 6), run('arr.', 86, 60))).toEqual([
      'Lyon 3e arr.',
    ]);
  });

  it('beside a large name stay one under the other', () => {
    const beside = [run('06 39 98 12 34', 320, 58), run('anna.roux@exemple.fr', 290, 70)];
    expect(textOf(run('Anna Roux', 50, 60, 25), ...beside)).toEqual([
      'Anna Roux',
      '06 39 98 12 34',
      'anna.roux@exemple.fr',
    ]);
  });

  it('part by a tab what stands far apart, and keep a bullet with its text', () => {
    expect(textOf(run('Anglais', 50, 60), run('B2', 200, 60))).toEqual(['Anglais\tB2']);
    expect(textOf(run('•', 50, 60), run('Conseil client', 80, 60))).toEqual(['• Conseil client']);
  });

  it('say once what is drawn twice to look bold', () => {
    expect(textOf(run('Anna', 50, 60), run('Anna', 50.4, 60), run('Anna', 50, 90))).toEqual([
      'Anna',
      'Anna',
    ]);
  });

  it('close up titles whose letters are spaced out', () => {
    expect(textOf(run('C O M P É T E N C E S', 50, 60))).toEqual(['COMPÉTENCES']);
    expect(textOf(run('M E S  A T O U T S', 50, 60))).toEqual(['MES ATOUTS']);
    const name = [
      run('C A M I L L E', 50, 60),
      run(' ', 115, 60),
      run('L E  R O U X - M A R T I N', 125, 60),
    ];
    expect(textOf(...name)).toEqual(['CAMILLE LE ROUX-MARTIN']);
    const short = [run('A R T', 50, 60), run('D E', 84, 60), run('V I V R E', 108, 60)];
    expect(textOf(...short)).toEqual(['ART DE VIVRE']);
    const letters = Array.from('LANGUES', (letter, index) => run(letter, 50 + index * 9, 60));
    expect(textOf(...letters)).toEqual(['LANGUES']);
    expect(textOf(run('Il y a 2 ans à Lyon', 50, 60))).toEqual(['Il y a 2 ans à Lyon']);
  });

  it('tell where they start, and how large they are', () => {
    expect(layOut([run('Roux', 115, 61, 12), run('Anna', 70, 60, 20)])).toEqual([
      { x: 70, y: 60, text: 'Anna Roux', size: 20 },
    ]);
  });
});

describe('columns', () => {
  const sidebar = [
    'CONTACT',
    'anna@exemple.fr',
    '06 12 34 56 78',
    'LANGUES',
    'Anglais B2',
    'Espagnol A2',
  ];
  const body = [
    'EXPÉRIENCES PROFESSIONNELLES',
    'Assistante de gestion en alternance chez Dupont et fils',
    'Saisie des factures, relance des clients, classement',
    'Vendeuse en boulangerie pendant les étés 2022 et 2023',
    'Accueil des clients, encaissement, mise en rayon',
    'FORMATION',
    'BTS Gestion de la PME, lycée La Martinière, Lyon',
  ];
  const header = [
    run('Anna Roux', 200, 50, 24),
    run('Assistante de gestion, en recherche d’alternance', 120, 80),
  ];

  it('beside one another are read one after the other, under a header', () => {
    expect(
      textOf(...header, ...column(40, 120, 17, sidebar), ...column(220, 123, 14, body)),
    ).toEqual([...header.map(({ text }) => text), ...sidebar, ...body]);
  });

  it('begin anew under a row of headings, however short they are and whatever stands above', () => {
    const dates = column(40, 60, 28, ['2022 – 2024', '2022']);
    const courses = column(145, 60, 28, ['BTS Comptabilité et gestion', 'Bac professionnel']);
    const foot = [
      run('COMPÉTENCES', 40, 130, 11),
      run('LANGUES', 218, 130, 11),
      run('LOISIRS', 396, 130, 11),
      run('Excel', 40, 146),
      run('Anglais', 218, 146),
      run('Surf', 396, 146),
    ];
    expect(textOf(...dates, ...courses, ...foot)).toEqual([
      '2022 – 2024\tBTS Comptabilité et gestion',
      '2022\tBac professionnel',
      'COMPÉTENCES',
      'Excel',
      'LANGUES',
      'Anglais',
      'LOISIRS',
      'Surf',
    ]);
  });

  it('are none of headings in the middle above lists at the left', () => {
    const page = ['Compétences', 'Langues', 'Loisirs'].flatMap((heading, index) => [
      run(heading, 260, 60 + index * 60, 12),
      ...column(50, 78 + index * 60, 14, ['premier', 'second']),
    ]);
    expect(textOf(...page).slice(0, 4)).toEqual(['Compétences', 'premier', 'second', 'Langues']);
  });

  it('of contact data are read cell by cell', () => {
    const cells = [
      run('12 rue des Lilas, 13100 Aix-en-', 40, 60),
      run('06 39 98 12 34', 240, 60),
      run('Provence', 40, 72),
      run('anna@exemple.fr', 400, 60),
    ];
    expect(textOf(...cells)).toEqual([
      '12 rue des Lilas, 13100 Aix-en-',
      'Provence',
      '06 39 98 12 34',
      'anna@exemple.fr',
    ]);
  });

  it('of dates above lists are read row by row', () => {
    const left = [
      ['Formation', 60],
      ['2022-2024', 76],
      ['2020-2022', 122],
      ['2020', 168],
      ['Compétences', 214],
      ['Rigueur', 230],
      ['Excel', 244],
      ['Ponctualité', 258],
    ] as const;
    const right = [76, 122, 168].flatMap((y) => [
      run('BTS Comptabilité', 210, y),
      run('Lycée Voltaire', 210, y + 14),
      run('Mention bien', 210, y + 28),
    ]);
    expect(textOf(...left.map(([text, y]) => run(text, 60, y)), ...right).slice(0, 4)).toEqual([
      'Formation',
      '2022-2024\tBTS Comptabilité',
      'Lycée Voltaire',
      'Mention bien',
    ]);
  });

  it('hold no page numbers', () => {
    expect(textOf(run('Anna Roux', 50, 60), run('Page 1/2', 480, 800))).toEqual(['Anna Roux']);
  });

  it('of running text need no more than two rows', () => {
    const left = ['Compétences : maçonnerie, béton armé', 'et travail en équipe, ponctualité.'];
    const right = ['Loisirs : football en club depuis', 'dix ans, bricolage, vélo.'];
    expect(textOf(...column(40, 60, 14, left), ...column(300, 60, 14, right))).toEqual([
      ...left,
      ...right,
    ]);
  });

  it('that share their baselines are, too, when they are text', () => {
    const left = body.map((line) => line.slice(0, 30));
    expect(textOf(...column(40, 60, 14, left), ...column(320, 60, 14, body))).toEqual([
      ...left,
      ...body,
    ]);
  });

  it('whose headings happen to stand beside lines are, too, when there is text under them', () => {
    const story = [
      ['À PROPOS', 'J’ai découvert ce métier lors d’un stage et je veux l’apprendre à fond.'],
      ['EXPÉRIENCES', 'Vendeuse en boulangerie'],
      ['FORMATION', 'BTS Gestion de la PME'],
    ];
    const aside = [...sidebar, 'LOISIRS', 'Escalade', 'Cinéma', 'Lecture'];
    expect(
      textOf(
        ...story.flatMap((lines, index) => column(40, 60 + 48 * index, 15, lines)),
        ...column(420, 60, 12, aside),
      ),
    ).toEqual([...story.flat(), ...aside]);
  });

  it('end where a line runs across', () => {
    const footer =
      'Permis B et véhicule. Disponible dès septembre pour une alternance de deux ans à Lyon et autour.';
    const rows = textOf(
      ...column(40, 60, 17, sidebar),
      ...column(220, 63, 14, body),
      run(footer, 40, 200),
    );
    expect(rows).toEqual([...sidebar, ...body, footer]);
  });

  it('may be three', () => {
    const third = ['LOISIRS', 'Escalade en club', 'Bénévolat au refuge', 'Lecture'];
    const rows = textOf(
      ...column(40, 60, 17, sidebar),
      ...column(
        160,
        64,
        15,
        body.map((line) => line.slice(0, 25)),
      ),
      ...column(420, 69, 19, third),
    );
    expect(rows).toEqual([...sidebar, ...body.map((line) => line.slice(0, 25).trim()), ...third]);
  });
});

describe('labels', () => {
  const jobs = [
    'Vendeuse, Fnac Lyon',
    'Accueil et conseil des clients',
    'Serveuse, Le Sud',
    'BTS GPME, Lyon',
  ];

  it('at the left stay with what they label', () => {
    const dates = [run('2022 – 2024', 50, 60), run('Été 2021', 50, 88), run('2020', 50, 102)];
    expect(textOf(...dates, ...column(150, 60, 14, jobs))).toEqual([
      '2022 – 2024\tVendeuse, Fnac Lyon',
      'Accueil et conseil des clients',
      'Été 2021\tServeuse, Le Sud',
      '2020\tBTS GPME, Lyon',
    ]);
  });

  it('at the left stay with what they label in a form whose headings stand above', () => {
    const names = ['FORMATION', 'Intitulé', 'Établissement', 'COMPÉTENCES'];
    const left = names.map((name, index) => run(name, 50, [60, 75, 90, 120][index] ?? 0, 9));
    const texts = ['CAP', 'CFA de Dole', 'Soudage', 'Montage', 'Perçage'];
    const right = texts.map((text, index) => run(text, 200, [75, 90, 135, 150, 165][index] ?? 0));
    expect(textOf(...left, ...right)).toEqual([
      'FORMATION',
      'Intitulé\tCAP',
      'Établissement\tCFA de Dole',
      'COMPÉTENCES',
      'Soudage',
      'Montage',
      'Perçage',
    ]);
  });

  it('at the left stay with what they label below the letterhead of whose form it is', () => {
    const names = ['Nom – Prénom', 'Adresse complète', 'Portable', 'Diplôme obtenu', 'Contrat'];
    const head = [run('Institut Basse', 50, 50), run('02 41 98 40 00', 50, 64)];
    const beside = [run('Fiche 2026', 200, 50, 14), run('info@ivla.example', 200, 64)];
    const left = names.map((name, index) => run(name, 50, 100 + 28 * index));
    const texts = ['ROUX Anna', '5 rue Basse', '54000 Nancy', '06 39 98 12 34', 'BTS', 'Deux ans'];
    const right = texts.map((text, index) =>
      run(text, 200, [100, 128, 140, 156, 184, 212][index] ?? 0),
    );
    expect(textOf(...head, ...beside, ...left, ...right).slice(-6)).toEqual([
      'Nom – Prénom\tROUX Anna',
      'Adresse complète\t5 rue Basse',
      '54000 Nancy',
      'Portable\t06 39 98 12 34',
      'Diplôme obtenu\tBTS',
      'Contrat\tDeux ans',
    ]);
  });

  it('at the right, too', () => {
    const dates = [run('2022 – 2024', 480, 60), run('Été 2021', 480, 88), run('2020', 480, 102)];
    expect(textOf(...dates, ...column(50, 60, 14, jobs))[0]).toBe(
      'Vendeuse, Fnac Lyon\t2022 – 2024',
    );
  });

  it('stay apart where the white between is drawn as text', () => {
    const white = { text: ' ', x: 85, y: 60, width: 115, size: 10 };
    expect(textOf(run('Anglais', 50, 60), white, run('B2', 200, 60))).toEqual(['Anglais\tB2']);
  });

  it('of a table stay in their rows', () => {
    const languages = ['Anglais', 'Espagnol', 'Allemand', 'Italien'];
    const levels = ['B2', 'A2', 'B1', 'A1'];
    expect(textOf(...column(50, 60, 14, languages), ...column(200, 60, 14, levels))).toEqual([
      'Anglais\tB2',
      'Espagnol\tA2',
      'Allemand\tB1',
      'Italien\tA1',
    ]);
  });
});

/** What a page says, whatever the order. */
const signsOf = (texts: readonly string[]) =>
  Array.from(texts.join('').replace(/\s/g, '')).toSorted();

describe('any page', () => {
  const fragment = fc.record({
    text: fc.stringMatching(/^[a-zé0-9 ]{1,12}$/),
    x: fc.integer({ min: 0, max: 595 }),
    y: fc.integer({ min: 0, max: 842 }),
    width: fc.integer({ min: 1, max: 200 }),
    size: fc.integer({ min: 1, max: 40 }),
  });
  it('keeps every sign, once', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fragment, { selector: ({ text }) => text, maxLength: 60 }),
        (fragments) => {
          expect(signsOf(textOf(...fragments))).toEqual(signsOf(fragments.map(({ text }) => text)));
        },
      ),
    );
  });

  it('is read, however much stands on it', () => {
    const many = Array.from({ length: 5_000 }, (_, index) =>
      run(`mot${index}`, (index * 37) % 550, (index * 13) % 800),
    );
    expect(signsOf(textOf(...many))).toEqual(signsOf(many.map(({ text }) => text)));
    expect(textOf()).toEqual([]);
  });
});
