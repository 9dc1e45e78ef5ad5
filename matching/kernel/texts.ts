// The text part of the kernel in AssemblyScript (see row.ts).
import {
  CANDIDATE_DENSE,
  CANDIDATE_DENSE_STARTS,
  CANDIDATE_BELIEF,
  CANDIDATE_SPARSE,
  CANDIDATE_SPARSE_STARTS,
  DENSE_COLUMNS,
  HALF_RESUME_STEPS,
  NEED_DENSE_WEIGHTS,
  NEED_WORTH,
  NEED_POSTINGS,
  NEED_POSTING_STARTS,
  NEED_SPARSE_WEIGHTS,
  RESUME_STEPS,
  RESUME_TABLE,
  ROW_RESUME,
  SHARED,
  head,
  lookUp4,
  number,
  single,
} from './head';

/** Adds up, for each need, the weight of the candidate's sparse terms. */
export function shareSparse(candidate: u32, width: u32): void {
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
export function resume(candidate: u32, width: u32): void {
  const columns = head(DENSE_COLUMNS);
  const weights = head(NEED_DENSE_WEIGHTS);
  const terms = head(CANDIDATE_DENSE);
  const last = terms + (number(CANDIDATE_DENSE_STARTS, candidate + 1) << 2);
  let end = columns;
  for (let at = terms + (number(CANDIDATE_DENSE_STARTS, candidate) << 2); at < last; at += 4) {
    store<u32>(end, weights + load<u32>(at) * (width << 1));
    end += 4;
  }
  const own = f32x4.splat(single(CANDIDATE_BELIEF, candidate));
  const shared = head(SHARED);
  const worth = head(NEED_WORTH);
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
    resume8(sum0, shared + wide, worth + wide, own, table, row + at);
    resume8(sum1, shared + wide + 32, worth + wide + 32, own, table, row + at + 16);
    resume8(sum2, shared + wide + 64, worth + wide + 64, own, table, row + at + 32);
    resume8(sum3, shared + wide + 96, worth + wide + 96, own, table, row + at + 48);
  }
}

function resume8(dense: v128, shared: u32, worth: u32, own: v128, table: u32, row: u32): void {
  const low = i32x4.add(i32x4.extend_low_i16x8_u(dense), v128.load(shared));
  const high = i32x4.add(i32x4.extend_high_i16x8_u(dense), v128.load(shared, 16));
  lookUp4(table, resumeSteps(low, f32x4.mul(own, v128.load(worth))), row);
  lookUp4(table, resumeSteps(high, f32x4.mul(own, v128.load(worth, 16))), row + 8);
}

function resumeSteps(shared: v128, worths: v128): v128 {
  const share = f32x4.mul(f32x4.convert_i32x4_s(shared), worths);
  const steps = i32x4.trunc_sat_f32x4_s(f32x4.mul(share, f32x4.splat(HALF_RESUME_STEPS)));
  return i32x4.min_s(steps, i32x4.splat(RESUME_STEPS));
}
