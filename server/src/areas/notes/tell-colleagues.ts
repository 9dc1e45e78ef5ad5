import { mentionsIn } from '@tandem/domain/notes/mentions';
import { sql, type NotNull } from 'kysely';
import type { Writes } from '../../platform/database/database.ts';
import { orNotFound } from '../../platform/http/or-not-found.ts';
import { links } from '../../platform/mail/links.ts';
import { enqueueMessages } from '../../platform/messages/enqueue-messages.ts';
import { findStaffActor, seenAmong } from '../accounts/index.ts';
import { staffLetters } from '../alerts/index.ts';
import { addNotifications } from '../notifications/index.ts';
import type { Services } from '../services.ts';
import { mentionMail, mentionNotice, ownerNotice } from './messages.ts';

/** As `GET /follow-up/colleagues/` names them, so that what the form offers is what is found. */
const colleagueName = sql<string>`coalesce(nullif(trim(first_name || ' ' || last_name), ''), email)`;

const findColleagues = (tx: Writes) =>
  tx
    .selectFrom('accounts')
    .select(['id', 'email', colleagueName.as('name')])
    .where('kind', 'in', ['staff', 'superuser'])
    .$narrowType<{ email: NotNull }>()
    .execute();

const nameOfPerson = async (tx: Writes, accountId: number): Promise<string> => {
  const { name } = orNotFound(
    await tx
      .selectFrom('accounts')
      .leftJoin('companies', 'companies.account_id', 'accounts.id')
      .select((e) =>
        e.fn
          .coalesce(
            'companies.name',
            sql<string>`nullif(trim(accounts.first_name || ' ' || accounts.last_name), '')`,
            'accounts.email',
          )
          .as('name'),
      )
      .where('accounts.id', '=', accountId)
      .executeTakeFirst(),
  );
  return name;
};

interface Noted {
  /** Whom the note is about. */
  accountId: number;
  text: string;
  ownerId: number | null;
}

/**
 * Tells those of the staff whom a note newly mentions, by bell and mail, and to whom it is newly given, by bell. Nobody is told
 * of what they wrote themselves, or of somebody whom they do not see.
 */
export const tellColleagues = async (
  services: Pick<Services, 'config' | 'jobs' | 'now'>,
  tx: Writes,
  note: Noted,
  { by, before }: { by: number; before: Noted | null },
): Promise<void> => {
  const colleagues = await findColleagues(tx);
  const known = new Set(before === null ? [] : mentionsIn(before.text, colleagues));
  const mentioned = new Set(mentionsIn(note.text, colleagues).filter((id) => !known.has(id)));
  const isGiven = note.ownerId !== null && note.ownerId !== before?.ownerId;
  const author = colleagues.find(({ id }) => id === by)?.name ?? 'Un collègue';
  const concerned = colleagues.filter(
    ({ id }) => id !== by && (mentioned.has(id) || (isGiven && id === note.ownerId)),
  );
  if (concerned.length === 0) return;
  const path = `/dashboard/personne/${note.accountId}`;
  const link = links(services.config).absolute(path);
  const told = { by: author, name: await nameOfPerson(tx, note.accountId), link };
  const about = { accountIds: [note.accountId, by] };
  for (const colleague of concerned) {
    const actor = await findStaffActor(tx, colleague.id);
    if (actor === null || (await seenAmong(tx, actor, [note.accountId])).length === 0) continue;
    const isMentioned = mentioned.has(colleague.id);
    const text = isMentioned ? mentionNotice(told) : ownerNotice(told);
    await addNotifications(
      tx,
      [{ accountId: colleague.id, text, link: path, about }],
      services.now(),
    );
    if (isMentioned) {
      const mail = (reader: typeof colleague) => mentionMail(told, reader.name);
      const letters = await staffLetters(services, tx, [colleague], { mail, topic: 'mentions' });
      await enqueueMessages(
        services,
        tx,
        letters.map((letter) => ({ ...letter, about })),
      );
    }
  }
};
