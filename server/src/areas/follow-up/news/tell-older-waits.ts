import type { Actor } from '@tandem/domain/accounts/access';
import { mayLeave } from '@tandem/domain/calendar/quiet-hours';
import type { Queries, Writes } from '../../../platform/database/database.ts';
import { links } from '../../../platform/mail/links.ts';
import { enqueueMessages } from '../../../platform/messages/enqueue-messages.ts';
import { staffLetters } from '../../alerts/index.ts';
import { findStaff, findStaffActor } from '../../accounts/index.ts';
import { addNotifications } from '../../notifications/index.ts';
import type { Services } from '../../services.ts';
import { renewCauses } from '../kept/renew-causes.ts';
import {
  readFollowUpSettings,
  type FollowUpSettings,
} from '../settings/follow-up-settings-queries.ts';
import { scopeOf } from '../work/scope.ts';
import { countWaits } from '../work/wait-queries.ts';
import {
  olderWaitsMail,
  olderWaitsNotice,
  olderWaitsPath,
  type OlderWaits,
} from './older-waits-words.ts';

const isTold = async (db: Queries): Promise<boolean> => {
  const { older_told_at: toldAt } = await db
    .selectFrom('follow_up_settings')
    .select('older_told_at')
    .executeTakeFirstOrThrow();
  return toldAt !== null;
};

/** Whether it is this one that tells: of two at once the later finds it noted. */
const noteTold = async (tx: Writes, at: Date): Promise<boolean> => {
  const noted = await tx
    .updateTable('follow_up_settings')
    .set({ older_told_at: at })
    .where('older_told_at', 'is', null)
    .returning('id')
    .execute();
  return noted.length > 0;
};

const olderWaitsOf = async (
  tx: Queries,
  { begunAt, rules }: FollowUpSettings,
  actor: Actor,
): Promise<OlderWaits> => {
  const scope = await scopeOf(tx, actor, 'programmes');
  // What begins at that very moment is reminded of.
  const before = new Date(begunAt.getTime() - 1);
  const counted = await countWaits(tx, { now: before, rules, withEarly: true, scope });
  return {
    begunAt,
    kinds: counted.toSorted((a, b) => b.count - a.count),
  };
};

/**
 * Once, as soon as anything may leave after the update that brings the follow-up: tells everybody of the staff what waited already,
 * by mail and bell. Of that nobody else is reminded.
 */
export const tellOlderWaits = async (
  services: Pick<Services, 'config' | 'db' | 'jobs' | 'now' | 'version'>,
): Promise<void> => {
  const { config, db, now } = services;
  const at = now();
  if (!mayLeave(at) || (await isTold(db.read))) return;
  await renewCauses(services);
  await db.transaction(async (tx) => {
    if (!(await noteTold(tx, at))) return;
    const settings = await readFollowUpSettings(tx);
    for (const { id, email, firstName } of await findStaff(tx)) {
      const actor = await findStaffActor(tx, id);
      if (actor === null) continue;
      const older = await olderWaitsOf(tx, settings, actor);
      if (older.kinds.length === 0) continue;
      const notice = { accountId: id, text: olderWaitsNotice(older), link: olderWaitsPath };
      await addNotifications(tx, [{ ...notice, about: {} }], at);
      const mail = olderWaitsMail(older, firstName, links(config).absolute);
      const letters = await staffLetters(services, tx, [{ id, email }], { mail: () => mail });
      await enqueueMessages(
        services,
        tx,
        letters.map((letter) => ({ ...letter, about: {} })),
      );
    }
  });
};
