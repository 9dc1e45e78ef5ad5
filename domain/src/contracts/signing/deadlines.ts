import { addDays } from '../../calendar/days.ts';
import { addWorkingDays, workingDaysBefore } from '../../calendar/working-days.ts';
import type { FileState } from './file-state.ts';

/** What a deadline is for: the signatures of all, the lodging, the answer to it. */
export const deadlineKinds = ['sign', 'lodge', 'decision'] as const;

export type DeadlineKind = (typeof deadlineKinds)[number];

export interface FileDeadline {
  kind: DeadlineKind;
  /** The last day on which it is in time. */
  day: string;
  /** From when on the centre sees to it. */
  alertOn: string;
}

/** The staff see to it so many working days ahead. */
const aheadOfStart = 5;
const aheadOfLimit = 2;

/** Days that the employer has to lodge the contract after it has begun: working ones (Code du travail, D6224-1), of professionalisation all (D6325-1). */
const lodgingDays = 5;

/** The same in French. */
export const lodgingTerm = (isProfessional: boolean): string =>
  isProfessional ? `${lodgingDays} jours` : `${lodgingDays} jours ouvrables`;

/** Days in which whoever it was lodged with decides, once the file is complete (R6224-3, D6325-2). */
export const decisionDays = 20;

const lodgeBy = (startsOn: string, isProfessional: boolean): string =>
  isProfessional ? addDays(startsOn, lodgingDays) : addWorkingDays(startsOn, lodgingDays);

const decisionBy = (lodgedOn: string): string => addDays(lodgedOn, decisionDays);

/** The contract is signed before the work begins (L6222-4): on its first day at the latest. */
export const signDeadline = (startsOn: string): FileDeadline => ({
  kind: 'sign',
  day: startsOn,
  alertOn: workingDaysBefore(startsOn, aheadOfStart),
});

export const lodgeDeadline = (startsOn: string, isProfessional: boolean): FileDeadline => {
  const day = lodgeBy(startsOn, isProfessional);
  return { kind: 'lodge', day, alertOn: workingDaysBefore(day, aheadOfLimit) };
};

export const decisionDeadline = (lodgedOn: string): FileDeadline => {
  const day = decisionBy(lodgedOn);
  return { kind: 'decision', day, alertOn: workingDaysBefore(day, aheadOfLimit) };
};

interface FileFacts {
  state: FileState;
  startsOn: string | null;
  lodgedOn: string | null;
  isProfessional: boolean;
  /** The day of its last refusal; null where there was none. */
  refusedOn: string | null;
}

/**
 * The next day of the calendar that a file has to meet; null where nothing is due, or its days are not known. One that was
 * refused has been lodged in its days: by when it is signed and lodged again once it has begun is not in our sources.
 */
export const deadlineOf = ({
  state,
  startsOn,
  lodgedOn,
  isProfessional,
  refusedOn,
}: FileFacts): FileDeadline | null => {
  if (state === 'open' || state === 'complete')
    return startsOn && startsOn >= (refusedOn ?? '') ? signDeadline(startsOn) : null;
  if (state === 'signed')
    return startsOn && refusedOn === null ? lodgeDeadline(startsOn, isProfessional) : null;
  return state === 'lodged' && lodgedOn ? decisionDeadline(lodgedOn) : null;
};

/** What silence means once the days are over: refused for an apprenticeship, accepted for a professionalisation. */
export const meaningOfSilence = (isProfessional: boolean): 'refused' | 'accepted' =>
  isProfessional ? 'accepted' : 'refused';
