/** What is done on a phone to fill something in. */
export interface Touches {
  /** Fields and buttons that are reached. */
  taps: number;
  /** Fields of which one picks from a list, beside reaching it. */
  picks: number;
  letters: number;
}

/**
 * Seconds, by the keystroke-level model (Card, Moran and Newell, 1980): to think of what a field asks and to reach it, to pick
 * from a list; a letter is typed on a phone at some 36 words a minute (Palin and others, 2019).
 */
const think = 1.35;
const reach = 1.1;
const letter = 0.33;

/** Seconds that somebody takes for it; reckoned, whatever the machine does. */
export const touchSeconds = ({ taps, picks, letters }: Touches): number =>
  (taps + picks) * (think + reach) + letters * letter;

/** A part that a person fills in on a phone is to take less. */
export const partSeconds = 180;
