import { challengeMinutes } from '@tandem/domain/accounts/second-factor';
import { Failure } from '@tandem/domain/errors';
import { z } from 'zod';
import { makeTicket, readTicket } from '../../../platform/security/tickets.ts';
import { hashToken } from '../../../platform/security/tokens.ts';
import type { Services } from '../../services.ts';
import { findMember, type Member } from '../account-queries.ts';

const challengeFacts = z.object({ account: z.int(), password: z.string() });

/** Stands for the password that was right: another one makes it useless. */
const markOf = ({ password_hash: hash }: Member): string => hashToken(`password ${hash ?? ''}`);

/** What whoever gave the right password is answered where a code is asked for too. */
export const secondFactorNeeded = async (
  services: Pick<Services, 'keyring' | 'now'>,
  account: Member,
): Promise<Failure> => {
  const facts = { account: account.id, password: markOf(account) };
  const challenge = await makeTicket(services, 'second factor', facts, challengeMinutes);
  return new Failure('second_factor_needed', { data: { challenge } });
};

/** The account whose password was given for this challenge. */
export const accountOfChallenge = async (
  services: Pick<Services, 'db' | 'keyring' | 'now'>,
  challenge: string,
): Promise<Member> => {
  const facts = await readTicket(services, 'second factor', challengeFacts, challenge);
  const account = facts && (await findMember(services.db.read, facts.account));
  if (!account || markOf(account) !== facts.password) throw new Failure('challenge_unusable');
  return account;
};
