/*
 * The kernel as somebody would write it in C with AVX2: eight or sixteen needs at a step, tables looked up one by one. It reads
 * a cell as the WebAssembly kernel has it in memory (matching/kernel/head.ts tells the places), scores all of its rows again
 * and again, and prints milliseconds and a checksum of the last round, one line each round.
 */
#include <immintrin.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { WIDTH, SET_COUNT, CANDIDATE_X, CANDIDATE_Y, CANDIDATE_Z, CANDIDATE_FARTHEST, CANDIDATE_BELIEF,
       CANDIDATE_LEANINGS, CANDIDATE_SECTORS, CANDIDATE_DENSE_STARTS, CANDIDATE_DENSE, CANDIDATE_SPARSE_STARTS,
       CANDIDATE_SPARSE, NEED_X, NEED_Y, NEED_Z, NEED_WORTH, NEED_LEANINGS, NEED_SECTOR_SET, NEED_SECTOR_SETS,
       NEED_DENSE_WEIGHTS, NEED_POSTING_STARTS, NEED_POSTINGS, NEED_SPARSE_WEIGHTS, INDUSTRY_TABLE, TEST_TABLE,
       GEOGRAPHIC_TABLE, RESUME_TABLE, SHARED, INDUSTRY_OF_SET, DENSE_COLUMNS, ROW_INDUSTRY, ROW_TEST, ROW_GEOGRAPHIC,
       ROW_RESUME, ROW_TOTAL, ROW_LEAST, ROW_HITS, ROW_HISTOGRAM, NEED_COUNT, WEIGHT_INDUSTRY, WEIGHT_TEST,
       WEIGHT_GEOGRAPHIC, WEIGHT_RESUME };

#define LEANINGS 13
#define SECTOR_WORDS 7

static uint8_t *memory;
static uint32_t *head;

#define COLUMN(type, place) ((type *)(memory + head[place]))

/* Looks eight steps up; as fast as a gather, or faster, on most machines. */
static inline void look_up(const uint16_t *table, __m256i steps, uint16_t *row) {
  int32_t step[8] __attribute__((aligned(32)));
  _mm256_store_si256((__m256i *)step, steps);
  for (int lane = 0; lane < 8; lane++) row[lane] = table[step[lane]];
}

static inline __m256i low_half(__m256i sixteen) { return _mm256_cvtepu16_epi32(_mm256_castsi256_si128(sixteen)); }
static inline __m256i high_half(__m256i sixteen) { return _mm256_cvtepu16_epi32(_mm256_extracti128_si256(sixteen, 1)); }

static uint32_t common(const uint32_t *one, const uint32_t *other) {
  return __builtin_popcount(one[0] & other[0]) + __builtin_popcount(one[1] & other[1]);
}

static uint32_t has(const uint32_t *set, uint32_t id) { return set[id >> 5] >> (id & 31) & 1; }
static uint32_t larger(uint32_t one, uint32_t other) { return one > other ? one : other; }

/* How the candidate's sectors fit the company's, by the candidate's order (see `industryStep` of matching/src/parts/industry.ts). */
static uint32_t branch(const uint32_t *own, const uint32_t *set, uint32_t told, uint32_t other_near) {
  uint32_t ones = own[4], others = set[4], same = common(own, set), near = common(own, set + 2);
  uint32_t reach = same > 0 ? 2 : 1, other_fit = same + other_near, sum = 0, all = 0, best = 0, worth = 8, place = 0;
  for (uint32_t left = own[5]; left; left >>= 8, worth = 7 - ++place) {
    uint32_t is_same = has(set, left & 0xff), is_near = has(set + 2, left & 0xff);
    sum += worth * (is_same + is_near);
    all += worth;
    best = larger(best, worth * (is_same + is_near));
    same -= is_same;
    near -= is_near;
  }
  sum += worth * (same + near);
  all += worth * (ones - place);
  best = larger(best, worth * (same > 0 ? 2 : near > 0));
  uint32_t mean = 8 * sum * others * reach, other = 2 * other_fit * best * all;
  uint32_t one = own[5] ? mean + best * all * others * reach : 2 * mean;
  uint64_t fit = one + other + larger(one, other);
  return (uint32_t)(fit * 1000 * told / ((uint64_t)96 * all * others * reach * ones));
}

static void industry(uint32_t candidate, uint32_t width) {
  const uint32_t *own = COLUMN(uint32_t, CANDIDATE_SECTORS) + candidate * SECTOR_WORDS;
  const uint32_t *set = COLUMN(uint32_t, NEED_SECTOR_SETS);
  const uint16_t *table = COLUMN(uint16_t, INDUSTRY_TABLE);
  uint16_t *of_set = COLUMN(uint16_t, INDUSTRY_OF_SET);
  uint32_t ones = own[4], told = ones < 4 ? ones : 4;
  for (uint32_t at = 0; at < head[SET_COUNT]; at++, set += SECTOR_WORDS) {
    uint32_t step = 0, other_near = common(set, own + 2);
    if (ones > 0 && common(own, set + 5) > 0) step = 250 * told / ones;
    if (ones > 0 && other_near > 0) step = larger(step, branch(own, set, told, other_near));
    of_set[at] = table[step];
  }
  const uint16_t *sector_set = COLUMN(uint16_t, NEED_SECTOR_SET);
  uint16_t *restrict row = COLUMN(uint16_t, ROW_INDUSTRY);
  for (uint32_t at = 0; at < width; at++) row[at] = of_set[sector_set[at]];
}

static inline __m256i distances(__m256i squares) {
  return _mm256_cvttps_epi32(_mm256_sqrt_ps(_mm256_cvtepi32_ps(squares)));
}

static void test(uint32_t candidate, uint32_t width) {
  const int16_t *own = COLUMN(int16_t, CANDIDATE_LEANINGS) + candidate * LEANINGS;
  const int16_t *needs = COLUMN(int16_t, NEED_LEANINGS);
  const uint16_t *table = COLUMN(uint16_t, TEST_TABLE);
  uint16_t *row = COLUMN(uint16_t, ROW_TEST);
  __m256i ours[LEANINGS];
  for (uint32_t leaning = 0; leaning < LEANINGS; leaning++) ours[leaning] = _mm256_set1_epi16(own[leaning]);
  for (uint32_t at = 0; at < width; at += 16) {
    __m256i squares = _mm256_setzero_si256();
    for (uint32_t leaning = 0; leaning < LEANINGS; leaning++) {
      __m256i apart = _mm256_sub_epi16(ours[leaning], _mm256_loadu_si256((const __m256i *)(needs + leaning * width + at)));
      squares = _mm256_add_epi16(squares, _mm256_mullo_epi16(apart, apart));
    }
    look_up(table, distances(low_half(squares)), row + at);
    look_up(table, distances(high_half(squares)), row + at + 8);
  }
}

static inline __m256i resume_steps(__m256i shared, __m256 own, const float *worth) {
  __m256 share = _mm256_mul_ps(_mm256_cvtepi32_ps(shared), _mm256_mul_ps(own, _mm256_loadu_ps(worth)));
  __m256i steps = _mm256_cvttps_epi32(_mm256_mul_ps(share, _mm256_set1_ps(1024.0f)));
  return _mm256_min_epi32(steps, _mm256_set1_epi32(2048));
}

static void resume(uint32_t candidate, uint32_t width) {
  uint32_t *restrict shared = COLUMN(uint32_t, SHARED);
  memset(shared, 0, width * 4);
  const uint32_t *starts = COLUMN(uint32_t, NEED_POSTING_STARTS), *postings = COLUMN(uint32_t, NEED_POSTINGS);
  const uint32_t *weights = COLUMN(uint32_t, NEED_SPARSE_WEIGHTS), *sparse = COLUMN(uint32_t, CANDIDATE_SPARSE);
  const uint32_t *sparse_starts = COLUMN(uint32_t, CANDIDATE_SPARSE_STARTS);
  for (uint32_t at = sparse_starts[candidate]; at < sparse_starts[candidate + 1]; at++)
    for (uint32_t posting = starts[sparse[at]]; posting < starts[sparse[at] + 1]; posting++)
      shared[postings[posting]] += weights[sparse[at]];
  const uint32_t *dense = COLUMN(uint32_t, CANDIDATE_DENSE), *dense_starts = COLUMN(uint32_t, CANDIDATE_DENSE_STARTS);
  const uint16_t *dense_weights = COLUMN(uint16_t, NEED_DENSE_WEIGHTS);
  const float *worth = COLUMN(float, NEED_WORTH);
  const uint16_t *table = COLUMN(uint16_t, RESUME_TABLE);
  uint16_t *row = COLUMN(uint16_t, ROW_RESUME);
  __m256 own = _mm256_set1_ps(COLUMN(float, CANDIDATE_BELIEF)[candidate]);
  for (uint32_t at = 0; at < width; at += 32) {
    __m256i sum[2] = {_mm256_setzero_si256(), _mm256_setzero_si256()};
    for (uint32_t term = dense_starts[candidate]; term < dense_starts[candidate + 1]; term++) {
      const uint16_t *column = dense_weights + dense[term] * width + at;
      sum[0] = _mm256_add_epi16(sum[0], _mm256_loadu_si256((const __m256i *)column));
      sum[1] = _mm256_add_epi16(sum[1], _mm256_loadu_si256((const __m256i *)(column + 16)));
    }
    for (uint32_t half = 0; half < 2; half++) {
      uint32_t here = at + half * 16;
      __m256i low = _mm256_add_epi32(low_half(sum[half]), _mm256_loadu_si256((const __m256i *)(shared + here)));
      __m256i high = _mm256_add_epi32(high_half(sum[half]), _mm256_loadu_si256((const __m256i *)(shared + here + 8)));
      look_up(table, resume_steps(low, own, worth + here), row + here);
      look_up(table, resume_steps(high, own, worth + here + 8), row + here + 8);
    }
  }
}

static void geographic(uint32_t candidate, uint32_t width) {
  __m256 x = _mm256_set1_ps(COLUMN(float, CANDIDATE_X)[candidate]), y = _mm256_set1_ps(COLUMN(float, CANDIDATE_Y)[candidate]);
  __m256 z = _mm256_set1_ps(COLUMN(float, CANDIDATE_Z)[candidate]);
  __m256 farthest = _mm256_set1_ps(COLUMN(float, CANDIDATE_FARTHEST)[candidate]);
  const float *xs = COLUMN(float, NEED_X), *ys = COLUMN(float, NEED_Y), *zs = COLUMN(float, NEED_Z);
  const uint16_t *table = COLUMN(uint16_t, GEOGRAPHIC_TABLE);
  uint16_t *row = COLUMN(uint16_t, ROW_GEOGRAPHIC);
  int16_t *total = COLUMN(int16_t, ROW_TOTAL);
  for (uint32_t at = 0; at < width; at += 8) {
    __m256 dx = _mm256_sub_ps(x, _mm256_loadu_ps(xs + at)), dy = _mm256_sub_ps(y, _mm256_loadu_ps(ys + at));
    __m256 dz = _mm256_sub_ps(z, _mm256_loadu_ps(zs + at));
    __m256 xy = _mm256_add_ps(_mm256_mul_ps(dx, dx), _mm256_mul_ps(dy, dy));
    __m256 chord = _mm256_sqrt_ps(_mm256_add_ps(xy, _mm256_mul_ps(dz, dz)));
    /* The minimum keeps its second where one is not a number: an unknown place lies at the last step. */
    __m256 step = _mm256_min_ps(_mm256_mul_ps(chord, _mm256_set1_ps(5.0f)), _mm256_set1_ps(512.0f));
    look_up(table, _mm256_cvttps_epi32(step), row + at);
    __m256i far = _mm256_castps_si256(_mm256_cmp_ps(chord, farthest, _CMP_GT_OQ));
    _mm_storeu_si128((__m128i *)(total + at), _mm_packs_epi32(_mm256_castsi256_si128(far), _mm256_extracti128_si256(far, 1)));
  }
}

static void totals(uint32_t width) {
  const uint16_t *part[4] = {COLUMN(uint16_t, ROW_INDUSTRY), COLUMN(uint16_t, ROW_TEST), COLUMN(uint16_t, ROW_GEOGRAPHIC), COLUMN(uint16_t, ROW_RESUME)};
  int16_t *total = COLUMN(int16_t, ROW_TOTAL);
  int32_t all2 = 0;
  __m256i weight[4];
  for (uint32_t one = 0; one < 4; one++) {
    all2 += 2 * (int32_t)head[WEIGHT_INDUSTRY + one];
    weight[one] = _mm256_set1_epi32(2 * (int32_t)head[WEIGHT_INDUSTRY + one]);
  }
  __m256 share = _mm256_set1_ps(1.0f / (float)all2);
  for (uint32_t at = 0; at < width; at += 8) {
    __m256i sum = _mm256_set1_epi32(all2 / 2);
    for (uint32_t one = 0; one < 4; one++)
      sum = _mm256_add_epi32(sum, _mm256_mullo_epi32(weight[one], _mm256_cvtepu16_epi32(_mm_loadu_si128((const __m128i *)(part[one] + at)))));
    __m256i mean = _mm256_cvttps_epi32(_mm256_mul_ps(_mm256_add_ps(_mm256_cvtepi32_ps(sum), _mm256_set1_ps(0.5f)), share));
    __m128i means = _mm_packs_epi32(_mm256_castsi256_si128(mean), _mm256_extracti128_si256(mean, 1));
    _mm_storeu_si128((__m128i *)(total + at), _mm_or_si128(means, _mm_loadu_si128((const __m128i *)(total + at))));
  }
}

static uint32_t count(uint32_t needs, uint32_t width) {
  const int16_t *total = COLUMN(int16_t, ROW_TOTAL), *least = COLUMN(int16_t, ROW_LEAST);
  uint32_t *histogram = COLUMN(uint32_t, ROW_HISTOGRAM), *hits = COLUMN(uint32_t, ROW_HITS), found = 0;
  memset(histogram, 0, 1002 * 4);
  for (uint32_t at = 0; at < needs; at++) histogram[total[at] + 1]++;
  for (uint32_t at = 0; at < width; at += 16) {
    __m256i below = _mm256_cmpgt_epi16(_mm256_loadu_si256((const __m256i *)(least + at)), _mm256_loadu_si256((const __m256i *)(total + at)));
    for (uint32_t hit = ~(uint32_t)_mm256_movemask_epi8(below) & 0x55555555; hit; hit &= hit - 1)
      hits[found++] = at + (uint32_t)__builtin_ctz(hit) / 2;
  }
  return found;
}

int main(int argc, char **argv) {
  FILE *file = fopen(argv[1], "rb");
  uint32_t candidates = (uint32_t)atoi(argv[2]);
  int rounds = atoi(argv[3]);
  if (!file || argc < 4) return 2;
  fseek(file, 0, SEEK_END);
  size_t size = (size_t)ftell(file);
  rewind(file);
  memory = aligned_alloc(64, (size + 63) / 64 * 64);
  if (fread(memory, 1, size, file) != size) return 2;
  head = (uint32_t *)memory;
  uint32_t width = head[WIDTH], needs = head[NEED_COUNT];
  for (int round = 0; round < rounds; round++) {
    struct timespec start, end;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &start);
    uint64_t checksum = 0;
    for (uint32_t candidate = 0; candidate < candidates; candidate++) {
      industry(candidate, width);
      test(candidate, width);
      resume(candidate, width);
      geographic(candidate, width);
      totals(width);
      checksum += count(needs, width);
      checksum = checksum * 31 + (uint64_t)(COLUMN(int16_t, ROW_TOTAL)[candidate % needs] + 1) + COLUMN(uint32_t, ROW_HISTOGRAM)[400];
      checksum &= 0xffffffff;
    }
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &end);
    printf("%.3f %llu\n", (end.tv_sec - start.tv_sec) * 1e3 + (end.tv_nsec - start.tv_nsec) / 1e6, (unsigned long long)checksum);
  }
  return 0;
}
