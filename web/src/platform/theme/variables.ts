import { darkColors, lightColors, partColors, type ColorName } from './tokens.ts';

type Variables = Record<string, string>;

const named = (prefix: string, values: Record<string, string>): Variables =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [`--${prefix}-${name}`, value]));

/** Which of Mantine's own variables take which of ours, in both schemes. */
const mantineColors = (colors: Record<ColorName, string>): Variables => ({
  '--mantine-color-body': colors.surface,
  '--mantine-color-text': colors.ink,
  '--mantine-color-bright': colors.ink,
  '--mantine-color-dimmed': colors.muted,
  '--mantine-color-error': colors.danger,
  '--mantine-color-success': colors.success,
  '--mantine-color-anchor': colors['petrol-text'],
  '--mantine-color-default': colors.surface,
  '--mantine-color-default-hover': colors.sunken,
  '--menu-item-hover': colors['petrol-wash'],
  '--mantine-color-default-color': colors.ink,
  '--mantine-color-default-border': colors['line-strong'],
  '--mantine-color-disabled': colors.sunken,
  '--mantine-color-disabled-color': colors.muted,
  '--mantine-color-disabled-border': colors.line,
  '--mantine-color-petrol-text': colors['petrol-text'],
  '--mantine-color-petrol-filled': colors.petrol,
  '--mantine-color-petrol-filled-hover': colors['petrol-hover'],
  '--mantine-color-petrol-light': colors['petrol-wash'],
  '--mantine-color-petrol-light-color': colors['petrol-text'],
  '--mantine-color-petrol-outline': colors['petrol-text'],
  '--mantine-color-red-text': colors.danger,
  '--mantine-color-red-light': colors['danger-wash'],
  '--mantine-color-red-light-color': colors.danger,
  '--mantine-color-red-outline': colors.danger,
});

/** Every CSS variable of the theme beside Mantine's own: those for all, for light and for dark. */
export const tokenVariables = (): { variables: Variables; light: Variables; dark: Variables } => ({
  variables: {
    ...named('part', partColors),
    '--bar-height': '64px',
    '--page-width': '1200px',
    '--list-width': '1680px',
    '--row-height': '44px',
    '--quick': '160ms ease-out',
  },
  light: {
    ...named('color', lightColors),
    ...mantineColors(lightColors),
    '--shadow-float': '0 8px 28px rgb(20 35 43 / 14%)',
  },
  dark: {
    ...named('color', darkColors),
    ...mantineColors(darkColors),
    '--shadow-float': '0 8px 28px rgb(0 0 0 / 50%)',
  },
});
