/** So many of the first rows of a list are noted as shown: what a screen has without being scrolled. */
export const notedRanks = 10;

/** For how many days it is kept which matches were shown. */
export const keptShownDays = 90;

/** In which order a list was sent: as the screens draw it, or by score alone. */
export type ShownOrder = 'advised' | 'score';
