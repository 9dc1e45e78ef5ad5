import { defaultSettings, type ScoringSettings } from '@tandem/matching/settings';
import type { Services } from '../areas/services.ts';
import { addRun, findRun, type MatchingRun } from '../scoring/runs/run-queries.ts';
import { addProgramme, addSession } from '../areas/programmes/programme-queries.ts';
import { addCandidate, addCompany, addNeed, drawing } from './matchable.ts';
import { waitFor } from './wait-for.ts';

/** A session in which every formation has candidates and needs. */
export interface Blocks {
  sessionId: number;
  programmeIds: number[];
  accountId: number;
}

export const someBlocks = async (
  services: Services,
  size: { formations: number; candidates: number; needs: number },
): Promise<Blocks> => {
  const { db } = services;
  const draw = drawing(11);
  const sessionId = (await addSession(db.read, '2026-2027')) ?? 0;
  for (let index = 0; index < size.formations; index += 1)
    await db.transaction((tx) => addProgramme(tx, { name: `BTS ${index}`, level: '5' }));
  const { rows } = await db.pool.query<{ id: number }>('select id from formations order by id');
  const programmeIds = rows.map(({ id }) => id);
  const { companyId, accountId } = await addCompany(services, draw);
  for (const programmeId of programmeIds) {
    const where = { sessionId, programmeIds: [programmeId] };
    for (let index = 0; index < size.candidates; index += 1)
      await addCandidate(services, where, draw);
    for (let index = 0; index < size.needs; index += 1)
      await addNeed(services, companyId, where, draw);
  }
  return { sessionId, programmeIds, accountId };
};

/** Launches a run that is told other settings than those that people can choose. */
export const launchWith = (
  { db, jobs, now }: Services,
  { accountId }: Pick<Blocks, 'accountId'>,
  settings: Partial<ScoringSettings> = {},
): Promise<number> =>
  db.transaction(async (tx) => {
    const told = { ...defaultSettings, ...settings };
    const runId = await addRun(tx, { requestedBy: accountId, at: now(), settings: told });
    if (runId === null) throw new Error('A run is going on.');
    await jobs.add(tx, 'run-matching', [{ runId }], () => `run ${runId}`);
    return runId;
  });

export const untilEnded = ({ db }: Services, runId: number): Promise<MatchingRun> =>
  waitFor('the run has ended', async () => {
    const run = await findRun(db.read, runId);
    return run?.state !== 'running' && run;
  });
