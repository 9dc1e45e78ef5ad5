// Memory begins with the head: numbers of four bytes, at these places (src/kernel/wasm-kernel.ts writes them). Columns are
// as in src/kernel/cell.ts; columns of needs are WIDTH long, a multiple of 32.

export const WIDTH: u32 = 0;
export const SET_COUNT: u32 = 1;
export const CANDIDATE_X: u32 = 2;
export const CANDIDATE_Y: u32 = 3;
export const CANDIDATE_Z: u32 = 4;
export const CANDIDATE_FARTHEST: u32 = 5;
export const CANDIDATE_BELIEF: u32 = 6;
export const CANDIDATE_LEANINGS: u32 = 7;
export const CANDIDATE_SECTORS: u32 = 8;
export const CANDIDATE_DENSE_STARTS: u32 = 9;
export const CANDIDATE_DENSE: u32 = 10;
export const CANDIDATE_SPARSE_STARTS: u32 = 11;
export const CANDIDATE_SPARSE: u32 = 12;
export const NEED_X: u32 = 13;
export const NEED_Y: u32 = 14;
export const NEED_Z: u32 = 15;
export const NEED_WORTH: u32 = 16;
export const NEED_LEANINGS: u32 = 17;
export const NEED_SECTOR_SET: u32 = 18;
export const NEED_SECTOR_SETS: u32 = 19;
export const NEED_DENSE_WEIGHTS: u32 = 20;
export const NEED_POSTING_STARTS: u32 = 21;
export const NEED_POSTINGS: u32 = 22;
export const NEED_SPARSE_WEIGHTS: u32 = 23;
export const INDUSTRY_TABLE: u32 = 24;
export const TEST_TABLE: u32 = 25;
export const GEOGRAPHIC_TABLE: u32 = 26;
export const RESUME_TABLE: u32 = 27;
export const SHARED: u32 = 28; // scratch: weight that each need shares with the candidate
export const INDUSTRY_OF_SET: u32 = 29; // scratch: industry score of each set of sectors
export const DENSE_COLUMNS: u32 = 30; // scratch: where the columns of the candidate's dense terms begin
export const ROW_INDUSTRY: u32 = 31;
export const ROW_TEST: u32 = 32;
export const ROW_GEOGRAPHIC: u32 = 33;
export const ROW_RESUME: u32 = 34;
export const ROW_TOTAL: u32 = 35;
export const ROW_LEAST: u32 = 36;
export const ROW_HITS: u32 = 37;
export const ROW_HISTOGRAM: u32 = 38;
export const NEED_COUNT: u32 = 39;
export const WEIGHT_INDUSTRY: u32 = 40;
export const WEIGHT_TEST: u32 = 41;
export const WEIGHT_GEOGRAPHIC: u32 = 42;
export const WEIGHT_RESUME: u32 = 43;

export const LEANINGS: u32 = 13;
export const SECTOR_WORDS: u32 = 7;
export const INDUSTRY_STEPS: u32 = 1000;
export const TRADE_STEP: u32 = 250;
export const FULL_SECTORS: u32 = 4;
export const HISTOGRAM_BYTES: u32 = 1002 * 4;
export const DISTANCE_STEPS: f32 = 512;
export const STEPS_PER_KM: f32 = 5;
export const RESUME_STEPS: i32 = 2048;
export const HALF_RESUME_STEPS: f32 = 1024;

export function head(place: u32): u32 {
  return load<u32>(place << 2);
}

export function number(column: u32, at: u32): u32 {
  return load<u32>(head(column) + (at << 2));
}

export function single(column: u32, at: u32): f32 {
  return load<f32>(head(column) + (at << 2));
}

export function lookUp4(table: u32, steps: v128, into: u32): void {
  store<u16>(into, load<u16>(table + (i32x4.extract_lane(steps, 0) << 1)));
  store<u16>(into, load<u16>(table + (i32x4.extract_lane(steps, 1) << 1)), 2);
  store<u16>(into, load<u16>(table + (i32x4.extract_lane(steps, 2) << 1)), 4);
  store<u16>(into, load<u16>(table + (i32x4.extract_lane(steps, 3) << 1)), 6);
}
