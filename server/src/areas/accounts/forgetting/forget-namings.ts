import { namingsOf, type Forgotten, type Namings } from '@tandem/domain/accounts/namings';
import { sql } from 'kysely';
import type { Writes } from '../../../platform/database/database.ts';
import { requestRescores } from '../../../scoring/live/request-rescore.ts';
import type { Services } from '../../services.ts';
import { sweepTexts } from './sweep-texts.ts';
import { sweptColumns } from './swept-columns.ts';

/** What sheets and needs say of a skill is its number. */
const leaveSkills = async (tx: Writes, ids: readonly number[]): Promise<void> => {
  if (ids.length === 0) return;
  for (const table of ['applicants', 'offers'] as const)
    await sql`
      update ${sql.table(table)} set prepared_text = null, skill_ids =
        array(select id from unnest(skill_ids) with ordinality kept (id, place) where id <> all(${[...ids]}) order by place)
      where skill_ids && ${[...ids]}::int[]`.execute(tx);
};

const sweepTables = async (
  services: Pick<Services, 'jobs'>,
  tx: Writes,
  namings: Namings,
): Promise<void> => {
  if (namings.rough === null) return;
  for (const [name, table] of Object.entries(sweptColumns)) {
    const ids = await sweepTexts(tx, namings, { name, ...table });
    if (name === 'skills') await leaveSkills(tx, ids);
    if (name === 'applicants')
      await requestRescores(services, tx, { candidateIds: ids, needIds: [] });
    if (name === 'offers') await requestRescores(services, tx, { candidateIds: [], needIds: ids });
  }
};

/**
 * Takes the full names of people who leave, candidates and those who stand for a company or a candidate, out of what others
 * wrote: words say instead whose account is gone; mails, lines of the bell, skills and saved searches that name them go. A name
 * that somebody else bears stays. Each table is gone through once for all of them.
 */
export const forgetNamings = async (
  services: Pick<Services, 'jobs'>,
  tx: Writes,
  forgotten: readonly Forgotten[],
): Promise<void> => {
  for (const namings of namingsOf(forgotten)) await sweepTables(services, tx, namings);
};
