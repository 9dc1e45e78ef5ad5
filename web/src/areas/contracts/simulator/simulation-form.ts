import { addDays, addMonths, ageOn, firstOfNextMonth } from '@tandem/domain/calendar/days';
import type { Headcount } from '@tandem/domain/contracts/pay/figures';
import type { ContractKind } from '@tandem/domain/contracts/pay/minimum-pay';
import type { Simulation } from '@tandem/domain/contracts/pay/simulation';
import { isDate } from '@tandem/domain/fields/date';

/** What one types into the simulator. */
export interface SimulationForm {
  kind: ContractKind;
  birthdate: string;
  start: string;
  months: string;
  weeklyHours: string;
  level: string;
  headcount: Headcount;
  yearsDone: string;
  branchMonthly: string;
  professionalBachelor: boolean;
  levelFourHeld: boolean;
  disability: boolean;
  publicEmployer: boolean;
  mayotte: boolean;
}

export const emptySimulation = (today: string): SimulationForm => ({
  kind: 'apprentice',
  birthdate: '',
  start: firstOfNextMonth(today),
  months: '24',
  weeklyHours: '35',
  level: '5',
  headcount: 'under11',
  yearsDone: '0',
  branchMonthly: '',
  professionalBachelor: false,
  levelFourHeld: false,
  disability: false,
  publicEmployer: false,
  mayotte: false,
});

const numberOf = (text: string): number | null => {
  const value = Number(text.trim().replace(',', '.'));
  return text.trim() === '' || Number.isNaN(value) ? null : value;
};

/** What stands against a form, by field; a field that is still empty has no fault. */
export const simulationFaults = (
  form: SimulationForm,
): Partial<Record<keyof SimulationForm, string>> => {
  const hours = numberOf(form.weeklyHours);
  const age =
    isDate(form.birthdate) && isDate(form.start) ? ageOn(form.birthdate, form.start) : null;
  return {
    ...(form.birthdate !== '' && !isDate(form.birthdate) && { birthdate: 'Date invalide.' }),
    ...(age !== null &&
      (age < 15 || age > 80) && {
        birthdate: 'Vérifiez l’année\u202F: il faut avoir 15 ans au début du contrat.',
      }),
    ...(!isDate(form.start) && { start: 'Date invalide.' }),
    ...((hours === null || hours < 1 || hours > 48) && { weeklyHours: 'De 1 à 48 heures.' }),
    ...(form.branchMonthly.trim() !== '' &&
      numberOf(form.branchMonthly) === null && { branchMonthly: 'Un montant en euros.' }),
  };
};

/** What the simulator is asked; null as long as something is missing or wrong. */
export const simulationOf = (form: SimulationForm): Simulation | null => {
  if (form.birthdate === '' || Object.keys(simulationFaults(form)).length > 0) return null;
  const branchMonthly = numberOf(form.branchMonthly);
  return {
    kind: form.kind,
    birthdate: form.birthdate,
    start: form.start,
    end: addDays(addMonths(form.start, Number(form.months)), -1),
    weeklyHours: numberOf(form.weeklyHours) ?? 35,
    level: Number(form.level),
    headcount: form.headcount,
    yearsDone: Number(form.yearsDone),
    professionalBachelor: form.professionalBachelor,
    levelFourHeld: form.levelFourHeld,
    disability: form.disability,
    publicEmployer: form.publicEmployer,
    mayotte: form.mayotte,
    ...(branchMonthly !== null && { branchMonthly }),
  };
};
