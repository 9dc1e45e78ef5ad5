import type { Writes } from '../../platform/database/database.ts';
import { closeMail, type ComposedMail } from '../../platform/mail/compose-mail.ts';
import { links } from '../../platform/mail/links.ts';
import { toReader } from '../../platform/messages/to-reader.ts';
import type { Services } from '../services.ts';
import { findReferents, lessTokensOf } from './letter-queries.ts';
import { questionLine } from './messages.ts';

interface Account {
  id: number;
  email: string | null;
}

/**
 * What closes mails about what somebody has just done, to these accounts: each names whom of the centre to ask, and leads to the
 * page on which one chooses what one is told of. They have no header for one click, as that would switch off other mail than this.
 */
export const closingOf = async (
  { config }: Pick<Services, 'config'>,
  tx: Writes,
  accounts: readonly Account[],
) => {
  const { absolute, lessMessages } = links(config);
  const ids = accounts.filter(({ email }) => email !== null).map(({ id }) => id);
  const referents = await findReferents(tx, ids);
  const tokens = await lessTokensOf(tx, ids);
  return (account: Account, mail: ComposedMail) => {
    const token = tokens.get(account.id);
    if (token === undefined) return { ...toReader(account), ...mail };
    const referent = referents.get(account.id) ?? null;
    const line = questionLine({ centreName: config.centreName, referent, absolute });
    return { ...toReader(account), ...closeMail(mail, { line, lessLink: lessMessages(token) }) };
  };
};

/** Such a mail to one account. */
export const letterTo = async (
  services: Pick<Services, 'config'>,
  tx: Writes,
  account: Account,
  mail: ComposedMail,
) => (await closingOf(services, tx, [account]))(account, mail);
