import { parisInstant } from '../../calendar/paris-time.ts';
import {
  askedFrom,
  formalityAlertOn,
  formalityStates,
  type Formality,
} from '../../contracts/formalities/formalities.ts';
import type { WaitKind } from '../wait-kinds.ts';
import type { Cause } from '../wait.ts';
import { until, type ContractFacts } from './contract-causes.ts';

const kinds: Readonly<Record<Formality, WaitKind>> = {
  visit: 'health_visit',
  card: 'student_card',
};

const causesOf = (
  formality: Formality,
  accountId: number,
  files: readonly ContractFacts[],
): Cause[] =>
  files.flatMap(({ matchId, state, startsOn, formalities }): Cause[] => {
    const day = formalities[formality];
    if (day === null || startsOn === null || !formalityStates.has(state)) return [];
    const since = parisInstant({ day: askedFrom(formality, day, startsOn), time: '00:00' });
    if (!since) return [];
    return [
      {
        kind: kinds[formality],
        accountId,
        subject: 'match',
        subjectId: matchId,
        count: 1,
        since,
        ...until({ day, alertOn: formalityAlertOn(day) }),
      },
    ];
  });

/** Of a company: that whoever begins is seen by the occupational health service. */
export const visitCauses = (accountId: number, files: readonly ContractFacts[]): Cause[] =>
  causesOf('visit', accountId, files);

/** Of the centre, for a candidate: their card. */
export const cardCauses = (accountId: number, files: readonly ContractFacts[]): Cause[] =>
  causesOf('card', accountId, files);
