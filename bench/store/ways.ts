import type pg from 'pg';
import { sql } from 'kysely';
import type { Database } from '../../server/src/platform/database/database.ts';
import {
  encodeScores,
  type ScoreColumns,
  unnested,
} from '../../server/src/scoring/stored/encode-scores.ts';
import { lockScores } from '../../server/src/scoring/stored/score-queries.ts';
import { clearStage, mergeStaged } from '../../server/src/scoring/stored/staged-score-queries.ts';
import { copyIn } from './copy.ts';
import { asArrays, asText } from './data.ts';

export interface Way {
  name: string;
  /** Only on a server: the embedded database takes no COPY over its connection. */
  serverOnly?: true;
  store(db: Database, columns: ScoreColumns): Promise<void>;
}

const chunkSize = 20_000;
const list =
  'applicant_id, offer_id, score, industry_score, test_score, geographic_score, resume_score';
const updated = list
  .split(', ')
  .slice(2)
  .map((column) => `${column} = excluded.${column}`)
  .join(', ');

const alone = async (db: Database, work: (client: pg.PoolClient) => Promise<void>) => {
  const client = await db.pool.connect();
  try {
    await client.query('begin');
    await work(client);
    await client.query('commit');
  } finally {
    client.release();
  }
};

const copied = async (client: pg.PoolClient, columns: ScoreColumns) => {
  await client.query(`create temporary table fresh on commit drop as
    select ${list} from match_scores limit 0`);
  await copyIn(client, 'copy fresh from stdin', asText(columns));
  await client.query('analyze fresh');
  await client.query('set local enable_nestloop = off');
};

const upsert: Way = {
  name: 'UNNEST upsert',
  store: (db, columns) =>
    alone(db, async (client) => {
      for (let start = 0; start < columns.length; start += chunkSize)
        await client.query(
          `insert into match_scores (${list}, created_at)
           select *, now() from unnest($1::int[], $2::int[], $3::smallint[], $4::smallint[],
                                       $5::smallint[], $6::smallint[], $7::smallint[])
           on conflict (applicant_id, offer_id) do update set ${updated}`,
          asArrays(columns, start, start + chunkSize),
        );
    }),
};

const copyUpsert: Way = {
  name: 'COPY, then ON CONFLICT',
  serverOnly: true,
  store: (db, columns) =>
    alone(db, async (client) => {
      await copied(client, columns);
      await client.query(`insert into match_scores (${list}, created_at) select *, now() from fresh
        on conflict (applicant_id, offer_id) do update set ${updated}`);
    }),
};

const difference: Way = {
  name: 'COPY, then difference',
  serverOnly: true,
  store: (db, columns) =>
    alone(db, async (client) => {
      await copied(client, columns);
      const scores = (table: string) =>
        list
          .split(', ')
          .slice(2)
          .map((column) => `${table}.${column}`)
          .join(', ');
      await client.query(`update match_scores s set ${updated.replaceAll('excluded', 'n')} from fresh n
        where s.applicant_id = n.applicant_id and s.offer_id = n.offer_id
          and (${scores('s')}) <> (${scores('n')})`);
      await client.query(`insert into match_scores (${list}, created_at) select n.*, now() from fresh n
        where not exists (select 1 from match_scores s
          where s.applicant_id = n.applicant_id and s.offer_id = n.offer_id)`);
      await client.query(`delete from match_scores s where not exists (select 1 from fresh n
        where n.applicant_id = s.applicant_id and n.offer_id = s.offer_id)`);
    }),
};

const swap: Way = {
  name: 'a new table, swapped in',
  serverOnly: true,
  store: (db, columns) =>
    alone(db, async (client) => {
      await client.query('create table swapped_in (like match_scores including defaults)');
      await copyIn(client, 'copy swapped_in from stdin', asText(columns, '\t2026-09-01'));
      await client.query('alter table swapped_in add primary key (applicant_id, offer_id)');
      await client.query('create index on swapped_in (offer_id)');
      await client.query('drop view if exists bench_matches');
      await client.query('create or replace view bench_matches as select * from swapped_in');
      await client.query('alter table swapped_in rename to swapped_out');
      await client.query('drop table swapped_out cascade');
    }),
};

/** What the product does: blocks into the stage as they are scored, then the difference. */
const ours: Way = {
  name: 'Tandem: stage, then difference',
  store: async (db, columns) => {
    for (let start = 0; start < columns.length; start += 10 * chunkSize)
      await db.transaction(async (tx) => {
        const end = Math.min(columns.length, start + 10 * chunkSize);
        for (let at = start; at < end; at += chunkSize) {
          const chunk = encodeScores(columns, at, Math.min(end, at + chunkSize));
          await sql`insert into staged_scores ${unnested(chunk)}`.execute(tx);
        }
      });
    await db.transaction(async (tx) => {
      await lockScores(tx);
      await mergeStaged(tx, 1, { candidateIds: [], needIds: [] }, new Date());
    });
    await db.transaction(clearStage);
  },
};

export const ways: readonly Way[] = [upsert, copyUpsert, difference, swap, ours];
