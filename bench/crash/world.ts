import { matchId } from '@tandem/domain/matches/match';
import type pg from 'pg';
import { openDatabase, type Database } from '../../server/src/platform/database/database.ts';
import { prepareLongRun } from '../../server/src/testing/fixtures/long-run.ts';
import { signIn } from './caller.ts';
import type { Ledger } from './ledger.ts';
import { startTimed, stop, type Place } from './place.ts';

/** The candidate who uploads again and again. */
export const uploader = { email: 'a1@exemple.fr', sessionId: 0 };

const matchesMoved = 3;

/** The database of a place while no server runs on it. */
export const withDatabase = async <Result>(
  { url, dataDir }: Place,
  work: (db: Database) => Promise<Result>,
): Promise<Result> => {
  const onCrash = (error: Error) => {
    throw error;
  };
  const db = await openDatabase({ url: url ?? null, dataDir, onCrash });
  try {
    return await work(db);
  } finally {
    await db.close();
  }
};

export const query = (db: Database, text: string): Promise<Record<string, unknown>[]> =>
  db.pool.query(text).then(({ rows }: pg.QueryResult<Record<string, unknown>>) => rows);

/** Fills a place with sheets that a run takes seconds to compare, runs the matching once, and chooses what is moved. */
export const prepareWorld = async (
  place: Place,
  smtpUrl: string,
  ledger: Ledger,
): Promise<void> => {
  const first = await startTimed(place, smtpUrl);
  await stop(first.child);
  await prepareLongRun({ ...place, url: place.url, remove: place.remove });
  await withDatabase(place, (db) =>
    query(
      db,
      `update accounts set password_hash = (select password_hash from accounts where kind = 'superuser')
       where email = '${uploader.email}'`,
    ),
  );
  const { child, address } = await startTimed(place, smtpUrl);
  const staff = await signIn(address);
  for (;;) {
    const { body } = await staff('POST', '/launch_matching/');
    if ((body as { state: string }).state === 'done') break;
  }
  await stop(child);
  await withDatabase(place, async (db) => {
    const [own] = await query(
      db,
      `select applicants.id, session_id from applicants join accounts on accounts.id = account_id
       where email = '${uploader.email}'`,
    );
    uploader.sessionId = Number(own?.['session_id']);
    // Whose sheet stays as it is: a pair that is pending goes when it is no longer compatible.
    const pairs = await query(
      db,
      `select applicant_id, offer_id from match_scores where applicant_id <> ${Number(own?.['id'])}
       order by applicant_id limit ${matchesMoved}`,
    );
    for (const { applicant_id: candidateId, offer_id: needId } of pairs)
      ledger.moves.set(matchId({ candidateId: Number(candidateId), needId: Number(needId) }), []);
  });
};
