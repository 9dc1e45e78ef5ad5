// The industry part of the kernel in AssemblyScript (see row.ts).
import {
  CANDIDATE_SECTORS,
  FULL_SECTORS,
  INDUSTRY_OF_SET,
  INDUSTRY_STEPS,
  INDUSTRY_TABLE,
  NEED_SECTOR_SET,
  NEED_SECTOR_SETS,
  ROW_INDUSTRY,
  SECTOR_WORDS,
  SET_COUNT,
  TRADE_STEP,
  head,
} from './head';

/** How many bits two sets of 64 share. */
function common(one: u32, other: u32): u32 {
  return (
    popcnt(load<u32>(one) & load<u32>(other)) + popcnt(load<u32>(one, 4) & load<u32>(other, 4))
  );
}

function has(set: u32, id: u32): u32 {
  return (load<u32>(set + ((id >> 5) << 2)) >> (id & 31)) & 1;
}

function placeWorth(place: u32): u32 {
  return place === 0 ? 8 : 7 - place;
}

/** How the candidate's sectors fit the company's (see `industryStep` of src/parts/industry.ts). */
function branch(own: u32, set: u32, ones: u32, others: u32, otherNear: u32): u32 {
  const order = load<u32>(own, 20);
  let same = common(own, set);
  let near = common(own, set + 8);
  const reach: u32 = same > 0 ? 2 : 1;
  const otherFit = same + otherNear;
  let sum: u32 = 0;
  let all: u32 = 0;
  let best: u32 = 0;
  let place: u32 = 0;
  for (let left = order; left !== 0; left >>= 8) {
    const id = left & 0xff;
    const worth = placeWorth(place);
    const isSame = has(set, id);
    const isNear = has(set + 8, id);
    sum += worth * (isSame + isNear);
    all += worth;
    best = max(best, worth * (isSame + isNear));
    same -= isSame;
    near -= isNear;
    place++;
  }
  const worth = placeWorth(place);
  sum += worth * (same + near);
  all += worth * (ones - place);
  best = max(best, worth * (same > 0 ? 2 : min(1, near)));
  const mean = 8 * sum * others * reach;
  const one = order === 0 ? 2 * mean : mean + best * all * others * reach;
  const other = 2 * otherFit * best * all;
  const fit: u64 = one + other + max(one, other);
  return u32((fit * INDUSTRY_STEPS * min(FULL_SECTORS, ones)) / (96 * all * others * reach * ones));
}

/** Scores each distinct set of sectors once, and gives each need that of its own. */
export function industry(candidate: u32, width: u32): void {
  const own = head(CANDIDATE_SECTORS) + candidate * SECTOR_WORDS * 4;
  const ones = load<u32>(own, 16);
  const table = head(INDUSTRY_TABLE);
  const ofSet = head(INDUSTRY_OF_SET);
  const sets = head(SET_COUNT);
  let set = head(NEED_SECTOR_SETS);
  for (let at: u32 = 0; at < sets; at++) {
    const others = load<u32>(set, 16);
    let step: u32 = 0;
    if (ones > 0 && common(own, set + 20) > 0) step = (TRADE_STEP * min(FULL_SECTORS, ones)) / ones;
    const otherNear = common(set, own + 8);
    if (ones > 0 && otherNear > 0) step = max(step, branch(own, set, ones, others, otherNear));
    store<u16>(ofSet + (at << 1), load<u16>(table + (step << 1)));
    set += SECTOR_WORDS * 4;
  }
  const sectorSet = head(NEED_SECTOR_SET);
  const row = head(ROW_INDUSTRY);
  for (let at: u32 = 0; at < width << 1; at += 2)
    store<u16>(row + at, load<u16>(ofSet + ((<u32>load<u16>(sectorSet + at)) << 1)));
}
