import { createTheme, type MantineColorsTuple } from '@mantine/core';

const petrol: MantineColorsTuple = [
  '#e6f1f2',
  '#d3e7e9',
  '#a9d0d4',
  '#7fccd4',
  '#4f9da6',
  '#2c8590',
  '#1a747e',
  '#0f5b63',
  '#0b474e',
  '#07343a',
];

const red: MantineColorsTuple = [
  '#fdedeb',
  '#fad6d2',
  '#f6b6af',
  '#ff9d92',
  '#ff9d92',
  '#d8473a',
  '#c4362a',
  '#b42318',
  '#8f1a11',
  '#6d130c',
];

/** Warm greys: lines at 3, edges of fields at 4, placeholders at 5, quiet text at 6. */
const gray: MantineColorsTuple = [
  '#fbf8f2',
  '#f5f1e9',
  '#ede8de',
  '#e6e0d6',
  '#8a847a',
  '#6a6e70',
  '#55626a',
  '#46525a',
  '#2b3a43',
  '#14232b',
];

/** Mantine's dark scheme: text at 0, quiet text at 2, placeholders at 3, edges at 4, fields at 6. */
const dark: MantineColorsTuple = [
  '#e8eeef',
  '#c6d2d5',
  '#a5b5ba',
  '#93a5aa',
  '#71868c',
  '#2a3d43',
  '#1b2c31',
  '#152327',
  '#0e1719',
  '#0a1113',
];

/** The palettes whose variables the style sheet carries; the others of Mantine are left out. */
export const paletteNames = ['petrol', 'red', 'gray', 'dark'];

/** Mantine's share of the theme. Each step of text is 1.2 times the one before, each space a multiple of 4 px. */
export const mantineTheme = createTheme({
  colors: { petrol, red, gray, dark },
  primaryColor: 'petrol',
  primaryShade: { light: 7, dark: 6 },
  black: '#14232b',
  defaultRadius: 'md',
  radius: { xs: '4px', sm: '6px', md: '10px', lg: '14px', xl: '20px' },
  spacing: { xs: '8px', sm: '12px', md: '16px', lg: '24px', xl: '32px' },
  fontFamily: "'Inter Variable', system-ui, sans-serif",
  fontFamilyMonospace: 'ui-monospace, monospace',
  fontSizes: { xs: '0.8125rem', sm: '0.875rem', md: '1rem', lg: '1.2rem', xl: '1.44rem' },
  lineHeights: { xs: '1.4', sm: '1.45', md: '1.5', lg: '1.5', xl: '1.5' },
  headings: {
    fontFamily: "'Bricolage Grotesque Variable', 'Inter Variable', sans-serif",
    fontWeight: '650',
    sizes: {
      h1: { fontSize: '2.0736rem', lineHeight: '1.15' },
      h2: { fontSize: '1.44rem', lineHeight: '1.25' },
      h3: { fontSize: '1.2rem', lineHeight: '1.3' },
    },
  },
  shadows: {
    xs: 'none',
    sm: 'var(--shadow-float)',
    md: 'var(--shadow-float)',
    lg: 'var(--shadow-float)',
    xl: 'var(--shadow-float)',
  },
  respectReducedMotion: true,
  cursorType: 'pointer',
  components: {
    // As high as a thumb needs it.
    Input: { vars: () => ({ wrapper: { '--input-height': '44px' } }) },
    Button: { defaultProps: { size: 'md' } },
    TextInput: { defaultProps: { size: 'md' } },
    PasswordInput: { defaultProps: { size: 'md' } },
    Textarea: { defaultProps: { size: 'md' } },
    Select: { defaultProps: { size: 'md' } },
    NativeSelect: { defaultProps: { size: 'md' } },
    Autocomplete: { defaultProps: { size: 'md' } },
    // An ornament: some readers speak of a picture.
    ComboboxChevron: { defaultProps: { 'aria-hidden': true } },
    // In place, not at the end of the page: there it would stand outside of every landmark.
    Popover: { defaultProps: { withinPortal: false } },
    Combobox: { defaultProps: { withinPortal: false } },
    TagsInput: { defaultProps: { size: 'md' } },
    MultiSelect: { defaultProps: { size: 'md' } },
  },
});
