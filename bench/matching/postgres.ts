import type { Corpus } from '@tandem/matching/parts/document';
import { type Side, termSetOf } from '@tandem/matching/parts/document';
import { distanceSteps, farthestOf, pointOf, stepsPerKm } from '@tandem/matching/parts/geographic';
import { industrySteps, sectorBits } from '@tandem/matching/parts/industry';
import { leaningCount, leaningsOf } from '@tandem/matching/parts/personality';
import { beliefOf, resumeSteps, worthOf } from '@tandem/matching/parts/resume';
import type { CandidateProfile, NeedProfile } from '@tandem/matching/profiles';
import type { PairScores } from '@tandem/matching/pair/score-pair';
import { parts } from '@tandem/matching/weights';
import { Client } from 'pg';
import type { NaiveRun } from './naive.ts';

type Row = Record<string, number | string | null>;

const rowOf = (
  profile: CandidateProfile | NeedProfile,
  factor: number,
  { statistics }: Corpus,
): Row => {
  const [low, high, nearLow, nearHigh, count] = sectorBits(profile.sectorIds);
  const point = profile.place && pointOf(profile.place);
  const leanings = Object.fromEntries(
    Array.from(leaningsOf(profile.answers, statistics.detail), (leaning, at) => [
      `l${at}`,
      leaning,
    ]),
  );
  return {
    id: profile.id,
    level: profile.level,
    contract: profile.contractType,
    x: point?.x ?? null,
    y: point?.y ?? null,
    z: point?.z ?? null,
    factor,
    sectors: String(BigInt(high) * 2n ** 32n + BigInt(low)),
    near: String(BigInt(nearHigh) * 2n ** 32n + BigInt(nearLow)),
    sector_count: count,
    ...leanings,
  };
};

const leaningColumns = Array.from({ length: leaningCount }, (_, at) => `l${at}`);

const columns = `id int, level text, contract text, x real, y real, z real, factor real, sectors bigint, near bigint,
  sector_count int, ${leaningColumns.map((column) => `${column} int`).join(', ')}`;

const steps = leaningColumns
  .map((leaning) => `(c.${leaning} - n.${leaning}) * (c.${leaning} - n.${leaning})`)
  .join(' + ');

const common = (one: string, other: string): string =>
  `bit_count((${one} & ${other})::bit(64))::int`;

const ofCandidate = `(${common('c.sectors', 'n.sectors')} + ${common('c.sectors', 'n.near')}) * n.sector_count`;
const ofNeed = `(${common('c.sectors', 'n.sectors')} + ${common('n.sectors', 'c.near')}) * c.sector_count`;

/** The one statement. Singles (`real`) are computed in the order of the engine, so that the bits agree. */
const statement = `
create temporary table bench_scored as
with pairs as (
  select c.id as candidate, n.id as need, c.formation, c, n,
    sqrt(((c.x - n.x) * (c.x - n.x) + (c.y - n.y) * (c.y - n.y) + (c.z - n.z) * (c.z - n.z))::float8)::real as chord
  from bench_candidate c join bench_need n on n.level = c.level and c.formation = any (n.formations)
    and (n.contract = c.contract or n.contract = 'Autre' or c.contract = 'Autre')
), near as (
  select * from pairs where chord is null or chord <= (c).farthest
), shared as (
  select near.candidate, near.need, sum(nt.weight)::int as shared
  from near join bench_candidate_term ct on ct.candidate = near.candidate
    join bench_need_term nt on nt.need = near.need and nt.term = ct.term
  group by near.candidate, near.need
), scored as (
  select c.id as candidate, n.id as need,
    ($1::int[])[1 + case when c.sector_count * n.sector_count = 0 then 0 else ${industrySteps} * (
      ${ofCandidate} + ${ofNeed} + greatest(${ofCandidate}, ${ofNeed})
    ) * least(4, c.sector_count) / (6 * c.sector_count * c.sector_count * n.sector_count) end] as industry,
    ($2::int[])[1 + floor(sqrt((${steps})::float8))::int] as test,
    coalesce(($3::int[])[1 + least(trunc((chord * ${stepsPerKm}::real)::float8), ${distanceSteps})::int], 0) as geographic,
    ($4::int[])[1 + least(trunc(((coalesce(shared, 0)::real * (c.factor * n.factor)) * ${resumeSteps / 2}::real)::float8), ${resumeSteps})::int] as resume
  from near left join shared using (candidate, need)
    join bench_candidate c on c.id = candidate join bench_need n on n.id = need
)
select *, (2 * (industry + test + geographic + resume) + 4) / 8 as total from scored`;

const insert = async (client: Client, table: string, rows: readonly Row[]): Promise<void> => {
  await client.query(
    `insert into ${table} select * from json_populate_recordset(null::${table}, $1::json)`,
    [JSON.stringify(rows)],
  );
};

const load = async (
  client: Client,
  candidates: readonly CandidateProfile[],
  needs: readonly NeedProfile[],
  corpus: Corpus,
): Promise<void> => {
  await client.query(`
    create temporary table bench_candidate (${columns}, formation int, farthest real);
    create temporary table bench_need (${columns}, formations int[]);
    create temporary table bench_candidate_term (candidate int, term int);
    create temporary table bench_need_term (need int, term int, weight int)`);
  const { statistics } = corpus;
  await insert(
    client,
    'bench_candidate',
    candidates.map((one) => {
      const farthest = farthestOf(one.maxKm);
      const { weight } = termSetOf(one, corpus, 'candidate');
      return {
        ...rowOf(one, beliefOf(weight, statistics), corpus),
        formation: one.programmeId,
        farthest: farthest === Infinity ? 'Infinity' : farthest,
      };
    }),
  );
  await insert(
    client,
    'bench_need',
    needs.map((one) => ({
      ...rowOf(
        one,
        worthOf(termSetOf(one, corpus, 'need').weight, statistics.believedWeight),
        corpus,
      ),
      formations: `{${one.programmeIds.join()}}`,
    })),
  );
  const terms = (profile: CandidateProfile | NeedProfile, side: Side): number[] => [
    ...termSetOf(profile, corpus, side).terms,
  ];
  await insert(
    client,
    'bench_candidate_term',
    candidates.flatMap((one) =>
      terms(one, 'candidate').map((term) => ({ candidate: one.id, term })),
    ),
  );
  await insert(
    client,
    'bench_need_term',
    needs.flatMap((one) =>
      terms(one, 'need').map((term) => ({ need: one.id, term, weight: corpus.weights[term] ?? 0 })),
    ),
  );
  await client.query(`
    create index on bench_candidate_term (candidate); create index on bench_need_term (need, term);
    analyze bench_candidate; analyze bench_need; analyze bench_candidate_term; analyze bench_need_term`);
};

interface ScoredRecord extends PairScores {
  candidate: number;
  need: number;
}

/** Scores all compatible pairs, equal weights, with one statement on the server at `url`. */
export const runPostgres = async (
  url: string,
  candidates: readonly CandidateProfile[],
  needs: readonly NeedProfile[],
  corpus: Corpus,
  take: (candidateId: number, needId: number, scores: PairScores) => void,
): Promise<NaiveRun> => {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await load(client, candidates, needs, corpus);
    const tables = parts.map((part) => corpus.tables[part]);
    const start = performance.now();
    await client.query(
      statement,
      tables.map((table) => [...table]),
    );
    const milliseconds = performance.now() - start;
    const { rows } = await client.query<ScoredRecord>('select * from bench_scored');
    for (const { candidate, need, ...scores } of rows) take(candidate, need, scores);
    return { compatible: rows.length, milliseconds };
  } finally {
    await client.end();
  }
};
