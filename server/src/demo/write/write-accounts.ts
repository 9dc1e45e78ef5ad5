import { emailKey } from '@tandem/domain/accounts/email';
import { invitationExpiry } from '@tandem/domain/accounts/sign-in';
import { makeSecretToken } from '../../platform/security/tokens.ts';
import { setPassword } from '../../areas/accounts/index.ts';
import {
  addCandidates,
  addInvitedAccounts,
  addCompanies,
  noteInvitationUsed,
} from '../../areas/invitations/index.ts';
import type { Writes } from '../../platform/database/database.ts';
import { findRecordIds } from './demo-queries.ts';
import type { DemoCandidate, DemoCompany, DemoPlan, InvitedCompany } from '../plan/plan.ts';
import type { Invitee, WrittenAccount } from './written.ts';

const nameOf = (company: DemoCompany | InvitedCompany): string =>
  'data' in company ? company.data.name : company.name;

type Group<Kind extends Invitee> = [invitedAt: Date, invited: Kind[]];

/** Those who were invited at one moment, the earliest first. */
export const byInvitation = <Kind extends Invitee>(invitees: readonly Kind[]): Group<Kind>[] => {
  const groups = Map.groupBy(invitees, ({ arrival }) => arrival.invitedAt.getTime());
  return [...groups]
    .toSorted(([one], [other]) => one - other)
    .map(([moment, invited]) => [new Date(moment), invited]);
};

const invite = async (
  tx: Writes,
  kind: 'applicant' | 'company',
  [at, invitees]: Group<Invitee>,
): Promise<{ invitee: Invitee; accountId: number; token: string }[]> => {
  const rows = invitees.map((invitee) => ({
    invitee,
    email: invitee.email,
    firstName: 'firstName' in invitee ? invitee.firstName : '',
    lastName: 'lastName' in invitee ? invitee.lastName : '',
    token: makeSecretToken(),
  }));
  const dates = { at, expiresAt: invitationExpiry(at) };
  const ids = await addInvitedAccounts(tx, kind, rows, dates);
  return rows.flatMap(({ invitee, email, token }) => {
    const accountId = ids.get(emailKey(email));
    return accountId === undefined ? [] : [{ invitee, accountId, token }];
  });
};

const register = async (
  tx: Writes,
  { arrival }: Invitee,
  accountId: number,
  passwordHash: string,
): Promise<void> => {
  if (arrival.registeredAt === null) return;
  await setPassword(tx, accountId, passwordHash, arrival.registeredAt);
  await noteInvitationUsed(tx, accountId, arrival.registeredAt);
};

/** Writes all who were invited, and registers those who have registered. */
export const writeAccounts = async (
  tx: Writes,
  { candidates, companies, invitedCompanies }: DemoPlan,
  passwordHash: string,
): Promise<Map<Invitee, WrittenAccount>> => {
  const invited: Awaited<ReturnType<typeof invite>> = [];
  for (const group of byInvitation<DemoCompany | InvitedCompany>([
    ...companies,
    ...invitedCompanies,
  ])) {
    const added = await invite(tx, 'company', group);
    const names = new Map(group[1].map((company) => [company.email, nameOf(company)]));
    await addCompanies(
      tx,
      added.map(({ invitee, accountId }) => ({ accountId, name: names.get(invitee.email) ?? '' })),
    );
    invited.push(...added);
  }
  for (const group of byInvitation<DemoCandidate>(candidates)) {
    const added = await invite(tx, 'applicant', group);
    const phones = new Map(group[1].map(({ email, invitedPhone }) => [email, invitedPhone]));
    await addCandidates(
      tx,
      added.map(({ invitee, accountId }) => ({
        accountId,
        phone: phones.get(invitee.email) ?? null,
      })),
    );
    invited.push(...added);
  }
  for (const { invitee, accountId } of invited)
    await register(tx, invitee, accountId, passwordHash);
  const records = await findRecordIds(tx);
  return new Map(
    invited.map(({ invitee, accountId, token }) => [
      invitee,
      { accountId, token, recordId: records.get(accountId) ?? 0 },
    ]),
  );
};
