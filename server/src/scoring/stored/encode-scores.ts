import { sql } from 'kysely';
import { int2Array, int4Array } from '../../platform/database/queries/binary-arrays.ts';

type Column = Uint16Array | Uint32Array;

/** Scored pairs as columns, one entry a pair; scores in tenths of a point. */
export interface ScoreColumns {
  readonly length: number;
  readonly candidateId: Column;
  readonly needId: Column;
  readonly score: Column;
  readonly industry: Column;
  readonly test: Column;
  readonly geographic: Column;
  readonly resume: Column;
}

/** The same as PostgreSQL takes them: each column an array of `int4` (the ids) or `int2`. */
export type EncodedScores = Readonly<Record<Exclude<keyof ScoreColumns, 'length'>, Uint8Array>>;

/** The pairs from `start` up to `end`. */
export const encodeScores = (
  columns: ScoreColumns,
  start = 0,
  end = columns.length,
): EncodedScores => ({
  candidateId: int4Array(columns.candidateId.subarray(start, end)),
  needId: int4Array(columns.needId.subarray(start, end)),
  score: int2Array(columns.score.subarray(start, end)),
  industry: int2Array(columns.industry.subarray(start, end)),
  test: int2Array(columns.test.subarray(start, end)),
  geographic: int2Array(columns.geographic.subarray(start, end)),
  resume: int2Array(columns.resume.subarray(start, end)),
});

/** The columns as rows of a query. */
export const unnested = (scores: EncodedScores) => sql`
  select * from unnest(
    ${scores.candidateId}::int4[], ${scores.needId}::int4[], ${scores.score}::int2[],
    ${scores.industry}::int2[], ${scores.test}::int2[], ${scores.geographic}::int2[],
    ${scores.resume}::int2[])`;
