import { type Part, parts } from '../weights.ts';

/** A straight line through `pivot` (tenths of a point), which it leaves where it is; `slope` in 1/`slopeUnit`. */
export interface Scale {
  readonly pivot: number;
  readonly slope: number;
}

/** How the parts of one session are brought to the same spread. */
export type Scales = Readonly<Record<Part, Scale>>;

export const slopeUnit = 4096;

const highest = 1000;

const asMeasured: Scale = { pivot: highest, slope: slopeUnit };

/** Scores as the curves give them. */
export const unscaled: Scales = {
  industry: asMeasured,
  test: asMeasured,
  geographic: asMeasured,
  resume: asMeasured,
};

/** The spread (standard deviation, tenths) that each part is brought to, so that equal weights weigh alike. */
export const evenSpread = 250;

/**
 * So few pairs say nothing of how a part is spread: their scores stay as measured. Each pair more counts against as many
 * of the even spread, so that the first ones do not tip everything.
 */
const silentPairs = 30;
const priorPairs = 20;

/**
 * Slopes go in steps of 2^(1/24), 2.9 %, and pivots in steps of 5 points: one sheet more changes neither, as a rule, so that
 * nobody's scores move by a hair because somebody else has come.
 */
const stepsToDouble = 24;
const pivotStep = 50;

const slopeAt = (step: number): number => Math.round(slopeUnit * 2 ** (step / stepsToDouble));

/** A part that hardly differs within a session is noise, and is not blown up to the size of the others: 2.5 at most. */
const steepest = 32;

/** From here on a steep line bends towards the end of the scale, so that nobody is cut off at it: scores a point apart stay apart. */
const bend = 200;

/** How far from the pivot a score comes that was `from` away: a steep line bends so that it ends where the range ends. */
const bent = (from: number, length: number, steepness: number): number => {
  const knee = Math.max(length / 2, length - bend);
  const reached = knee / steepness;
  return from <= reached
    ? steepness * from
    : knee + ((from - reached) * (length - knee)) / (length - reached);
};

/** A score on a scale. */
export const scaled = (score: number, { pivot, slope }: Scale): number => {
  const steepness = slope / slopeUnit;
  if (steepness <= 1) return Math.round(pivot + steepness * (score - pivot));
  return Math.round(
    score >= pivot
      ? pivot + bent(score - pivot, highest - pivot, steepness)
      : pivot - bent(pivot - score, pivot, steepness),
  );
};

/** How many pairs of a session have each score of a part, by tenths. */
export type Histograms = Readonly<Record<Part, Uint32Array>>;

export const emptyHistograms = (): Histograms => ({
  industry: new Uint32Array(highest + 1),
  test: new Uint32Array(highest + 1),
  geographic: new Uint32Array(highest + 1),
  resume: new Uint32Array(highest + 1),
});

interface Moments {
  mean: number;
  /** Of the pairs that were seen and the even spread that is supposed before. */
  spread: number;
}

const momentsOf = (histogram: Uint32Array, scale: Scale): Moments => {
  let [count, sum, squares] = [0, 0, 0];
  for (const [score, pairs] of histogram.entries()) {
    if (pairs === 0) continue;
    const value = scaled(score, scale);
    count += pairs;
    sum += pairs * value;
    squares += pairs * value * value;
  }
  const mean = sum / Math.max(1, count);
  const variance = Math.max(0, squares / Math.max(1, count) - mean * mean);
  const heard = Math.max(0, count - silentPairs);
  const spread = Math.sqrt(
    (priorPairs * evenSpread ** 2 + heard * variance) / (priorPairs + heard),
  );
  return { mean, spread };
};

/**
 * The scale that gives a part the even spread. A part that is spread wider comes nearer to its best, so that what fits in
 * full stays at 100; one that is spread less goes apart around its mean.
 */
const scaleOf = (histogram: Uint32Array): Scale => {
  const { mean, spread } = momentsOf(histogram, asMeasured);
  const missing = stepsToDouble * Math.log2(evenSpread / spread);
  if (missing <= 0) return { pivot: highest, slope: slopeAt(Math.round(missing)) };
  const pivot = pivotStep * Math.round(mean / pivotStep);
  const distance = (step: number): number =>
    Math.abs(momentsOf(histogram, { pivot, slope: slopeAt(step) }).spread - evenSpread);
  let step = 0;
  while (step < steepest && distance(step + 1) < distance(step)) step += 1;
  return { pivot, slope: slopeAt(step) };
};

export const scalesOf = (histograms: Histograms): Scales => ({
  industry: scaleOf(histograms.industry),
  test: scaleOf(histograms.test),
  geographic: scaleOf(histograms.geographic),
  resume: scaleOf(histograms.resume),
});

/** The scales as numbers, part by part, and back. */
export const scaleNumbers = (scales: Scales): number[] =>
  parts.flatMap((part) => [scales[part].pivot, scales[part].slope]);

export const scalesFrom = (numbers: ArrayLike<number>): Scales => {
  const scaleAt = (at: number): Scale => ({
    pivot: numbers[2 * at] ?? highest,
    slope: numbers[2 * at + 1] ?? slopeUnit,
  });
  return { industry: scaleAt(0), test: scaleAt(1), geographic: scaleAt(2), resume: scaleAt(3) };
};
