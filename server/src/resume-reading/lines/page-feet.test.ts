import { describe, expect, it } from 'vitest';
import { prepareLines } from './lines.ts';
import { withoutFeet } from './page-feet.ts';

const at = (y: number, text: string, page = 1, x = 40) => ({ page, x, y, size: 10, text });

const feetOf = (...lines: ReturnType<typeof at>[]): string[] =>
  withoutFeet(prepareLines(lines)).feet.map(({ text }) => text);

describe('withoutFeet', () => {
  it('sets apart what stands alone at the foot of a page and says how to reach somebody', () => {
    const body = [at(60, 'Anna Roux'), at(300, 'RÉFÉRENCES'), at(314, 'M. Petit, 06 39 98 00 00')];
    expect(
      feetOf(...body, at(800, '3 rue X, 69003 Lyon'), at(812, '06 39 98 12 34 – anna@exemple.fr')),
    ).toEqual(['3 rue X, 69003 Lyon', '06 39 98 12 34 – anna@exemple.fr']);
    expect(feetOf(...body, at(812, 'anna@exemple.fr'), at(60, 'Suite', 2))).toEqual([
      'anna@exemple.fr',
    ]);
  });

  it('leaves what belongs to the text above, what names nobody and a page of contact data alone', () => {
    expect(feetOf(at(60, 'Anna Roux'), at(80, 'anna@exemple.fr'))).toEqual([]);
    expect(feetOf(at(60, 'Anna Roux'), at(800, 'Fait à Lyon'))).toEqual([]);
    expect(
      feetOf(at(60, 'Anna Roux'), at(780, 'RÉFÉRENCES'), at(794, 'M. Petit, 06 39 98 00 00')),
    ).toEqual([]);
    expect(feetOf(at(60, 'anna@exemple.fr'))).toEqual([]);
    expect(feetOf()).toEqual([]);
  });
});
