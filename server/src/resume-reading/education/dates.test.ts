import { describe, expect, it } from 'vitest';
import { isDateLine, readPeriod } from './dates.ts';

const month = (year: number, number: number): number => year * 12 + number - 1;

describe('readPeriod', () => {
  it.each([
    ['2022 – 2024', month(2022, 1), month(2024, 7), false],
    ['2022-2024', month(2022, 1), month(2024, 7), false],
    ['2022/2024', month(2022, 1), month(2024, 7), false],
    ['2022 → 2024', month(2022, 1), month(2024, 7), false],
    ['2022 > 2024', month(2022, 1), month(2024, 7), false],
    ['2022-24 : bts', month(2022, 1), month(2024, 7), false],
    ['sept. 2024 – aout 2025', month(2024, 9), month(2025, 8), false],
    ['09/2023 - 06/2025', month(2023, 9), month(2025, 6), false],
    ['01/09/2023 au 30/06/2024', month(2023, 9), month(2024, 6), false],
    ['mai – juin 2025', month(2025, 6), month(2025, 6), false],
    ['de septembre 2021 a juin 2023', month(2021, 9), month(2023, 6), false],
    ['obtenu en 2023', month(2023, 1), month(2023, 7), false],
    ['juin 2023', month(2023, 6), month(2023, 6), false],
    ['depuis 2024', month(2024, 1), month(2024, 7), true],
    ['depuis septembre 2024', month(2024, 9), month(2024, 9), true],
    ["2024 – aujourd'hui", month(2024, 1), month(2024, 7), true],
    ['2024 - en cours', month(2024, 1), month(2024, 7), true],
    ['sept. 2024 - present', month(2024, 9), month(2024, 9), true],
    ['ete 2024', month(2024, 8), month(2024, 8), false],
  ])('reads %j', (key, start, end, isOpen) => {
    expect(readPeriod(key)).toMatchObject({ start, end, isOpen });
  });

  it.each(['bts mco', '12 000 €', '2 500 habitants', '06 20 24 20 25', '75011 paris', '320245'])(
    'finds none in %j',
    (key) => {
      expect(readPeriod(key)).toBeNull();
    },
  );

  it('tells where the dates stand', () => {
    const key = 'bts mco, septembre 2022 - juin 2024, lyon';
    const { from = 0, to = 0 } = readPeriod(key) ?? {};
    expect(key.slice(from, to)).toBe('septembre 2022 - juin 2024');
  });
});

describe('isDateLine', () => {
  it.each([
    '2022 – 2024',
    '[ depuis 2025 ]',
    'mai – juin 2025',
    'etes 2023 et 2024',
    'samedis 2023 – 2025',
  ])('takes %j', (key) => {
    expect(isDateLine(key)).toBe(true);
  });

  it.each(['2022 bts mco', 'lyon', '75011 paris', 'mai', 'promotion 2024'])('leaves %j', (key) => {
    expect(isDateLine(key)).toBe(false);
  });
});
