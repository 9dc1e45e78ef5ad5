export interface FileTime {
  file: string;
  seconds: number;
}

interface Suite {
  suites?: Suite[];
  specs?: { file: string; tests: { results: { duration: number }[] }[] }[];
}

const specsIn = ({ suites = [], specs = [] }: Suite): NonNullable<Suite['specs']> => [
  ...specs,
  ...suites.flatMap(specsIn),
];

/** Second attempts included. */
export const timesOfPlaywright = (json: unknown): FileTime[] => {
  const byFile = Map.groupBy(specsIn(json as Suite), ({ file }) => file);
  return [...byFile].map(([file, specs]) => ({
    file: `e2e/${file}`,
    seconds:
      specs
        .flatMap(({ tests }) => tests.flatMap(({ results }) => results))
        .reduce((sum, { duration }) => sum + duration, 0) / 1000,
  }));
};

/** The files that took longest, for whoever wants the tests to take less. */
export const dearestFiles = (times: readonly FileTime[], most = 15): string[] =>
  times
    .toSorted((one, other) => other.seconds - one.seconds)
    .slice(0, most)
    .map(({ file, seconds }) => `${seconds.toFixed(1).padStart(6)} s  ${file}`);
