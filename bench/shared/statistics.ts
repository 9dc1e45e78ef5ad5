export const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

export const deviation = (values: readonly number[]): number => {
  const middle = mean(values);
  return Math.sqrt(mean(values.map((value) => (value - middle) ** 2)));
};

/** Standard error of the mean of independent values. */
export const standardError = (values: readonly number[]): number =>
  values.length < 2 ? 0 : deviation(values) / Math.sqrt(values.length - 1);

export const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1
    ? (sorted[middle] ?? 0)
    : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2;
};

/** How long a piece of work takes, in ms: the median of so many turns, one after the other. */
export const medianTime = async (turns: number, work: () => unknown): Promise<number> => {
  const times: number[] = [];
  for (let turn = 0; turn < turns; turn += 1) {
    const start = performance.now();
    await work();
    times.push(performance.now() - start);
  }
  return median(times);
};

export const correlation = (ones: readonly number[], others: readonly number[]): number => {
  const [one, other] = [mean(ones), mean(others)];
  const together = mean(ones.map((value, index) => (value - one) * ((others[index] ?? 0) - other)));
  return together / Math.max(1e-12, deviation(ones) * deviation(others));
};
