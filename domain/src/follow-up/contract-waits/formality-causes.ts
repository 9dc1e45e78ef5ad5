import { addDays } from '../../calendar/days.ts';
import { earliest } from '../../calendar/earliest.ts';
import { parisInstant } from '../../calendar/paris-time.ts';
import {
  askedFrom,
  formalityAlertOn,
  formalityStates,
  type Formality,
} from '../../contracts/formalities/formalities.ts';
import type { WaitKind } from '../wait-kinds.ts';
import { matchCause } from '../match-cause.ts';
import type { Cause } from '../wait.ts';
import { until, type ContractFacts } from './contract-causes.ts';

const kinds: Readonly<Record<Formality, WaitKind>> = {
  visit: 'health_visit',
  card: 'student_card',
  interview: 'adequacy_interview',
};

/** From when on nothing more is to be done, as the contract is over; null where that is not known. */
const overAt = ({ endsOn }: ContractFacts): Date | null =>
  endsOn === null ? null : parisInstant({ day: addDays(endsOn, 1), time: '00:00' });

/** The next moment at which one of these is waited for no more although nothing has changed. */
export const formalitiesEndAt = (files: readonly ContractFacts[], now: Date): Date | null =>
  earliest(
    files
      .filter((file) => Object.values(file.formalities).some((day) => day !== null))
      .flatMap((file) => overAt(file) ?? [])
      .filter((at) => at > now),
  );

const causesOf = (
  formality: Formality,
  accountId: number,
  files: readonly ContractFacts[],
  now: Date,
): Cause[] =>
  files.flatMap((file): Cause[] => {
    const { matchId, state, startsOn, formalities } = file;
    const day = formalities[formality];
    if (day === null || startsOn === null || !formalityStates.has(state)) return [];
    const over = overAt(file);
    if (over !== null && over <= now) return [];
    const since = parisInstant({ day: askedFrom(formality, day, startsOn), time: '00:00' });
    if (!since) return [];
    return [
      {
        ...matchCause(kinds[formality], accountId, { matchId, since }),
        ...until({ day, alertOn: formalityAlertOn(day) }),
      },
    ];
  });

/** Of a company: that whoever begins is seen by the occupational health service, and in professionalisation asked about the training. */
export const employerFormalityCauses = (
  accountId: number,
  files: readonly ContractFacts[],
  now: Date,
): Cause[] => [
  ...causesOf('visit', accountId, files, now),
  ...causesOf('interview', accountId, files, now),
];

/** Of the centre, for a candidate: their card. */
export const cardCauses = (
  accountId: number,
  files: readonly ContractFacts[],
  now: Date,
): Cause[] => causesOf('card', accountId, files, now);
