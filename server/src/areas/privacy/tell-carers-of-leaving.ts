import { parisClock } from '@tandem/domain/calendar/paris-time';
import { status, type PromisedStatus } from '@tandem/domain/matches/match';
import { quotedName } from '@tandem/domain/names';
import type { SignedInActor } from '../../platform/http/call.ts';
import type { Writes } from '../../platform/database/database.ts';
import { findPromising } from '../candidates/index.ts';
import { findPromised } from '../companies/index.ts';
import { addNotifications, findCarers } from '../notifications/index.ts';

interface Left {
  candidateId: number;
  needId: number;
  /** Who stays. */
  accountId: number;
  text: string;
}

const isAgreed = ({ status: at }: { status: PromisedStatus }) => at !== status.acceptedByCompany;

const leftByCandidate = async (tx: Writes, candidateId: number, today: string): Promise<Left[]> =>
  (await findPromising(tx, candidateId, today)).filter(isAgreed).map((one) => ({
    candidateId,
    needId: one.need_id,
    accountId: one.account_id,
    text: `${one.status === status.finalised ? 'La personne inscrite chez' : 'Le candidat d’accord avec'} ${quotedName(one.company)} n’a plus de compte (${one.title})`,
  }));

const leftByCompany = async (tx: Writes, companyId: number, today: string): Promise<Left[]> =>
  (await findPromised(tx, companyId, today)).filter(isAgreed).map((one) => ({
    candidateId: one.candidate_id,
    needId: one.need_id,
    accountId: one.account_id,
    text: `L’entreprise ${one.status === status.finalised ? 'du contrat de' : 'd’accord avec'} ${quotedName(`${one.first_name} ${one.last_name}`)} n’a plus de compte`,
  }));

/**
 * Rings with those who see to a match whose two sides have agreed, or have a contract, that one of them deletes their account: the file
 * goes, and nothing else would tell. Whoever leaves is not named.
 */
export const tellCarersOfLeaving = async (
  tx: Writes,
  { candidateId, companyId }: SignedInActor,
  at: Date,
): Promise<void> => {
  const today = parisClock(at).day;
  const left = [
    ...(candidateId === null ? [] : await leftByCandidate(tx, candidateId, today)),
    ...(companyId === null ? [] : await leftByCompany(tx, companyId, today)),
  ];
  for (const { candidateId: applicant, needId, accountId: stays, text } of left) {
    const carers = await findCarers(tx, { candidateId: applicant, needId });
    await addNotifications(
      tx,
      carers.map(({ id: accountId }) => ({
        accountId,
        text,
        link: `/dashboard/personne/${stays}`,
        about: { accountIds: [stays] },
      })),
      at,
    );
  }
};
