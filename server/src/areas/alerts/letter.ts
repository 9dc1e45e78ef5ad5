import type { Writes } from '../../platform/database/database.ts';
import { closeMail, type ComposedMail } from '../../platform/mail/compose-mail.ts';
import { links } from '../../platform/mail/links.ts';
import { toReader } from '../../platform/messages/to-reader.ts';
import type { Services } from '../services.ts';
import { findReferents, lessTokenOf } from './letter-queries.ts';
import { questionLine } from './messages.ts';

interface Account {
  id: number;
  email: string | null;
}

/**
 * A mail about what somebody has just done, to an account: it names whom of the centre to ask, and leads to the page on which one
 * chooses what one is told of. It has no header for one click, as that would switch off other mail than this.
 */
export const letterTo = async (
  { config }: Pick<Services, 'config'>,
  tx: Writes,
  account: Account,
  mail: ComposedMail,
) => {
  if (account.email === null) return { ...toReader(account), ...mail };
  const { absolute, lessMessages } = links(config);
  const referent = (await findReferents(tx, [account.id])).get(account.id) ?? null;
  const line = questionLine({ centreName: config.centreName, referent, absolute });
  const lessLink = lessMessages(await lessTokenOf(tx, account.id));
  return { ...toReader(account), ...closeMail(mail, { line, lessLink }) };
};
