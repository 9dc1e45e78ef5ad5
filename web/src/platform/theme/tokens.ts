/**
 * The colours of Tandem, once. Everything else (Mantine's palettes, the CSS variables) is derived from here;
 * `tokens.test.ts` proves that every pair that meets on a screen has the contrast of WCAG 2.2 AA.
 */
export const lightColors = {
  page: '#fbf8f2',
  surface: '#ffffff',
  /** Rows under the pointer, quiet buttons, table heads. */
  sunken: '#f5f1e9',
  /** What floats above a surface: menus, dialogs. */
  raised: '#ffffff',
  line: '#e6e0d6',
  /** Edges of what can be operated: 3:1 against the surface. */
  'line-strong': '#8a847a',
  ink: '#14232b',
  muted: '#55626a',
  /** Petrol as a surface (buttons), and what is written on it. */
  petrol: '#0f5b63',
  'petrol-hover': '#0b474e',
  'on-petrol': '#ffffff',
  /** Petrol as text and as a thin line. */
  'petrol-text': '#0f5b63',
  'petrol-wash': '#e6f1f2',
  /** Never text on white. */
  mirabelle: '#f2b134',
  'on-mirabelle': '#14232b',
  danger: '#b42318',
  'danger-wash': '#fdedeb',
  success: '#1b6b3a',
  'success-wash': '#e5f3e9',
  focus: '#0f5b63',
  'status-pending': '#46525a',
  'status-pending-wash': '#edf0f2',
  'status-accepted': '#1b6b3a',
  'status-accepted-wash': '#e5f3e9',
  'status-queued': '#7a4f00',
  'status-queued-wash': '#fdf0d5',
  'status-full': '#0f5b63',
  'status-full-wash': '#dceeef',
  'status-final': '#ffffff',
  'status-final-wash': '#14232b',
  'status-refused': '#a3241a',
  'status-refused-wash': '#fdedeb',
  /** Slices and bars of the statistics, from the least to the furthest: 3:1 against the surface. */
  'count-no_matches': '#8a847a',
  'count-pending_matches': '#5d86ad',
  'count-accepted_by_company': '#38955a',
  'count-fully_accepted': '#0f5b63',
  'count-finalized_enrollment': '#14232b',
} as const;

export type ColorName = keyof typeof lightColors;

export const darkColors: Record<ColorName, string> = {
  page: '#0e1719',
  surface: '#152327',
  sunken: '#1b2c31',
  raised: '#1b2c31',
  line: '#2a3d43',
  'line-strong': '#71868c',
  ink: '#e8eeef',
  muted: '#a5b5ba',
  petrol: '#1a747e',
  'petrol-hover': '#15666f',
  'on-petrol': '#ffffff',
  'petrol-text': '#7fccd4',
  'petrol-wash': '#17353a',
  mirabelle: '#f2b134',
  'on-mirabelle': '#14232b',
  danger: '#ff9d92',
  'danger-wash': '#3b2020',
  success: '#83d3a0',
  'success-wash': '#17352a',
  focus: '#7fccd4',
  'status-pending': '#c2ccd2',
  'status-pending-wash': '#2a383e',
  'status-accepted': '#8fdcab',
  'status-accepted-wash': '#17382a',
  'status-queued': '#f6cd7f',
  'status-queued-wash': '#3d3118',
  'status-full': '#8fd6dd',
  'status-full-wash': '#153b41',
  'status-final': '#14232b',
  'status-final-wash': '#e8eeef',
  'status-refused': '#ffaaa0',
  'status-refused-wash': '#3f2222',
  'count-no_matches': '#7d8184',
  'count-pending_matches': '#86aed6',
  'count-accepted_by_company': '#56bd7e',
  'count-fully_accepted': '#2aa0ac',
  'count-finalized_enrollment': '#e8eeef',
};

/** The four parts of a score; told apart by colour-blind readers (Okabe and Ito's palette), the same in both schemes. */
export const partColors = {
  industry: '#0072b2',
  test: '#cc79a7',
  geographic: '#009e73',
  resume: '#e69f00',
} as const;

export type ScorePart = keyof typeof partColors;
