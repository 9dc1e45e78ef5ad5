import { addDays, addMonths, ageOn, firstOfNextMonth } from '@tandem/domain/calendar/days';
import type { Headcount } from '@tandem/domain/contracts/pay/figures';
import type { ContractKind } from '@tandem/domain/contracts/pay/minimum-pay';
import type { Simulation } from '@tandem/domain/contracts/pay/simulation';
import { isDate } from '@tandem/domain/fields/date';
import { simulatorMessages as messages } from './messages.ts';

/** What one types into the simulator. */
export interface SimulationForm {
  kind: ContractKind;
  birthdate: string;
  start: string;
  /** The day of the signature, which decides the aid; empty as long as it is not known. */
  signedOn: string;
  months: string;
  weeklyHours: string;
  level: string;
  headcount: Headcount;
  yearsDone: string;
  earnedPercent: string;
  branchMonthly: string;
  professionalBachelor: boolean;
  sameLevelAfterDiploma: boolean;
  levelFourHeld: boolean;
  disability: boolean;
  publicEmployer: boolean;
  mayotte: boolean;
}

export const emptySimulation = (today: string): SimulationForm => ({
  kind: 'apprentice',
  birthdate: '',
  start: firstOfNextMonth(today),
  signedOn: '',
  months: '24',
  weeklyHours: '35',
  level: '5',
  headcount: 'under11',
  yearsDone: '0',
  earnedPercent: '',
  branchMonthly: '',
  professionalBachelor: false,
  sameLevelAfterDiploma: false,
  levelFourHeld: false,
  disability: false,
  publicEmployer: false,
  mayotte: false,
});

/** In months: what each contract may last, the longest for a few alone. */
export const durationsOf = (kind: ContractKind): number[] =>
  kind === 'professional' ? [6, 9, 12, 18, 24, 36] : [6, 9, 12, 18, 24, 36, 48];

/** Who may have a contract that is so long; null where everybody may. */
export const durationNote = ({
  kind,
  months,
  disability,
}: SimulationForm): 'longApprentice' | 'longestProfessional' | 'longProfessional' | null => {
  const length = Number(months);
  if (kind === 'professional') {
    if (length > 24) return 'longestProfessional';
    return length > 12 ? 'longProfessional' : null;
  }
  return length > 36 && !disability ? 'longApprentice' : null;
};

/** As the French write it: `1 900,50`. */
const numberOf = (text: string): number | null => {
  const digits = text.replace(/\s/g, '').replace(',', '.');
  return /^\d+(?:\.\d+)?$/.test(digits) ? Number(digits) : null;
};

/** The figures begin with 2020; so far ahead a year is mistyped. */
const firstStart = '2020-01-01';
const lastStart = '2039-12-31';

const isOdd = (text: string, most: number): boolean =>
  text.trim() !== '' && (numberOf(text) ?? most + 1) > most;

const startFault = (start: string): string | null => {
  if (!isDate(start)) return 'Date invalide.';
  return start < firstStart || start > lastStart
    ? 'Vérifiez l’année\u202F: le début se place entre 2020 et 2039.'
    : null;
};

/** What stands against a form, by field; a field that is still empty has no fault. */
export const simulationFaults = (
  form: SimulationForm,
): Partial<Record<keyof SimulationForm, string>> => {
  const hours = numberOf(form.weeklyHours);
  const start = startFault(form.start);
  // A mistyped year of the start says nothing of the birthday.
  const age = isDate(form.birthdate) && start === null ? ageOn(form.birthdate, form.start) : null;
  return {
    ...(form.birthdate !== '' && !isDate(form.birthdate) && { birthdate: 'Date invalide.' }),
    ...(age !== null &&
      (age < 15 || age > 80) && {
        birthdate: 'Vérifiez l’année\u202F: il faut avoir 15 ans au début du contrat.',
      }),
    ...(start !== null && { start }),
    ...(form.signedOn !== '' && !isDate(form.signedOn) && { signedOn: 'Date invalide.' }),
    ...(isDate(form.signedOn) &&
      start === null &&
      form.signedOn > form.start && { signedOn: 'La signature vient avant le début du contrat.' }),
    ...(isOdd(form.earnedPercent, 100) && { earnedPercent: 'Un pourcentage, de 0 à 100.' }),
    ...((hours === null || hours < 1 || hours > 48) && { weeklyHours: 'De 1 à 48 heures.' }),
    ...(isOdd(form.branchMonthly, 99_999) && { branchMonthly: 'Un montant en euros.' }),
  };
};

/** The form for another contract; a professionalisation begins with the twelve months that all may have. */
export const withKind = (form: SimulationForm, kind: ContractKind): SimulationForm => ({
  ...form,
  kind,
  months: kind === 'professional' ? String(Math.min(Number(form.months), 12)) : form.months,
});

/** Above 29 an apprenticeship is open to some alone. */
export const isPastUsualAge = ({ kind, birthdate, start }: SimulationForm): boolean =>
  kind === 'apprentice' && isDate(birthdate) && isDate(start) && ageOn(birthdate, start) > 29;

/** What only one of the contracts knows; what was chosen for the other says nothing. */
const ofKind = (form: SimulationForm): Partial<Simulation> =>
  form.kind === 'professional'
    ? { levelFourHeld: form.levelFourHeld }
    : {
        yearsDone: Number(form.yearsDone),
        earnedPercent: numberOf(form.earnedPercent) ?? 0,
        professionalBachelor: form.professionalBachelor,
        sameLevelAfterDiploma: form.sameLevelAfterDiploma,
      };

/** Why nothing is counted: which fields are wrong, or that the date of birth is missing. */
export const waitingText = (form: SimulationForm): string => {
  const wrong = Object.keys(simulationFaults(form)) as (keyof SimulationForm)[];
  return wrong.length > 0
    ? messages.wrong(wrong.map((field) => messages[field]))
    : messages.waiting;
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
    disability: form.kind === 'apprentice' && form.disability,
    publicEmployer: form.publicEmployer,
    mayotte: form.mayotte,
    ...ofKind(form),
    ...(form.signedOn !== '' && { signedOn: form.signedOn }),
    ...(branchMonthly !== null && { branchMonthly }),
  };
};
