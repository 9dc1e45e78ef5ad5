export const noDistanceLimit = -1;

/** How far a candidate is ready to go, in kilometres; -1 stands for no limit. */
export const distances = [noDistanceLimit, 5, 10, 50, 100] as const;

export type Distance = (typeof distances)[number];

/** Kilometres around a commune near which somebody is looked for, where nobody says how many. */
export const usualDistance = 30;
