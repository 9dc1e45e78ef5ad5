import { isPublicEmployer } from '../opco/find-opco.ts';
import type { Figure, Headcount } from '../pay/figures.ts';
import type { AgreedPay, Simulation } from '../pay/simulation.ts';
import { payCaseOf } from '../rules/pay/pay-case.ts';
import { payRowsBy, type PayRow } from '../rules/pay/pay-rows.ts';
import { isInMayotte, weeklyHoursOf } from '../rules/pay/working-time.ts';
import { effectOf, levelOf, readerOf, type FileValues, type Reader } from '../rules/rule.ts';

const headcountOf = (employees: number): Headcount => {
  if (employees < 11) return 'under11';
  if (employees < 50) return '11to49';
  return employees < 250 ? '50to249' : '250plus';
};

/** The most that the band of the specification's sheet can mean, such as 19 in « 10 à 19 salariés »; 0 where it says no number. */
const mostOf = (workforce: string): number =>
  Math.max(
    0,
    ...(workforce.replace(/(?<=\d)\s(?=\d{3})/g, '').match(/\d+/g) ?? []).map((digits) =>
      Number(digits),
    ),
  );

/** What a simulation has to assume where the file does not say it. */
const assumptions = {
  headcount: (read: Reader) => read.number('employees') === null,
  hours: (read: Reader) => read.number('weekly_hours') === null,
  signature: (read: Reader) => read.day('signed_on') === null,
  employer: (read: Reader) => read.text('employer_kind') === '',
  disability: (read: Reader) => read.flag('candidate_disability') === null,
  place: (read: Reader) => read.text('company_zip') === '',
  /** A percentage of the branch's wage, which no file holds. */
  branch: (read: Reader) =>
    payRowsBy(read, []).some(({ isAgreed, base }) => isAgreed && base === 'SMC'),
} as const;

export type Assumption = keyof typeof assumptions;

const assumptionKeys = Object.keys(assumptions) as Assumption[];

/** What was signed before the amendment that is in force, and since when that one is. */
interface FirstVersion {
  values: FileValues;
  since: string;
}

const monthlyOf = (
  read: Reader,
  start: string,
  first: FirstVersion | undefined,
): AgreedPay['monthly'] => {
  const from = effectOf(read) || first?.since || start;
  const before = first ? readerOf(first.values).number('starting_pay') : null;
  const amount = read.number('starting_pay');
  return [
    ...(before === null ? [] : [{ from: start, amount: before }]),
    ...(amount === null ? [] : [{ from, amount }]),
  ];
};

/** What the file says of each time of the pay; what an amended pay comes to holds from the amendment on, and not for the whole of its row. */
const agreedRowsOf = (rows: readonly PayRow[], isAmended: boolean): AgreedPay['rows'] =>
  rows.flatMap(({ from, percent, base, isAgreed, isCarried, isPaid, least }) => {
    const isTold = isAgreed || isCarried || (isPaid && percent !== least && !isAmended);
    return isTold && percent !== null
      ? [{ from, percent, base: base === 'SMC' ? ('SMC' as const) : ('SMIC' as const) }]
      : [];
  });

/** What the simulator makes of a file; null as long as it does not say who, from when, until when, for what. */
export const fileSimulation = (
  values: FileValues,
  figures: readonly Figure[],
  first?: FirstVersion,
): { simulation: Simulation; assumed: Assumption[] } | null => {
  const read = readerOf(values);
  const payCase = payCaseOf(read);
  // The first digit of a diploma's code is its level.
  const level = levelOf(read.text('training_diploma_type'));
  if (!payCase || !level) return null;
  const signedOn = read.day('signed_on');
  const simulation = {
    ...payCase,
    level,
    weeklyHours: weeklyHoursOf(read),
    mayotte: isInMayotte(read),
    headcount: headcountOf(read.number('employees') ?? mostOf(read.text('workforce'))),
    publicEmployer: isPublicEmployer(read.text('employer_kind')),
    disability: read.flag('candidate_disability') === true,
    ...(signedOn && { signedOn }),
    agreed: {
      rows: agreedRowsOf(payRowsBy(read, figures), first !== undefined),
      monthly: monthlyOf(read, payCase.start, first),
    },
  };
  return { simulation, assumed: assumptionKeys.filter((key) => assumptions[key](read)) };
};
