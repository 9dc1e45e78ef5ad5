import { parisClock } from '@tandem/domain/calendar/paris-time';
import { differencesOf } from '@tandem/domain/contracts/amendments/amendment';
import {
  amendmentsAhead,
  versionOn,
  type Said,
  type Version,
} from '@tandem/domain/contracts/amendments/version';
import { Failure } from '@tandem/domain/errors';
import type { Pair } from '@tandem/domain/matches/match';
import type { Queries } from '../../../platform/database/database.ts';
import { findLastEnrolment } from '../../enrolments/index.ts';
import type { Services } from '../../services.ts';
import { findFileMoves, type FileMoveMade } from '../signing/file-standing-queries.ts';
import { openContractFile } from '../unseal-contract-sheet.ts';
import { numberOfContract } from './amendment-page.ts';
import { openAmendments, type OpenAmendment } from './sealed-amendments.ts';

/** Which version is asked for: what holds now, unless it is the one that was signed first. */
export type WishedVersion = 'first' | undefined;

export interface OpenVersion extends Version {
  /** Those that are agreed and take effect later, the next first. */
  ahead: OpenAmendment[];
  amendments: OpenAmendment[];
  /** On which day the contract was broken, of what holds now; what was signed first says what it said. */
  brokenOn: string | null;
  moves: FileMoveMade[];
}

/** The official form asks an amendment for the number of the contract that it changes. */
const withOwnNumber = (
  { values, number, since }: Version,
  first: Said,
  moves: readonly FileMoveMade[],
): Version => {
  const named = values['previous_contract_number'] ?? '';
  if (number === null || named !== (first['previous_contract_number'] ?? ''))
    return { values, number, since };
  const own = numberOfContract(moves) ?? '';
  return { values: { ...values, previous_contract_number: own }, number, since };
};

/** Today, or the day on which the contract was broken: nothing takes effect after it. */
export const lastDayOf = async (
  { now }: Pick<Services, 'now'>,
  db: Queries,
  pair: Pair,
): Promise<{ day: string; brokenOn: string | null }> => {
  const today = parisClock(now()).day;
  const brokenOn = (await findLastEnrolment(db, pair))?.broken_on ?? null;
  return { day: brokenOn !== null && brokenOn < today ? brokenOn : today, brokenOn };
};

const stillAhead = (
  amendments: readonly OpenAmendment[],
  { day, brokenOn }: { day: string; brokenOn: string | null },
): OpenAmendment[] =>
  amendmentsAhead(amendments, day).filter(
    ({ effectiveOn }) => brokenOn === null || effectiveOn <= brokenOn,
  );

/** A contract file as it is in force today, or as it was signed first. Fails where nothing was saved. */
export const openVersion = async (
  services: Pick<Services, 'now' | 'vault'>,
  db: Queries,
  pair: Pair,
  wished?: WishedVersion,
): Promise<OpenVersion> => {
  if (!(await openContractFile(services, db, pair))) throw new Failure('not_found');
  const { first, amendments } = await openAmendments(services, db, pair);
  const moves = await findFileMoves(db, pair);
  const last = await lastDayOf(services, db, pair);
  const version =
    wished === 'first'
      ? { values: first, number: null, since: null }
      : withOwnNumber(versionOn(first, amendments, last.day), first, moves);
  const brokenOn = wished === 'first' ? null : last.brokenOn;
  return { ...version, amendments, moves, brokenOn, ahead: stillAhead(amendments, last) };
};

/** What is in force today, as whoever may see how far a file has come is told of it; null as long as nothing was amended. */
export const versionRecord = async (
  services: Pick<Services, 'now' | 'vault'>,
  db: Queries,
  pair: Pair,
) => {
  const { first, amendments } = await openAmendments(services, db, pair);
  const last = await lastDayOf(services, db, pair);
  const { values, number, since } = versionOn(first, amendments, last.day);
  const ahead = stillAhead(amendments, last);
  if (number === null && ahead.length === 0) return null;
  return {
    amendment: number,
    since,
    differences: differencesOf(first, { changes: values }),
    ahead: ahead.map((one) => ({ amendment: one.number, effective_on: one.effectiveOn })),
  };
};
