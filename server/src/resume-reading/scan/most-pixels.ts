/** Decoding takes some ten bytes a point: a picture larger than an A4 page of 600 points an inch is left out. */
let most = 36_000_000;

/** On a small server there is no room for more beside what else it does. */
const mostSpared = 26_000_000;

export const mostPixels = (): number => most;

/** For this thread, from its start on. */
export const sparePixels = (): void => {
  most = mostSpared;
};
