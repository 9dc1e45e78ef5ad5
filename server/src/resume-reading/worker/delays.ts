/** For so long whoever gave a file that took long while others waited, or was given up, comes after them. */
const afterOthersMs = 30 * 60_000;

/** Who gave such a file, and until when that is held against them. */
export const openDelays = (now: () => number = () => performance.now()) => {
  const until = new Map<string, number>();
  return {
    has: (person: string): boolean => (until.get(person) ?? 0) > now(),
    add: (person: string): void => {
      for (const [other, end] of until) if (end <= now()) until.delete(other);
      until.set(person, now() + afterOthersMs);
    },
  };
};
