import { describe, expect, test } from 'vitest';
import { darkColors, lightColors, partColors, type ColorName } from './tokens.ts';

/** Relative luminance of an sRGB colour, WCAG 2.2. */
const luminance = (hex: string): number => {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};

const contrast = (one: string, other: string): number => {
  const [high = 0, low = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (high + 0.05) / (low + 0.05);
};

const grounds: ColorName[] = ['page', 'surface', 'sunken', 'raised'];
const washes = Object.keys(lightColors).filter((name) => name.endsWith('-wash')) as ColorName[];
const counts = Object.keys(lightColors).filter((name) => name.startsWith('count-')) as ColorName[];
const textOfWash = (wash: ColorName): ColorName => {
  const name = wash.replace(/-wash$/, '');
  return (name === 'petrol' ? 'petrol-text' : name) as ColorName;
};

describe.each([
  ['light', lightColors],
  ['dark', darkColors],
])('in the %s scheme', (_name, colors: Record<ColorName, string>) => {
  test.each(
    grounds.flatMap((ground) =>
      (['ink', 'muted', 'petrol-text', 'danger', 'success'] as const).map((text) => [text, ground]),
    ) as [ColorName, ColorName][],
  )('%s can be read on %s', (text, ground) => {
    expect(contrast(colors[text], colors[ground])).toBeGreaterThanOrEqual(4.5);
  });

  test.each(washes.map((wash) => [textOfWash(wash), wash] as [ColorName, ColorName]))(
    '%s can be read on %s',
    (text, wash) => {
      expect(contrast(colors[text], colors[wash])).toBeGreaterThanOrEqual(4.5);
    },
  );

  test.each([
    ['on-petrol', 'petrol'],
    ['on-petrol', 'petrol-hover'],
    ['on-mirabelle', 'mirabelle'],
  ] as [ColorName, ColorName][])('%s can be read on %s', (text, ground) => {
    expect(contrast(colors[text], colors[ground])).toBeGreaterThanOrEqual(4.5);
  });

  test.each(
    grounds.flatMap((ground) => [
      ['line-strong', ground],
      ['focus', ground],
    ]) as [ColorName, ColorName][],
  )('%s stands out from %s', (line, ground) => {
    expect(contrast(colors[line], colors[ground])).toBeGreaterThanOrEqual(3);
  });

  test.each(counts)('%s stands out from a card', (count) => {
    expect(contrast(colors[count], colors.surface)).toBeGreaterThanOrEqual(3);
  });
});

test('the parts of a score differ from one another', () => {
  expect(new Set(Object.values(partColors)).size).toBe(4);
});
