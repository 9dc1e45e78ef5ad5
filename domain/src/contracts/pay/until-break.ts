/** What of times of pay goes on until a contract was broken: on the day after it nothing is paid any more. */
export const untilBreak = <Time extends { from: string; to: string }>(
  times: readonly Time[],
  brokenOn: string | null,
): Time[] =>
  brokenOn === null
    ? [...times]
    : times
        .filter(({ from }) => from <= brokenOn)
        .map((time) => (time.to > brokenOn ? { ...time, to: brokenOn } : time));
