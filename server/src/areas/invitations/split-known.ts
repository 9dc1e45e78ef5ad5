import { emailKey } from '@tandem/domain/accounts/email';

/** Of what was asked for, what became an account, and the addresses that were known already, as typed. */
export const splitKnown = <Row extends { email: string }>(
  rows: readonly Row[],
  added: ReadonlyMap<string, number>,
): { created: (Row & { accountId: number })[]; rejectedEmails: string[] } => {
  const remaining = new Map(added);
  const created: (Row & { accountId: number })[] = [];
  const rejectedEmails: string[] = [];
  for (const row of rows) {
    const key = emailKey(row.email);
    const accountId = remaining.get(key);
    if (accountId === undefined) rejectedEmails.push(row.email);
    else created.push({ ...row, accountId });
    remaining.delete(key);
  }
  return { created, rejectedEmails };
};
