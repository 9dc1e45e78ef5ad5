import { isPublicEmployer } from '../opco/find-opco.ts';
import type { Headcount } from '../pay/figures.ts';
import type { Simulation } from '../pay/simulation.ts';
import { readerOf, type FileValues } from '../rules/rule.ts';
import { payCaseOf } from '../rules/pay/pay-case.ts';

const headcountOf = (employees: number): Headcount => {
  if (employees < 11) return 'under11';
  if (employees < 50) return '11to49';
  return employees < 250 ? '50to249' : '250plus';
};

/** What the simulator makes of a file; null as long as it does not say who, from when, until when, for what. */
export const fileSimulation = (values: FileValues): Simulation | null => {
  const read = readerOf(values);
  const payCase = payCaseOf(read);
  // The first digit of a diploma's code is its level.
  const level = Number(read.text('training_diploma_type').slice(0, 1));
  if (!payCase || !level) return null;
  const signedOn = read.day('signed_on');
  return {
    ...payCase,
    level,
    weeklyHours: (read.number('weekly_hours') ?? 35) + (read.number('weekly_minutes') ?? 0) / 60,
    mayotte: read.text('company_zip').startsWith('976'),
    headcount: headcountOf(read.number('employees') ?? 0),
    publicEmployer: isPublicEmployer(read.text('employer_kind')),
    disability: read.flag('candidate_disability') === true,
    ...(signedOn && { signedOn }),
  };
};
