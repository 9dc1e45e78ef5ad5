// The kernel in AssemblyScript (https://www.assemblyscript.org): `npm run kernel -w matching` compiles it into
// src/kernel/row-binary.ts. Its twin, step by step, is src/testing/typescript-kernel.ts; both give the same bits.
import {
  CANDIDATE_FARTHEST,
  CANDIDATE_LEANINGS,
  CANDIDATE_X,
  CANDIDATE_Y,
  CANDIDATE_Z,
  DISTANCE_STEPS,
  GEOGRAPHIC_TABLE,
  HISTOGRAM_BYTES,
  LEANINGS,
  NEED_COUNT,
  NEED_LEANINGS,
  NEED_X,
  NEED_Y,
  NEED_Z,
  ROW_GEOGRAPHIC,
  ROW_HISTOGRAM,
  ROW_HITS,
  ROW_INDUSTRY,
  ROW_LEAST,
  ROW_RESUME,
  ROW_TEST,
  ROW_TOTAL,
  STEPS_PER_KM,
  TEST_TABLE,
  WEIGHT_GEOGRAPHIC,
  WEIGHT_INDUSTRY,
  WEIGHT_RESUME,
  WEIGHT_TEST,
  WIDTH,
  head,
  lookUp4,
  single,
} from './head';
import { industry } from './sectors';
import { resume, shareSparse } from './texts';

/** The squares of how far eight needs are from the candidate in one leaning. */
function apart(own: u32, needs: u32): v128 {
  const apart = i16x8.sub(v128.load16_splat(own), v128.load(needs));
  return i16x8.mul(apart, apart);
}

function test(candidate: u32, width: u32): void {
  const own = head(CANDIDATE_LEANINGS) + candidate * LEANINGS * 2;
  const column = width << 1;
  const table = head(TEST_TABLE);
  let needs = head(NEED_LEANINGS);
  let row = head(ROW_TEST);
  for (const end = row + column; row < end; row += 16, needs += 16) {
    let at = needs;
    let squares = apart(own, at);
    for (let leaning: u32 = 1; leaning < LEANINGS; leaning++) {
      at += column;
      squares = i16x8.add(squares, apart(own + (leaning << 1), at));
    }
    lookUp4(table, distances(i32x4.extend_low_i16x8_u(squares)), row);
    lookUp4(table, distances(i32x4.extend_high_i16x8_u(squares)), row + 8);
  }
}

function distances(squares: v128): v128 {
  return i32x4.trunc_sat_f32x4_s(f32x4.sqrt(f32x4.convert_i32x4_s(squares)));
}

/** Scores the distances, and marks in the totals (-1, else 0) the needs that are too far. */
function geographic(candidate: u32, width: u32): void {
  const x = f32x4.splat(single(CANDIDATE_X, candidate));
  const y = f32x4.splat(single(CANDIDATE_Y, candidate));
  const z = f32x4.splat(single(CANDIDATE_Z, candidate));
  const farthest = f32x4.splat(single(CANDIDATE_FARTHEST, candidate));
  const stepsPerKm = f32x4.splat(STEPS_PER_KM);
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

/** Counts how often each total occurs, one place up: place 0 counts the needs that are too far. */
function count(needs: u32): void {
  const histogram = head(ROW_HISTOGRAM);
  memory.fill(histogram, 0, HISTOGRAM_BYTES);
  const total = head(ROW_TOTAL);
  for (let at: u32 = 0; at < needs << 1; at += 2) {
    const bin = histogram + ((load<i16>(total + at) + 1) << 2);
    store<u32>(bin, load<u32>(bin) + 1);
  }
}

/** Lists the needs whose total is at least what each asks for; returns how many. */
function hits(width: u32): u32 {
  const total = head(ROW_TOTAL);
  const least = head(ROW_LEAST);
  const list = head(ROW_HITS);
  let end = list;
  for (let at: u32 = 0; at < width << 1; at += 16) {
    let found = i16x8.bitmask(i16x8.ge_s(v128.load(total + at), v128.load(least + at)));
    while (found) {
      store<u32>(end, (at >> 1) + ctz(found));
      end += 4;
      found &= found - 1;
    }
  }
  return (end - list) >> 2;
}

/** Scores one candidate of the cell, by place, against all its needs; returns how many hits there are. */
export function scoreRow(candidate: u32): u32 {
  const width = head(WIDTH);
  industry(candidate, width);
  test(candidate, width);
  shareSparse(candidate, width);
  resume(candidate, width);
  geographic(candidate, width);
  totals(width);
  count(head(NEED_COUNT));
  return hits(width);
}
