import { isAgreed } from '@tandem/domain/contracts/amendments/amendment-state';
import type { Pair } from '@tandem/domain/matches/match';
import type { Writes } from '../../../platform/database/database.ts';
import { writeEnrolmentDays } from '../../enrolments/index.ts';
import type { Services } from '../../services.ts';
import { findStanding, writeStanding } from '../signing/file-standing-queries.ts';
import { daysOfContract } from '../unseal-contract-sheet.ts';
import { openAmendments } from './sealed-amendments.ts';

/** What follows from the amendments that are agreed now: the state of the file, and the days of the enrolment. */
export const settleAmendments = async (
  services: Pick<Services, 'now' | 'vault'>,
  tx: Writes,
  pair: Pair,
): Promise<void> => {
  const { amendments, latest } = await openAmendments(services, tx, pair);
  await writeEnrolmentDays(tx, pair, daysOfContract(latest));
  const standing = await findStanding(tx, pair);
  const state = amendments.some((one) => isAgreed(one.state)) ? 'amended' : 'accepted';
  if (standing && standing.state !== state)
    await writeStanding(tx, pair, { ...standing, state, since: services.now() });
};
