import { namingsOf } from '@tandem/domain/accounts/namings';
import { sql } from 'kysely';
import type { Writes } from '../../../platform/database/database.ts';
import { pagesAfter } from '../../../platform/database/queries/page.ts';
import { sweepMessages } from '../../../platform/messages/forget-messages.ts';
import { requestRescores } from '../../../scoring/live/request-rescore.ts';
import type { Services } from '../../services.ts';
import { withoutNamesakes } from './find-namesakes.ts';
import {
  contextOfForgetting,
  deleteForgettings,
  firstForgetting,
  listForgettings,
  type Forgetting,
} from './forgetting-queries.ts';
import { readSoFarAt, soFarOf, type Leaver } from './so-far.ts';
import { sweepTexts } from './sweep-texts.ts';
import { sweptColumns } from './swept-columns.ts';

type Means = Pick<Services, 'db' | 'jobs' | 'log' | 'vault'>;

/** What sheets and needs say of a skill is its number. */
const leaveSkills = async (tx: Writes, ids: readonly number[]): Promise<void> => {
  for (const table of ['applicants', 'offers'] as const)
    await sql`
      update ${sql.table(table)} set prepared_text = null, skill_ids =
        array(select id from unnest(skill_ids) with ordinality kept (id, place) where id <> all(${[...ids]}) order by place)
      where skill_ids && ${[...ids]}::int[]`.execute(tx);
};

/** What follows where rows of a table were written anew, or are gone. */
const followOf =
  (services: Means, table: string) =>
  async (tx: Writes, ids: number[]): Promise<void> => {
    if (ids.length === 0) return;
    if (table === 'skills') await leaveSkills(tx, ids);
    if (table === 'applicants')
      await requestRescores(services, tx, { candidateIds: ids, needIds: [] });
    if (table === 'offers') await requestRescores(services, tx, { candidateIds: [], needIds: ids });
  };

const sweepTables = async (
  services: Means,
  people: readonly Leaver[],
  stopping: AbortSignal,
): Promise<void> => {
  const { db } = services;
  const sought = namingsOf(people).filter(({ rough }) => rough !== null);
  for (const [name, table] of Object.entries(sweptColumns))
    for (const namings of sought)
      await sweepTexts(db, namings, { name, ...table }, followOf(services, name), stopping);
};

type Kept = Awaited<ReturnType<typeof listForgettings>>[number];

/** What no known secret opens waits for the one that does: it tells nobody anything. */
const openKept = ({ log, vault }: Means, { uid, sealed }: Kept): Forgetting | null => {
  try {
    return JSON.parse(vault.open(sealed, contextOfForgetting(uid))) as Forgetting;
  } catch (error) {
    log.warn({ err: error }, 'whom to forget cannot be opened');
    return null;
  }
};

const openAll = async (services: Means, kept: readonly Kept[]) => {
  const opened: (Forgetting & Pick<Kept, 'uid'> & Pick<Leaver, 'soFar'>)[] = [];
  for (const one of kept) {
    const forgetting = openKept(services, one);
    if (forgetting === null) continue;
    const { soFar, at } = forgetting;
    const known = soFar ?? (at === undefined ? {} : await readSoFarAt(services.db.read, at));
    opened.push({ ...forgetting, uid: one.uid, soFar: known });
  }
  return opened;
};

const forget = async (
  services: Means,
  kept: readonly Kept[],
  stopping: AbortSignal,
): Promise<void> => {
  const opened = await openAll(services, kept);
  if (opened.length === 0) return;
  const people = await withoutNamesakes(
    services,
    opened.flatMap(({ people: leaving, soFar }) =>
      leaving.map((one): Leaver => ({ ...one, soFar })),
    ),
  );
  const gone = opened.map(({ told, soFar }) => ({
    ...told,
    upTo: {
      messages: soFarOf(soFar, 'messages.id'),
      notifications: soFarOf(soFar, 'notifications.id'),
    },
  }));
  await sweepMessages(services.db, gone, stopping);
  await sweepTables(services, people, stopping);
  await services.db.transaction(async (tx) => {
    await deleteForgettings(
      tx,
      opened.map(({ uid }) => uid),
    );
    await services.jobs.add(tx, 'sweep-outbox', [{}]);
  });
};

/**
 * Takes the full names of people who are gone, candidates and those who stood for a company or a candidate, and the addresses
 * of all, out of what others wrote: words say instead whose account is gone; mails, lines of the bell, skills and saved searches
 * that name them go. A name that somebody else bears stays. Each table is gone through once for all who have left since. Killed
 * at any moment it begins anew, as those whom it is to forget are kept until it has ended.
 */
export const runForgetting = async (services: Means, stopping: AbortSignal): Promise<void> => {
  const read = ({ after, limit }: { after: string; limit: number }) =>
    listForgettings(services.db.read, after, limit);
  for await (const kept of pagesAfter(firstForgetting, read, ({ uid }) => uid))
    await forget(services, kept, stopping);
};
