const dayMs = 86_400_000;

/** Whole days; `now` in milliseconds. */
export const daysSince = (moment: string, now: number): number =>
  Math.max(0, Math.floor((now - Date.parse(moment)) / dayMs));
