import { sql } from 'kysely';
import { parisClock } from '@tandem/domain/calendar/paris-time';
import { draftDays } from '@tandem/domain/drafts/draft';
import { keptShownDays } from '@tandem/domain/matches/shown';
import { keptShareDays } from '@tandem/domain/shares/share';
import { deleteOldConfirmationLinks } from '../confirmations/index.ts';
import { deleteOldDrafts } from '../drafts/index.ts';
import { deleteOldExports } from '../exports/index.ts';
import { deleteOldDeliveries } from '../machines/index.ts';
import { deleteOldShown } from '../matches/index.ts';
import { deleteOldShares } from '../shares/index.ts';
import { deleteOldImports } from '../invitations/index.ts';
import { deleteIdleTutorReaders } from '../needs/index.ts';
import { deleteOldAddressChanges, deleteOldChallenges } from '../accounts/index.ts';
import type { Writes } from '../../platform/database/database.ts';

const day = 24 * 3600 * 1000;

/**
 * Ended sign-ins, places from where nobody signed in for long, forgotten failures, expired links, drafts that were left,
 * links that showed candidates, tutors whom nobody names, files that were asked for, what was shown on lists, and the bodies of messages that were settled long ago. The journal is kept for three years
 * by both clocks, this one and that of the database, whose trigger guards it.
 */
export const deleteStale = async (tx: Writes, now: Date): Promise<void> => {
  const before = (days: number) => new Date(now.getTime() - days * day);
  await tx
    .deleteFrom('sign_ins')
    .where((e) => e.or([e('created_at', '<', before(14)), e('last_used_at', '<', before(3))]))
    .execute();
  await tx.deleteFrom('sign_in_failures').where('last_failed_at', '<', before(1)).execute();
  await tx.deleteFrom('known_places').where('last_used_at', '<', before(180)).execute();
  await deleteOldAddressChanges(tx, now);
  // How somebody without an account was reached is not needed for longer; what they wrote stays in the file.
  await tx.deleteFrom('part_links').where('expires_at', '<', before(90)).execute();
  await tx.deleteFrom('password_resets').where('expires_at', '<', now).execute();
  await tx.deleteFrom('sign_in_links').where('expires_at', '<', now).execute();
  await tx
    .deleteFrom('messages')
    .where('state', '!=', 'queued')
    .where('created_at', '<', before(30))
    .execute();
  await deleteIdleTutorReaders(tx);
  await deleteOldConfirmationLinks(tx, now);
  await deleteOldChallenges(tx, now);
  await deleteOldDeliveries(tx, before(30));
  await deleteOldDrafts(tx, before(draftDays));
  await deleteOldExports(tx, now);
  await deleteOldShares(tx, before(keptShareDays));
  await deleteOldShown(tx, parisClock(before(keptShownDays)).day);
  await deleteOldImports(tx, { unfinished: before(1), all: before(365) });
  await tx.deleteFrom('follow_up_digests').where('sent_at', '<', before(30)).execute();
  await tx.deleteFrom('notifications').where('created_at', '<', before(180)).execute();
  await sql`delete from journal
    where at < now() - interval '3 years' and at < ${now}::timestamptz - interval '3 years'`.execute(
    tx,
  );
};
