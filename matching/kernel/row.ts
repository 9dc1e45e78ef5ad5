// The kernel in AssemblyScript (https://www.assemblyscript.org): `npm run kernel -w matching` compiles it into
// src/kernel/row-binary.ts. Its twin, step by step, is src/kernel/typescript-kernel.ts; both give the same bits.
//
// Memory begins with the head: numbers of four bytes, at the places below (src/kernel/wasm-layout.ts writes them).
// Columns are as in src/kernel/cell.ts; columns of needs are `width` long, a multiple of 32.

const WIDTH: u32 = 0;
const SET_COUNT: u32 = 1;
const CANDIDATE_X: u32 = 2;
const CANDIDATE_Y: u32 = 3;
const CANDIDATE_Z: u32 = 4;
const CANDIDATE_FARTHEST: u32 = 5;
const CANDIDATE_STEPS_PER_KM: u32 = 6;
const CANDIDATE_INVERSE: u32 = 7;
const CANDIDATE_LEANINGS: u32 = 8;
const CANDIDATE_SECTORS: u32 = 9;
const CANDIDATE_DENSE_STARTS: u32 = 10;
const CANDIDATE_DENSE: u32 = 11;
const CANDIDATE_SPARSE_STARTS: u32 = 12;
const CANDIDATE_SPARSE: u32 = 13;
const NEED_X: u32 = 14;
const NEED_Y: u32 = 15;
const NEED_Z: u32 = 16;
const NEED_INVERSE: u32 = 17;
const NEED_LEANINGS: u32 = 18;
const NEED_SECTOR_SET: u32 = 19;
const NEED_SECTOR_SETS: u32 = 20;
const NEED_DENSE_WEIGHTS: u32 = 21;
const NEED_POSTING_STARTS: u32 = 22;
const NEED_POSTINGS: u32 = 23;
const NEED_SPARSE_WEIGHTS: u32 = 24;
const INDUSTRY_TABLE: u32 = 25;
const TEST_TABLE: u32 = 26;
const GEOGRAPHIC_TABLE: u32 = 27;
const RESUME_TABLE: u32 = 28;
const SHARED: u32 = 29; // scratch: weight that each need shares with the candidate
const INDUSTRY_OF_SET: u32 = 30; // scratch: industry score of each set of sectors
const DENSE_COLUMNS: u32 = 31; // scratch: where the columns of the candidate's dense terms begin
const ROW_INDUSTRY: u32 = 32;
const ROW_TEST: u32 = 33;
const ROW_GEOGRAPHIC: u32 = 34;
const ROW_RESUME: u32 = 35;
const ROW_TOTAL: u32 = 36;
const WEIGHT_INDUSTRY: u32 = 37;
const WEIGHT_TEST: u32 = 38;
const WEIGHT_GEOGRAPHIC: u32 = 39;
const WEIGHT_RESUME: u32 = 40;

const FACTORS: u32 = 5;
const SECTOR_WORDS: u32 = 5;
const INDUSTRY_STEPS: u32 = 1000;
const DISTANCE_STEPS: f32 = 512;
const RESUME_STEPS: i32 = 2048;
const HALF_RESUME_STEPS: f32 = 1024;

function head(place: u32): u32 {
  return load<u32>(place << 2);
}

function number(column: u32, at: u32): u32 {
  return load<u32>(head(column) + (at << 2));
}

function single(column: u32, at: u32): f32 {
  return load<f32>(head(column) + (at << 2));
}

function lookUp4(table: u32, steps: v128, into: u32): void {
  store<u16>(into, load<u16>(table + (i32x4.extract_lane(steps, 0) << 1)));
  store<u16>(into, load<u16>(table + (i32x4.extract_lane(steps, 1) << 1)), 2);
  store<u16>(into, load<u16>(table + (i32x4.extract_lane(steps, 2) << 1)), 4);
  store<u16>(into, load<u16>(table + (i32x4.extract_lane(steps, 3) << 1)), 6);
}

/** How many bits two sets of 64 share. */
function common(one: u32, other: u32): u32 {
  return (
    popcnt(load<u32>(one) & load<u32>(other)) + popcnt(load<u32>(one, 4) & load<u32>(other, 4))
  );
}

function industry(candidate: u32, width: u32): void {
  const own = head(CANDIDATE_SECTORS) + candidate * SECTOR_WORDS * 4;
  const ones = load<u32>(own, 16);
  const table = head(INDUSTRY_TABLE);
  const ofSet = head(INDUSTRY_OF_SET);
  const sets = head(SET_COUNT);
  let set = head(NEED_SECTOR_SETS);
  for (let at: u32 = 0; at < sets; at++) {
    const others = load<u32>(set, 16);
    let step: u32 = 0;
    if (ones * others > 0) {
      const same = common(own, set);
      const fit = (same + common(own, set + 8)) * others + (same + common(set, own + 8)) * ones;
      step = (INDUSTRY_STEPS * fit) / (4 * ones * others);
    }
    store<u16>(ofSet + (at << 1), load<u16>(table + (step << 1)));
    set += SECTOR_WORDS * 4;
  }
  const sectorSet = head(NEED_SECTOR_SET);
  const row = head(ROW_INDUSTRY);
  for (let at: u32 = 0; at < width << 1; at += 2)
    store<u16>(row + at, load<u16>(ofSet + ((<u32>load<u16>(sectorSet + at)) << 1)));
}

function test(candidate: u32, width: u32): void {
  const own = head(CANDIDATE_LEANINGS) + candidate * FACTORS * 2;
  const own0 = v128.load16_splat(own, 0);
  const own1 = v128.load16_splat(own, 2);
  const own2 = v128.load16_splat(own, 4);
  const own3 = v128.load16_splat(own, 6);
  const own4 = v128.load16_splat(own, 8);
  const column = width << 1;
  const table = head(TEST_TABLE);
  let needs = head(NEED_LEANINGS);
  let row = head(ROW_TEST);
  for (const end = row + column; row < end; row += 16, needs += 16) {
    let at = needs;
    let apart = i16x8.sub(own0, v128.load(at));
    let squares = i16x8.mul(apart, apart);
    at += column;
    apart = i16x8.sub(own1, v128.load(at));
    squares = i16x8.add(squares, i16x8.mul(apart, apart));
    at += column;
    apart = i16x8.sub(own2, v128.load(at));
    squares = i16x8.add(squares, i16x8.mul(apart, apart));
    at += column;
    apart = i16x8.sub(own3, v128.load(at));
    squares = i16x8.add(squares, i16x8.mul(apart, apart));
    at += column;
    apart = i16x8.sub(own4, v128.load(at));
    squares = i16x8.add(squares, i16x8.mul(apart, apart));
    lookUp4(table, distances(i32x4.extend_low_i16x8_u(squares)), row);
    lookUp4(table, distances(i32x4.extend_high_i16x8_u(squares)), row + 8);
  }
}

function distances(squares: v128): v128 {
  return i32x4.trunc_sat_f32x4_s(f32x4.sqrt(f32x4.convert_i32x4_s(squares)));
}

/** Adds up, for each need, the weight of the candidate's sparse terms. */
function shareSparse(candidate: u32, width: u32): void {
  const shared = head(SHARED);
  memory.fill(shared, 0, width << 2);
  const starts = head(NEED_POSTING_STARTS);
  const postings = head(NEED_POSTINGS);
  const weights = head(NEED_SPARSE_WEIGHTS);
  const terms = head(CANDIDATE_SPARSE);
  const last = terms + (number(CANDIDATE_SPARSE_STARTS, candidate + 1) << 2);
  for (let at = terms + (number(CANDIDATE_SPARSE_STARTS, candidate) << 2); at < last; at += 4) {
    const term = load<u32>(at) << 2;
    const weight = load<u32>(weights + term);
    const end = postings + (load<u32>(starts + term, 4) << 2);
    for (let posting = postings + (load<u32>(starts + term) << 2); posting < end; posting += 4) {
      const need = shared + (load<u32>(posting) << 2);
      store<u32>(need, load<u32>(need) + weight);
    }
  }
}

/** Adds the dense terms to the sparse ones, 32 needs at a step, and scores the texts. */
function resume(candidate: u32, width: u32): void {
  const columns = head(DENSE_COLUMNS);
  const weights = head(NEED_DENSE_WEIGHTS);
  const terms = head(CANDIDATE_DENSE);
  const last = terms + (number(CANDIDATE_DENSE_STARTS, candidate + 1) << 2);
  let end = columns;
  for (let at = terms + (number(CANDIDATE_DENSE_STARTS, candidate) << 2); at < last; at += 4) {
    store<u32>(end, weights + load<u32>(at) * (width << 1));
    end += 4;
  }
  const own = f32x4.splat(single(CANDIDATE_INVERSE, candidate));
  const shared = head(SHARED);
  const inverse = head(NEED_INVERSE);
  const row = head(ROW_RESUME);
  const table = head(RESUME_TABLE);
  for (let at: u32 = 0; at < width << 1; at += 64) {
    let sum0 = i16x8.splat(0);
    let sum1 = sum0;
    let sum2 = sum0;
    let sum3 = sum0;
    for (let column = columns; column < end; column += 4) {
      const weight = load<u32>(column) + at;
      sum0 = i16x8.add(sum0, v128.load(weight));
      sum1 = i16x8.add(sum1, v128.load(weight, 16));
      sum2 = i16x8.add(sum2, v128.load(weight, 32));
      sum3 = i16x8.add(sum3, v128.load(weight, 48));
    }
    const wide = at << 1;
    resume8(sum0, shared + wide, inverse + wide, own, table, row + at);
    resume8(sum1, shared + wide + 32, inverse + wide + 32, own, table, row + at + 16);
    resume8(sum2, shared + wide + 64, inverse + wide + 64, own, table, row + at + 32);
    resume8(sum3, shared + wide + 96, inverse + wide + 96, own, table, row + at + 48);
  }
}

function resume8(dense: v128, shared: u32, inverse: u32, own: v128, table: u32, row: u32): void {
  const low = i32x4.add(i32x4.extend_low_i16x8_u(dense), v128.load(shared));
  const high = i32x4.add(i32x4.extend_high_i16x8_u(dense), v128.load(shared, 16));
  lookUp4(table, resumeSteps(low, f32x4.add(own, v128.load(inverse))), row);
  lookUp4(table, resumeSteps(high, f32x4.add(own, v128.load(inverse, 16))), row + 8);
}

function resumeSteps(shared: v128, inverses: v128): v128 {
  const share = f32x4.mul(f32x4.convert_i32x4_s(shared), inverses);
  const steps = i32x4.trunc_sat_f32x4_s(f32x4.mul(share, f32x4.splat(HALF_RESUME_STEPS)));
  return i32x4.min_s(steps, i32x4.splat(RESUME_STEPS));
}

/** Scores the distances, and marks in the totals (-1, else 0) the needs that are too far. */
function geographic(candidate: u32, width: u32): void {
  const x = f32x4.splat(single(CANDIDATE_X, candidate));
  const y = f32x4.splat(single(CANDIDATE_Y, candidate));
  const z = f32x4.splat(single(CANDIDATE_Z, candidate));
  const farthest = f32x4.splat(single(CANDIDATE_FARTHEST, candidate));
  const stepsPerKm = f32x4.splat(single(CANDIDATE_STEPS_PER_KM, candidate));
  const needX = head(NEED_X);
  const needY = head(NEED_Y);
  const needZ = head(NEED_Z);
  const table = head(GEOGRAPHIC_TABLE);
  const row = head(ROW_GEOGRAPHIC);
  const total = head(ROW_TOTAL);
  for (let at: u32 = 0; at < width << 2; at += 32) {
    const near = chords(x, y, z, needX + at, needY + at, needZ + at);
    const next = chords(x, y, z, needX + at + 16, needY + at + 16, needZ + at + 16);
    const here = at >> 1;
    lookUp4(table, distanceSteps(near, stepsPerKm), row + here);
    lookUp4(table, distanceSteps(next, stepsPerKm), row + here + 8);
    v128.store(
      total + here,
      i16x8.narrow_i32x4_s(f32x4.gt(near, farthest), f32x4.gt(next, farthest)),
    );
  }
}

function chords(x: v128, y: v128, z: v128, needX: u32, needY: u32, needZ: u32): v128 {
  const dx = f32x4.sub(x, v128.load(needX));
  const dy = f32x4.sub(y, v128.load(needY));
  const dz = f32x4.sub(z, v128.load(needZ));
  const xy = f32x4.add(f32x4.mul(dx, dx), f32x4.mul(dy, dy));
  return f32x4.sqrt(f32x4.add(xy, f32x4.mul(dz, dz)));
}

function distanceSteps(chords: v128, stepsPerKm: v128): v128 {
  // pmin keeps its first argument where the second is NaN: an unknown place lies at the last step.
  const steps = f32x4.pmin(f32x4.splat(DISTANCE_STEPS), f32x4.mul(chords, stepsPerKm));
  return i32x4.trunc_sat_f32x4_s(steps);
}

function twice(weight: u32): v128 {
  return i32x4.shl(v128.load32_splat(weight << 2), 1);
}

/** The weighted mean, halves rounded up: (2 · sum + all) / (2 · all), rounded down, where the needs are near enough. */
function totals(width: u32): void {
  const weightIndustry = twice(WEIGHT_INDUSTRY);
  const weightTest = twice(WEIGHT_TEST);
  const weightGeographic = twice(WEIGHT_GEOGRAPHIC);
  const weightResume = twice(WEIGHT_RESUME);
  const all2 = i32x4.add(
    i32x4.add(weightIndustry, weightTest),
    i32x4.add(weightGeographic, weightResume),
  );
  const half = i32x4.shr_s(all2, 1);
  // A half more than the whole number above keeps clear of the rounding of the reciprocal, and below the next one.
  const clear = f32x4.splat(0.5);
  const share = f32x4.div(f32x4.splat(1), f32x4.convert_i32x4_s(all2));
  const industry = head(ROW_INDUSTRY);
  const test = head(ROW_TEST);
  const geographic = head(ROW_GEOGRAPHIC);
  const resume = head(ROW_RESUME);
  const total = head(ROW_TOTAL);
  for (let at: u32 = 0; at < width << 1; at += 16) {
    const i = v128.load(industry + at);
    const t = v128.load(test + at);
    const g = v128.load(geographic + at);
    const r = v128.load(resume + at);
    let low = i32x4.add(half, i32x4.mul(i32x4.extend_low_i16x8_u(i), weightIndustry));
    let high = i32x4.add(half, i32x4.mul(i32x4.extend_high_i16x8_u(i), weightIndustry));
    low = i32x4.add(low, i32x4.mul(i32x4.extend_low_i16x8_u(t), weightTest));
    high = i32x4.add(high, i32x4.mul(i32x4.extend_high_i16x8_u(t), weightTest));
    low = i32x4.add(low, i32x4.mul(i32x4.extend_low_i16x8_u(g), weightGeographic));
    high = i32x4.add(high, i32x4.mul(i32x4.extend_high_i16x8_u(g), weightGeographic));
    low = i32x4.add(low, i32x4.mul(i32x4.extend_low_i16x8_u(r), weightResume));
    high = i32x4.add(high, i32x4.mul(i32x4.extend_high_i16x8_u(r), weightResume));
    const lowMean = f32x4.mul(f32x4.add(f32x4.convert_i32x4_s(low), clear), share);
    const highMean = f32x4.mul(f32x4.add(f32x4.convert_i32x4_s(high), clear), share);
    const means = i16x8.narrow_i32x4_s(
      i32x4.trunc_sat_f32x4_s(lowMean),
      i32x4.trunc_sat_f32x4_s(highMean),
    );
    v128.store(total + at, v128.or(means, v128.load(total + at)));
  }
}

/** Scores one candidate of the cell, by place, against all its needs. */
export function scoreRow(candidate: u32): void {
  const width = head(WIDTH);
  industry(candidate, width);
  test(candidate, width);
  shareSparse(candidate, width);
  resume(candidate, width);
  geographic(candidate, width);
  totals(width);
}
