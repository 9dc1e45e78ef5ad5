import { describe, expect, it } from 'vitest';
import { prepareLines, type WrittenLine } from './lines.ts';
import { inReadingOrder } from './reading-order.ts';

const at = (x: number, y: number, text: string): WrittenLine => ({ page: 1, x, y, size: 10, text });

const order = (...lines: WrittenLine[]): string[] =>
  inReadingOrder(prepareLines(lines)).lines.map(({ text }) => text);

describe('inReadingOrder', () => {
  it('keeps a column that starts with a date whole', () => {
    const left = [at(40, 100, 'Outlook'), at(40, 113, 'Word'), at(40, 126, 'Excel')];
    const right = [
      at(210, 85, 'Expériences'),
      at(210, 100, 'Depuis septembre 2024'),
      at(210, 113, 'Assistante'),
    ];
    expect(order(at(40, 85, 'Compétences'), ...left, ...right)).toEqual([
      'Compétences',
      'Outlook',
      'Word',
      'Excel',
      'Expériences',
      'Depuis septembre 2024',
      'Assistante',
    ]);
  });

  it('keeps what a heading of a margin heads under it, though it starts a little above', () => {
    const head = (y: number, text: string): WrittenLine => ({
      ...at(57, y, text),
      isHeading: true,
    });
    const lines = [
      at(190, 80, 'Inès Roux'),
      head(105.6, 'Présentation'),
      at(170, 100, 'Étudiante, je cherche'),
      at(170, 113, 'un contrat.'),
      head(145.6, 'Langues'),
      at(170, 140, 'Anglais'),
    ];
    expect(order(...lines)).toEqual(lines.map(({ text }) => text));
  });

  it('puts a column of dates and headings before what they belong to', () => {
    expect(
      order(
        at(57, 50, 'Lucas Fernandes'),
        at(57, 100, '2021 – 2025'),
        at(57, 140, 'Formation'),
        at(57, 160, '2018'),
        at(57, 200, 'Langues'),
        at(150, 100, 'Cariste'),
        at(150, 112, 'Amilly'),
        at(150, 160, 'BEP Logistique'),
        at(57, 214, 'Portugais'),
      ),
    ).toEqual([
      'Lucas Fernandes',
      '2021 – 2025',
      'Cariste',
      'Amilly',
      'Formation',
      '2018',
      'BEP Logistique',
      'Langues',
      'Portugais',
    ]);
  });

  it('puts dates at the right margin, and headings in the middle, to the rows beside them', () => {
    expect(
      order(
        at(57, 50, 'Simon Duval'),
        at(57, 100, 'CAP Pâtissier, en'),
        at(57, 112, 'alternance'),
        at(57, 126, 'Brevet'),
        at(57, 170, 'Stagiaire'),
        at(256, 80, 'F O R M AT I O N'),
        at(487, 100, '2026 – 2028'),
        at(487, 126, '2020 – 2024'),
        at(254, 150, 'EXPÉRIENCE'),
        at(487, 170, 'juillet 2026'),
        at(57, 184, 'Tartes aux fruits'),
      ),
    ).toEqual([
      'Simon Duval',
      'F O R M AT I O N',
      'CAP Pâtissier, en\t2026 – 2028',
      'alternance',
      'Brevet\t2020 – 2024',
      'EXPÉRIENCE',
      'Stagiaire\tjuillet 2026',
      'Tartes aux fruits',
    ]);
  });

  it('puts a heading after the contact block that stands beside the name', () => {
    expect(
      order(
        at(57, 76, 'Anaïs Le Goff'),
        at(57, 199, 'Profil'),
        at(464, 64, '56850 Caudan'),
        at(392, 103, '06 39 98 26 71'),
        at(57, 223, 'Étudiante en DCG'),
      ),
    ).toEqual(['Anaïs Le Goff', '56850 Caudan', '06 39 98 26 71', 'Profil', 'Étudiante en DCG']);
  });

  it('leaves columns of text as they are, and tells where they start', () => {
    const sidebar = ['CONTACT', '06 39 98 26 71', 'LANGUES', 'Anglais'];
    const body = ['Kévin', 'Cuisinier', 'FORMATION', 'CAP Cuisine'];
    const lines = prepareLines([
      ...sidebar.map((text, index) => at(20, 50 + 14 * index, text)),
      ...body.map((text, index) => at(180, 52 + 14 * index, text)),
    ]);
    const { lines: ordered, columnStarts } = inReadingOrder(lines);
    expect(ordered.map(({ text }) => text)).toEqual([...sidebar, ...body]);
    expect([...columnStarts].map(({ text }) => text)).toEqual(['Kévin']);
  });

  it('keeps two columns apart whose headings stand on one row', () => {
    const left = ['Formation', '2025', 'Bac pro MELEC', 'Lycée'];
    const right = ['Informatique', 'Excel'];
    expect(
      order(
        ...left.map((text, index) => at(13, 186 + index * 14, text)),
        ...right.map((text, index) => at(207, 185 + index * 15, text)),
      ),
    ).toEqual([...left, ...right]);
  });

  it('loses and doubles nothing', () => {
    const lines = prepareLines(
      Array.from({ length: 60 }, (_, index) =>
        at((index * 37) % 500, (index * 53) % 700, `2020 L${index}`),
      ),
    );
    expect(new Set(inReadingOrder(lines).lines)).toEqual(new Set(lines));
    expect(inReadingOrder(lines).lines).toHaveLength(lines.length);
  });
});
