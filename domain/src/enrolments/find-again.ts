import { addDays, addMonths } from '../calendar/days.ts';
import { parisMidnight } from '../calendar/paris-time.ts';

/**
 * The last day on which the centre helps to find another employer after a break (Code du travail, L6222-18-2 and L6231-2 5°:
 * six months, for an apprentice; no source sets another for a contract of professionalisation).
 */
export const lastDayToFindAgain = (brokenOn: string): string => addMonths(brokenOn, 6);

/** From when on whose contract was broken that day is somebody who looks for a company like everybody else. */
export const findingAgainEndsAt = (brokenOn: string): Date =>
  parisMidnight(addDays(lastDayToFindAgain(brokenOn), 1));
