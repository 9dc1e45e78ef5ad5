import { addDays } from '../../calendar/days.ts';

/** The ages that the grids tell apart. */
export const apprenticeAges = ['under18', '18to20', '21to25', '26plus'] as const;
export type ApprenticeAge = (typeof apprenticeAges)[number];

export const professionalAges = ['under21', '21to25', '26plus'] as const;
export type ProfessionalAge = (typeof professionalAges)[number];

export const headcounts = ['under11', '11to49', '50to249', '250plus'] as const;
export type Headcount = (typeof headcounts)[number];

export const headcountLabels: Record<Headcount, string> = {
  under11: 'Moins de 11 salariés',
  '11to49': '11 à 49 salariés',
  '50to249': '50 à 249 salariés',
  '250plus': '250 salariés et plus',
};

export type FigureName =
  | 'smic.hourly'
  | 'smic.hourly.mayotte'
  | `apprentice.${ApprenticeAge}.${1 | 2 | 3}`
  | `professional.${ProfessionalAge}.${'below4' | 'from4'}`
  | 'employee.rate'
  | 'employee.exempt'
  | `employer.rate.${'apprentice' | 'professional'}.${Headcount}`
  | `aid.${'small' | 'large'}.${'3to4' | '5' | '6to7'}`
  | 'aid.disability'
  | `costs.${'share' | 'shareAfterBreak' | 'equipment' | 'meal' | 'night'}`;

export type FigureUnit = '€' | '€/h' | '€/an' | '% du SMIC' | '%';

/** An amount or a rate with the days it holds. */
export interface Figure {
  name: FigureName;
  /** First day, as `2026-06-01`. */
  from: string;
  /** Last day for which it is known; null where no end is known. */
  until: string | null;
  /** Null: known not to be paid, or not known, as `note` says. */
  value: number | null;
  source: string;
  /** Whether it has to be checked before one relies on it. */
  toCheck?: boolean;
  note?: string;
}

const agesInWords: Record<string, string> = {
  under18: 'moins de 18 ans',
  '18to20': '18 à 20 ans',
  under21: 'moins de 21 ans',
  '21to25': '21 à 25 ans',
  '26plus': '26 ans et plus',
};

const studies: Record<string, string> = {
  '3to4': 'CAP au bac',
  '5': 'bac+2',
  '6to7': 'bac+3 à bac+5',
};

const cross = <A extends string, B extends string>(
  first: readonly A[],
  second: readonly B[],
): (readonly [A, B])[] => first.flatMap((a) => second.map((b) => [a, b] as const));

/** Every figure that the simulator and the rules read: its name in French and its unit. */
export const figureNames: Record<FigureName, { label: string; unit: FigureUnit }> = {
  'smic.hourly': { label: 'SMIC horaire brut', unit: '€/h' },
  'smic.hourly.mayotte': { label: 'SMIC horaire brut à Mayotte', unit: '€/h' },
  ...Object.fromEntries(
    cross(apprenticeAges, ['1', '2', '3']).map(([age, year]) => [
      `apprentice.${age}.${year}`,
      { label: `Apprenti, ${agesInWords[age]}, année ${year}`, unit: '% du SMIC' },
    ]),
  ),
  ...Object.fromEntries(
    cross(professionalAges, ['below4', 'from4']).map(([age, level]) => [
      `professional.${age}.${level}`,
      {
        label: `Professionnalisation, ${agesInWords[age]}, ${level === 'from4' ? 'bac pro ou plus' : 'autre diplôme'}`,
        unit: '% du SMIC',
      },
    ]),
  ),
  'employee.rate': { label: 'Cotisations salariales, CSG et CRDS', unit: '%' },
  'employee.exempt': { label: 'Part exonérée pour un apprenti', unit: '% du SMIC' },
  ...Object.fromEntries(
    cross(['apprentice', 'professional'], headcounts).map(([kind, size]) => [
      `employer.rate.${kind}.${size}`,
      {
        label: `Cotisations patronales, ${kind === 'apprentice' ? 'apprentissage' : 'professionnalisation'}, ${headcountLabels[size].toLowerCase()}`,
        unit: '%',
      },
    ]),
  ),
  ...Object.fromEntries(
    cross(['small', 'large'], ['3to4', '5', '6to7']).map(([size, level]) => [
      `aid.${size}.${level}`,
      {
        label: `Aide à l’embauche, ${size === 'small' ? 'moins de' : 'à partir de'} 250 salariés, ${studies[level]}`,
        unit: '€/an',
      },
    ]),
  ),
  'aid.disability': { label: 'Aide à l’embauche d’un apprenti handicapé', unit: '€/an' },
  'costs.share': { label: 'Participation de l’employeur, bac+3 et plus', unit: '€' },
  'costs.shareAfterBreak': {
    label: 'Participation du nouvel employeur après une rupture',
    unit: '€',
  },
  'costs.equipment': { label: 'Premier équipement pris en charge, au plus', unit: '€' },
  'costs.meal': { label: 'Repas pris en charge', unit: '€' },
  'costs.night': { label: 'Nuitée prise en charge', unit: '€' },
} as Record<FigureName, { label: string; unit: FigureUnit }>;

export const figureNameKeys = Object.keys(figureNames) as [FigureName, ...FigureName[]];

/** The figure that holds on a day: of those that have begun and are still known, the one that began last. */
export const figureOn = (
  figures: readonly Figure[],
  name: FigureName,
  day: string,
): Figure | null => {
  let found: Figure | null = null;
  for (const figure of figures) {
    if (figure.name !== name || figure.from > day) continue;
    if (!found || figure.from >= found.from) found = figure;
  }
  return found && (found.until === null || day <= found.until) ? found : null;
};

export const valueOf = (figure: Figure | null): number | null => figure?.value ?? null;

/** The first day after which some of what holds on `day` is known no more, and how much of it; null where all goes on. */
export const nextEnd = (
  figures: readonly Figure[],
  day: string,
): { on: string; count: number } | null => {
  const ends = figureNameKeys
    .map((name) => ({ name, until: figureOn(figures, name, day)?.until ?? null }))
    .filter(({ name, until }) => until && figureOn(figures, name, addDays(until, 1)) === null)
    .map(({ until }) => until ?? '')
    .toSorted();
  const [on] = ends;
  return on ? { on, count: ends.filter((end) => end === on).length } : null;
};

/** The days strictly inside a span on which one of these figures begins, or is known no more. */
export const changesWithin = (
  figures: readonly Figure[],
  names: readonly FigureName[],
  from: string,
  to: string,
): string[] => {
  const days = figures
    .filter(({ name }) => names.includes(name))
    .flatMap(({ from, until }) => (until === null ? [from] : [from, addDays(until, 1)]));
  return [...new Set(days)].filter((day) => day > from && day <= to).toSorted();
};
