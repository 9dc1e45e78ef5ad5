import { sql } from 'kysely';
import { tooLate } from '../../../platform/messages/message-queries.ts';
import type { Queries } from '../../../platform/database/database.ts';
import { tellsOfSeen, type Sight } from '../../../platform/database/queries/sight.ts';
import { byJoin, byName, most, type Happening, type Row } from './timeline-queries.ts';

interface SentRow {
  at: Date;
  subject: string;
  channel: 'mail' | 'sms';
  state: 'queued' | 'sent' | 'failed';
  attempts: number;
  late: boolean;
  /** The address, where it is one of before. */
  former: string | null;
}

/** Why a message is not with whom it was for; nothing where it has left. */
const whyNot = ({ channel, state, attempts, late }: SentRow): string | undefined => {
  if (state === 'sent') return undefined;
  if (state === 'queued') return 'Pas encore parti';
  if (late) return 'Il n’avait pas pu partir avant le soir, et rien ne part la nuit';
  if (attempts > 1) return 'Pas parti, même après plusieurs essais';
  return channel === 'mail' ? 'Refusé par la boîte du destinataire' : 'Refusé pour ce numéro';
};

/** What was sent to the address, or to one of before, and what became of it. */
export const findSentTo = async (
  db: Queries,
  { id, email, phone }: { id: number; email: string | null; phone: string | null },
): Promise<Happening[]> => {
  const { rows } = await sql<SentRow>`
    select created_at as at, subject, channel, state, attempts, coalesce(error = ${tooLate}, false) as late,
      case when reader_account_id is not null then recipient end as former
    from messages
    where (channel = 'mail' and reader_account_id is null and lower(recipient) = lower(${email}))
      or reader_account_id = ${id}
      or (channel = 'sms' and recipient = ${phone})
    order by id desc limit ${most}`.execute(db);
  return rows.map((row) => {
    // The text of an SMS has no subject.
    const words = [
      row.channel === 'mail' && row.subject,
      whyNot(row),
      row.former !== null && `À l’adresse d’avant, ${row.former}`,
    ].filter(Boolean);
    const fate = { failed: row.late ? 'late_' : 'refused_', sent: '', queued: '' } as const;
    return {
      at: row.at,
      what: `${fate[row.state]}${row.channel}` as const,
      text: words.join('. '),
      by: null,
    };
  });
};

/** What whoever has no address was told, and by whom. */
export const findTold = async (
  db: Queries,
  accountId: number,
  sight: Sight,
): Promise<Happening[]> => {
  const { rows } = await sql<Row>`
    select c.told_at as at, c.subject as text, null as extra, ${byName} as by
    from calls c ${byJoin('c.told_by')}
    where c.account_id = ${accountId} and c.told_at is not null and ${tellsOfSeen(sight, 'c')}
    order by c.told_at desc, c.id desc limit ${most}`.execute(db);
  return rows.map(({ at, text, by }) => ({ at, what: 'told', text, by }));
};
