import { describe, expect, it } from 'vitest';
import { withoutMicroprint } from './segments.ts';
import { layOut, type Fragment } from './page-layout.ts';

const at = (x: number, y: number, text: string, size = 10): Fragment => ({
  text,
  x,
  y,
  size,
  width: text.length * size * 0.5,
});

const textOf = (...fragments: Fragment[]): string[] => layOut(fragments).map(({ text }) => text);

it('a list in two columns ends above the next heading', () => {
  const lines = textOf(
    at(40, 100, 'Compétences', 14),
    ...['Python', 'CSS', 'Symfony'].map((text, index) => at(40, 118 + 14 * index, `• ${text}`)),
    ...['HTML', 'SQL', 'PHP'].map((text, index) => at(303, 118 + 14 * index, `• ${text}`)),
    at(40, 170, 'Profil', 14),
    at(40, 188, 'Motivée et ponctuelle'),
  );
  expect(lines.indexOf('• PHP')).toBeLessThan(lines.indexOf('Profil'));
});

it('rows of a table keep together where headings stand at their left, beside nothing', () => {
  const lines = textOf(
    ...['Lycée Basse', 'Collège Haute'].flatMap((text, index) => [
      at(40, 100 + 15 * index, text),
      at(300, 100 + 15 * index, ['Bac pro Logistique', 'DNB'][index] ?? ''),
    ]),
    at(40, 132, 'STAGES'),
    ...['Garage Sorel', 'Quai 9'].flatMap((text, index) => [
      at(40, 147 + 15 * index, text),
      at(300, 147 + 15 * index, ['Tri de colis', 'Caisse'][index] ?? ''),
    ]),
    at(40, 180, 'LANGUES'),
    at(40, 195, 'Kabyle'),
    at(300, 195, 'parlé'),
  );
  expect(lines.indexOf('Quai 9\tCaisse')).toBeGreaterThan(lines.indexOf('STAGES'));
  expect(lines).toContain('Kabyle\tparlé');
});

it('dates that a photograph has moved off their rows stay together, below whatever heading', () => {
  const rows = [441, 469, 498].flatMap((y, index) => [
    at(52, y, ['BTS GTLA', 'Bac pro OTM', 'CAP Logistique'][index] ?? ''),
    at(52, y + 13, ['Campus Sud, Lille', 'Lycée Ferry, Quimper', 'CFA de Brive'][index] ?? ''),
  ]);
  const lines = textOf(
    at(52, 421, 'Formation', 15),
    ...rows,
    at(519, 444, '2026'),
    at(496, 473, '2022-2024'),
    at(497, 503, '2019-2021'),
    at(52, 540, 'Loisirs', 15),
    at(52, 560, 'Échecs'),
  );
  expect(lines.slice(-3)).toEqual(['2026', '2022-2024', '2019-2021']);
});

describe('a margin', () => {
  it('of dates is read row by row, though a row of contact data stands above it', () => {
    const lines = textOf(
      at(33, 97, 'Annecy'),
      at(97, 97, '06 39 98 12 34'),
      at(260, 97, 'anna@exemple.fr'),
      at(33, 107, 'Ville'),
      at(97, 107, 'Téléphone'),
      at(260, 107, 'Adresse mail'),
      at(33, 131, 'Formation', 13),
      at(33, 146, 'BUT GCCD'),
      at(450, 146, '2024 – 2027'),
      at(33, 160, 'IUT Grenoble'),
      at(33, 178, 'Bac STI2D'),
      at(500, 178, '2024'),
      at(33, 192, 'Lycée Baudelaire'),
    );
    expect(lines).toContain('BUT GCCD\t2024 – 2027');
    expect(lines).toContain('Bac STI2D\t2024');
  });

  it('of one date keeps to the job that it dates', () => {
    const lines = textOf(
      at(40, 180, 'Expérience', 12),
      at(40, 201, '2025'),
      at(110, 201, 'Stage de six semaines'),
      at(110, 215, 'Groupama, Rennes'),
      at(40, 239, 'Langues', 12),
      at(40, 259, 'Anglais B1'),
      at(40, 277, 'Espagnol A2'),
      at(180, 815, 'anna@exemple.fr'),
    );
    expect(lines).toContain('2025\tStage de six semaines');
    expect(lines.indexOf('Groupama, Rennes')).toBeLessThan(lines.indexOf('Langues'));
  });

  it('of schools and dates is read row by row', () => {
    const lines = textOf(
      at(160, 84, 'anna.roux@exemple.fr – 06 39 98 12 34'),
      at(37, 108, 'DIPLÔMES'),
      at(37, 122, 'BTS Bâtiment'),
      at(272, 122, 'Lycée Laplace, Caen'),
      at(480, 122, '2024 – 2026'),
      at(37, 138, 'Bac STI2D'),
      at(272, 138, 'Lycée Laplace, Caen'),
      at(500, 138, '2024'),
      at(37, 165, 'STAGES'),
      at(37, 179, 'Chef de chantier'),
    );
    expect(lines).toContain('BTS Bâtiment\tLycée Laplace, Caen\t2024 – 2026');
  });

  it('of headings is read row by row, though labels of contact data stand above it', () => {
    const lines = textOf(
      at(30, 100, 'Ville'),
      at(175, 100, 'Tel'),
      at(320, 100, 'Mail'),
      at(30, 115, 'Creil (60)'),
      at(175, 115, '06 39 98 12 34'),
      at(320, 115, 'anna@exemple.fr'),
      at(30, 155, 'Profil', 11),
      at(142, 155, 'Je souhaite préparer mon bac pro en apprentissage'),
      at(30, 184, 'Collège', 11),
      at(142, 184, 'Brevet des collèges'),
      at(142, 197, 'Collège Gabriel Havez'),
      at(30, 229, 'Langues', 11),
      at(142, 229, 'Anglais'),
    );
    expect(lines).toContain('Langues\tAnglais');
  });
});

const left = (...sizes: number[]): number[] =>
  withoutMicroprint(sizes.map((size) => ({ text: 'Java', x: 0, y: 0, width: 20, size }))).map(
    ({ size }) => size,
  );

it.each([
  ['what nobody can read beside the text of the page', [20, 10, 10, 3.5], [20, 10, 10]],
  ['nothing that is raised', [10, 10, 10, 5.5], [10, 10, 10, 5.5]],
  ['nothing of a page that is drawn small as a whole', [4, 4, 3, 2.5], [4, 4, 3, 2.5]],
])('leaves out %s', (_, sizes, kept) => {
  expect(left(...sizes)).toEqual(kept);
});
