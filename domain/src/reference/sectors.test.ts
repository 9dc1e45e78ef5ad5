import { describe, expect, it } from 'vitest';
import { sections, sectors } from './sectors.ts';

/** How many A38 headings INSEE's nomenclature opens in each A21 section; one for every section not named here. */
const headingsOfSection: Record<string, number> = { C: 13, J: 3, M: 3, Q: 2 };

describe('sectors', () => {
  it('are the 38 headings, with ids from 1 on', () => {
    expect(sectors.map(({ id }) => id)).toEqual(
      Array.from({ length: 38 }, (_, index) => index + 1),
    );
    expect(new Set(sectors.map(({ name }) => name)).size).toBe(38);
  });

  it('stand under the 21 sections A to U, in order', () => {
    expect(Object.keys(sections).join('')).toBe('ABCDEFGHIJKLMNOPQRSTU');
    for (const section of Object.keys(sections))
      expect(sectors.filter((sector) => sector.section === section)).toHaveLength(
        headingsOfSection[section] ?? 1,
      );
    expect(sectors.map(({ section }) => section)).toEqual(
      sectors.map(({ section }) => section).toSorted(),
    );
  });

  it('carry codes of their section: Z for a whole one, else A, B, C …', () => {
    for (const [letter, count] of Object.entries(headingsOfSection))
      expect(sectors.filter(({ section }) => section === letter).map(({ code }) => code)).toEqual(
        Array.from({ length: count }, (_, index) => letter + String.fromCodePoint(65 + index)),
      );
    const whole = sectors.filter(({ section }) => !(section in headingsOfSection));
    expect(whole.map(({ code }) => code)).toEqual(whole.map(({ section }) => `${section}Z`));
  });

  it('of a section with one heading bear its name', () => {
    const named: Readonly<Record<string, string>> = sections;
    const whole = sectors.filter(({ code }) => code.endsWith('Z'));
    expect(whole.map(({ name }) => name)).toEqual(whole.map(({ section }) => named[section]));
  });
});
