import type { Figure, FigureName } from './figures.ts';

/** What the product is delivered with. Nothing here is known after July 2026 unless it says so; staff add what comes. */

const rows = (
  name: FigureName,
  source: string,
  values: readonly (readonly [from: string, value: number | null, until?: string])[],
): Figure[] =>
  values.map(([from, value, until]) => ({ name, from, until: until ?? null, value, source }));

const openfisca = 'openfisca-france';

const smic = [
  ...rows('smic.hourly', openfisca, [
    ['2020-01-01', 10.15],
    ['2021-01-01', 10.25],
    ['2021-10-01', 10.48],
    ['2022-01-01', 10.57],
    ['2022-05-01', 10.85],
    ['2022-08-01', 11.07],
    ['2023-01-01', 11.27],
    ['2023-05-01', 11.52],
    ['2024-01-01', 11.65],
    ['2024-11-01', 11.88],
  ]),
  ...rows('smic.hourly', 'Décret n° 2025-1228 du 17 décembre 2025', [['2026-01-01', 12.02]]),
  ...rows('smic.hourly', 'Arrêté du 22 mai 2026', [['2026-06-01', 12.31, '2026-12-31']]),
  ...rows('smic.hourly.mayotte', openfisca, [
    ['2024-11-01', 8.98],
    ['2026-01-01', 9.33],
  ]),
  ...rows('smic.hourly.mayotte', openfisca, [['2026-06-01', 9.56, '2026-12-31']]).map((row) => ({
    ...row,
    toCheck: true,
  })),
];

const grid = 'Code du travail, D6222-26';
const gridRows = (age: string, percents: readonly [number, number, number]): Figure[] =>
  percents.flatMap((percent, index) =>
    rows(`apprentice.${age}.${index + 1}` as FigureName, grid, [['2020-01-01', percent]]),
  );

const professional = 'Code du travail, D6325-15 et D6325-18';
const professionalRows = (age: string, below4: number, from4: number): Figure[] => [
  ...rows(`professional.${age}.below4` as FigureName, professional, [['2020-01-01', below4]]),
  ...rows(`professional.${age}.from4` as FigureName, professional, [['2020-01-01', from4]]),
];

const grids = [
  ...gridRows('under18', [27, 39, 55]),
  ...gridRows('18to20', [43, 51, 67]),
  ...gridRows('21to25', [53, 61, 78]),
  ...gridRows('26plus', [100, 100, 100]),
  ...professionalRows('under21', 55, 65),
  ...professionalRows('21to25', 70, 80),
  ...professionalRows('26plus', 100, 100),
];

const model = 'modele-social 11.1.0 (Urssaf, juillet 2026)';
const employerRates = [
  ['apprentice', 'under11', 1.856],
  ['apprentice', '11to49', 3.536],
  ['apprentice', '50to249', 3.986],
  ['apprentice', '250plus', 4.386],
  ['professional', 'under11', 3.086],
  ['professional', '11to49', 3.536],
  ['professional', '50to249', 3.986],
  ['professional', '250plus', 4.386],
] as const;

const contributions = [
  ...rows('employee.rate', model, [['2026-01-01', 20.84, '2026-12-31']]),
  ...rows('employee.exempt', 'Code du travail, L6243-2 et D6243-5', [
    ['2019-01-01', 79, '2025-02-28'],
    ['2025-03-01', 50, '2026-12-31'],
  ]),
  ...employerRates.flatMap(([kind, size, rate]) =>
    rows(`employer.rate.${kind}.${size}`, `${model}, au SMIC et au-dessous`, [
      ['2026-01-01', rate, '2026-12-31'],
    ]),
  ),
];

/** Read in what others write of it, not in the Journal officiel. */
const decree2024 = 'Décret n° 2023-1354 du 29 décembre 2023';
const decree2025 = 'Décret n° 2025-174 du 22 février 2025';
const lasting = 'Code du travail, D6243-1 et D6243-2';
const decree2026 = 'Décret n° 2026-168 du 6 mars 2026';
const levels = ['3to4', '5', '6to7'] as const;

const aidRows = (
  size: 'small' | 'large',
  source: string,
  [from, until]: readonly [string, string],
  values: readonly [number | null, number | null, number | null],
): Figure[] =>
  levels.flatMap((level, index) =>
    rows(`aid.${size}.${level}`, source, [[from, values[index] ?? null, until]]),
  );

/** Between 1 January and 23 February 2025 the boundary of the former aids is not known: there is no row. */
const aids = [
  ...[
    ...aidRows('small', decree2024, ['2024-01-01', '2024-12-31'], [6000, 6000, 6000]),
    ...aidRows('large', decree2024, ['2024-01-01', '2024-12-31'], [6000, 6000, 6000]),
    ...rows('aid.disability', decree2024, [['2024-01-01', 6000, '2024-12-31']]),
  ].map((row) => ({ ...row, toCheck: true })),
  ...aidRows('small', decree2025, ['2025-02-24', '2025-12-31'], [5000, 5000, 5000]),
  ...aidRows('large', decree2025, ['2025-02-24', '2025-12-31'], [2000, 2000, 2000]),
  ...aidRows('small', lasting, ['2026-01-01', '2026-03-07'], [5000, 0, 0]),
  ...aidRows('large', lasting, ['2026-01-01', '2026-03-07'], [0, 0, 0]),
  ...aidRows('small', decree2026, ['2026-03-08', '2026-12-31'], [5000, 4500, 2000]),
  ...aidRows('large', decree2026, ['2026-03-08', '2026-12-31'], [2000, 1500, 750]),
  ...rows('aid.disability', `${decree2025} ; ${decree2026}`, [['2025-02-24', 6000, '2026-12-31']]),
];

const share = 'Code du travail, R6332-25-1 et R6332-25-2';
const ancillary = 'Barème des frais annexes';

/** From which day the ancillary amounts hold is not in our sources: they are read as those of the latest law text. */
const costs = [
  ...rows('costs.share', share, [['2025-07-01', 750]]),
  ...rows('costs.shareAfterBreak', share, [['2025-07-01', 200]]),
  ...[
    ...rows('costs.equipment', ancillary, [['2025-07-01', 500]]),
    ...rows('costs.meal', ancillary, [['2025-07-01', 3]]),
    ...rows('costs.night', ancillary, [['2025-07-01', 6]]),
  ].map((row) => ({ ...row, toCheck: true })),
];

export const deliveredFigures: readonly Figure[] = [
  ...smic,
  ...grids,
  ...contributions,
  ...aids,
  ...costs,
];
