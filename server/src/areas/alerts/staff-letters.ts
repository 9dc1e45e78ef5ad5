import type { Topic } from '@tandem/domain/follow-up/settings/topics';
import type { Writes } from '../../platform/database/database.ts';
import { closeMail, type ComposedMail } from '../../platform/mail/compose-mail.ts';
import { links } from '../../platform/mail/links.ts';
import type { Services } from '../services.ts';
import { findMuted, lessTokensOf } from './letter-queries.ts';

interface Member {
  id: number;
  email: string;
}

/**
 * A mail to each of these of the staff, leading to the page on which one chooses what one is told of. With a topic it leaves to
 * those alone who have not switched that off, and mail programs may do so by one click; without one it is always told.
 */
export const staffLetters = async <Reader extends Member>(
  { config }: Pick<Services, 'config'>,
  tx: Writes,
  staff: readonly Reader[],
  { mail, topic }: { mail: (reader: Reader) => ComposedMail; topic?: Topic },
) => {
  const ids = staff.map(({ id }) => id);
  const muted = topic === undefined ? new Set<number>() : await findMuted(tx, ids, topic);
  const tokens = await lessTokensOf(tx, ids);
  const { lessMessages } = links(config);
  return staff
    .filter(({ id }) => !muted.has(id))
    .map((reader) => {
      const lessToken = tokens.get(reader.id) ?? '';
      return {
        channel: 'mail' as const,
        recipient: reader.email,
        ...closeMail(mail(reader), { lessLink: lessMessages(lessToken) }),
        ...(topic !== undefined && { lessToken }),
      };
    });
};
