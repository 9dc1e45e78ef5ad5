import type { Corpus } from '@tandem/matching/parts/document';
import { type Side, termSetOf } from '@tandem/matching/parts/document';
import { distanceSteps, farthestOf, pointOf, stepsPerKm } from '@tandem/matching/parts/geographic';
import {
  candidateSectorBits,
  industrySteps,
  needSectorBits,
  type SectorBits,
} from '@tandem/matching/parts/industry';
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
  sectors: SectorBits,
  { statistics }: Corpus,
): Row => {
  const [low, high, nearLow, nearHigh, count] = sectors;
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

const same = common('c.sectors', 'n.sectors');
const near = common('c.sectors', 'n.near');

/** What fits of the sector in one place of the candidate's order: 2 for the same, 1 for its section; null without one. */
const placed = (place: string): string =>
  `((n.sectors >> c.${place}) & 1)::int + ((n.near >> c.${place}) & 1)::int`;

/** How the sectors meet (see `industryStep`), step by step. */
const meetings = `
  cross join lateral (select ${same} as same, ${near} as near_count, ${same} + ${common('n.sectors', 'c.near')} as other_fit,
    case when ${same} > 0 then 2 else 1 end as reach,
    ${placed('first')} as fit1, ${placed('second')} as fit2, ${placed('third')} as fit3,
    num_nonnulls(c.first, c.second, c.third) as places) m
  cross join lateral (select (array[8, 6, 5, 4])[1 + places] as worth,
    same + near_count - coalesce(fit1, 0) - coalesce(fit2, 0) - coalesce(fit3, 0) as rest,
    same - (coalesce(fit1, 0) = 2)::int - (coalesce(fit2, 0) = 2)::int - (coalesce(fit3, 0) = 2)::int as rest_same) r
  cross join lateral (select
    8 * coalesce(fit1, 0) + 6 * coalesce(fit2, 0) + 5 * coalesce(fit3, 0) + worth * rest as sum,
    (array[0, 8, 14, 19])[1 + places] + worth * (c.sector_count - places) as total_worth,
    greatest(8 * fit1, 6 * fit2, 5 * fit3, worth * case when rest_same > 0 then 2 when rest > 0 then 1 else 0 end) as best) s
  cross join lateral (select 8 * sum * n.sector_count * reach as mean, 2 * other_fit * best * total_worth as other) e
  cross join lateral (select
    case when places = 0 then 2 * mean else mean + best * total_worth * n.sector_count * reach end as one) o`;

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
    ($1::int[])[1 + case when c.sector_count * n.sector_count = 0 then 0 else (${industrySteps}::bigint * (
      one + other + greatest(one, other)
    ) * least(4, c.sector_count) / (96 * total_worth * n.sector_count * reach * c.sector_count))::int end] as industry,
    ($2::int[])[1 + floor(sqrt((${steps})::float8))::int] as test,
    coalesce(($3::int[])[1 + least(trunc((chord * ${stepsPerKm}::real)::float8), ${distanceSteps})::int], 0) as geographic,
    ($4::int[])[1 + least(trunc(((coalesce(shared, 0)::real * (c.factor * n.factor)) * ${resumeSteps / 2}::real)::float8), ${resumeSteps})::int] as resume
  from near left join shared using (candidate, need)
    join bench_candidate c on c.id = candidate join bench_need n on n.id = need${meetings}
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
    create temporary table bench_candidate (${columns}, formation int, farthest real, first int, second int, third int);
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
        ...rowOf(
          one,
          beliefOf(weight, statistics),
          candidateSectorBits(one.sectorIds, one.sectorOrder),
          corpus,
        ),
        first: one.sectorOrder[0] ?? null,
        second: one.sectorOrder[1] ?? null,
        third: one.sectorOrder[2] ?? null,
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
        needSectorBits(one.sectorIds),
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
