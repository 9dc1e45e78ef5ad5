import { parisClock } from '@tandem/domain/calendar/paris-time';
import { isStaff, type AccountKind } from '@tandem/domain/accounts/roles';
import type { FileMove, Said } from '@tandem/domain/contracts/signing/file-state';
import type { Signatory } from '@tandem/domain/contracts/signing/signatories';
import { matchId, type Pair } from '@tandem/domain/matches/match';
import type { Writes } from '../../../platform/database/database.ts';
import { orNotFound } from '../../../platform/http/or-not-found.ts';
import { links } from '../../../platform/mail/links.ts';
import { aboutPair } from '../../../platform/messages/about.ts';
import { enqueueMessages } from '../../../platform/messages/enqueue-messages.ts';
import { letterTo } from '../../alerts/index.ts';
import { findLastEnrolment } from '../../enrolments/index.ts';
import { findMatchParties } from '../../matches/index.ts';
import { addNotifications, findCarers } from '../../notifications/index.ts';
import type { Services } from '../../services.ts';
import { findStanding } from './file-standing-queries.ts';
import { fileMoveForStaff, fileMoveTold, type FileReader } from './file-move-messages.ts';

interface TellableFileMove {
  move: FileMove;
  /** An account, a signatory by their link, or the service by which they sign online. */
  by: AccountKind | Signatory | 'online';
  said: Said;
  /** The number of the amendment that is moved; none of the contract itself. */
  amendment?: number;
}

const isByStaff = ({ by }: TellableFileMove): boolean => isStaff(by);

/** Whom it is told to: who has not made it; both, when the staff did or when it came by itself with the last signature. */
const readersOf = (told: TellableFileMove): FileReader[] => {
  if (isByStaff(told) || told.move === 'sign') return ['applicant', 'company'];
  return told.by === 'applicant' ? ['company'] : ['applicant'];
};

/** Tells a move of a contract file by mail and bell to both sides; the staff's bell says what waits for them now. */
export const tellFileMove = async (
  services: Pick<Services, 'config' | 'jobs' | 'now'>,
  tx: Writes,
  pair: Pair,
  told: TellableFileMove,
): Promise<void> => {
  const { move, said, amendment } = told;
  const parties = orNotFound(await findMatchParties(tx, pair));
  const startsOn = (await findLastEnrolment(tx, pair))?.begins_on ?? null;
  const isProfessional = (await findStanding(tx, pair))?.isProfessional === true;
  const about = aboutPair(pair);
  const at = services.now();
  for (const reader of readersOf(told)) {
    const account = reader === 'applicant' ? parties.candidate : parties.company;
    const path = `/${reader}/contract/${matchId(pair)}`;
    const words = fileMoveTold(reader, {
      move,
      said,
      ...(amendment !== undefined && { amendment }),
      otherParty: reader === 'applicant' ? parties.companyName : parties.candidateName,
      needTitle: parties.needTitle,
      greeted: reader === 'applicant' ? parties.candidateFirstName : parties.companyName,
      startsOn,
      isProfessional,
      today: parisClock(at).day,
      link: links(services.config).absolute(path),
    });
    if (!words) continue;
    const { mail, notice } = words;
    const letter = await letterTo(services, tx, account, mail);
    await enqueueMessages(services, tx, [{ ...letter, about }]);
    await addNotifications(tx, [{ accountId: account.id, text: notice, link: path, about }], at);
  }
  const text = isByStaff(told) ? null : fileMoveForStaff(move, parties, amendment);
  if (text === null) return;
  const link = `/dashboard/contract/${matchId(pair)}`;
  const carers = await findCarers(tx, pair);
  await addNotifications(
    tx,
    carers.map(({ id: accountId }) => ({ accountId, text, link, about })),
    at,
  );
};
