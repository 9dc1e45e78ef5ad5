/**
 * A recognised skill weighs as much as this many words of its rarity. So does a word that the titles of needs are made
 * of (« comptable », « fleuriste »): it names the job. So does, once more, what the title of a need and the summary of a
 * candidate both say: it is the job that they look for, not one that they once had.
 */
export const skillBoost = 15;

/** Of the weight of a reference skill so much is for its being ticked, the rest for a text that says it: ticking costs nothing. */
export const tickedShare = 1 / 3;

/**
 * Of the weight of a job title so many eighths are for its being among the first two trades that somebody looks for, and for its being
 * the first: it counts 8, 6 or 5 of them by its place, as a sector does. Whoever tells no order brings all of them.
 */
export const amongTwoEighths = 2;
export const firstEighths = 5;

/** A skill that somebody has added counts half by its number: its name is in the text as well, a phrase or a word. */
export const addedSkillBoost = 7;

/** A family of related skills: what is close to what is asked gives part of the credit. */
export const familyBoost = 4;

/** A word or a skill names jobs when at least this many needs of the session have it in their title. */
export const titlesToNameAJob = 2;

/** Fixed point: weights are whole numbers, so that sums of them are the same in any order and on any machine. */
const weightScale = 16;

/** A word lighter than this, which more than a third of the texts of one side have, tells nothing of a pair: « projets ». */
export const tellingWord = weightScale;

/** A job title lighter than this, as ordinary as such a word, names no job. */
export const tellingJobTitle = tellingWord * skillBoost;

export interface Occurrence {
  /** Texts of one side of the session. */
  size: number;
  /** Those that contain the term. */
  occurrences: number;
}

/** A side with few texts says little about how ordinary a term is: the whole session speaks as this many texts more. */
const priorTexts = 10;

const shareOf = (all: readonly Occurrence[]): number => {
  const size = all.reduce((sum, side) => sum + side.size, 0);
  const occurrences = all.reduce((sum, side) => sum + side.occurrences, 0);
  const overall = (occurrences + 0.5) / (size + 1);
  return Math.max(
    ...all.map((side) => (side.occurrences + priorTexts * overall) / (side.size + priorTexts)),
  );
};

/**
 * The weight of a term: its inverse document frequency (Spärck Jones, 1972), ln(1 / share), where the share is that of
 * the side on which the term is more ordinary: « missions » is in every need and in few resumes, and tells nothing.
 */
export const termWeight = (sides: readonly Occurrence[], boost: number): number => {
  const rarity = Math.max(0.1, Math.log(1 / shareOf(sides)));
  return Math.round(weightScale * boost * rarity);
};

/** What every twentieth need asks, or more of them, counts in full among the claims of a resume. */
const oftenAsked = 0.02;

/**
 * What a term adds to the claims of a resume: the more, the more needs of the session have it. What hardly anybody asks for
 * is no claim on anything.
 */
export const claimOf = (weight: number, { size, occurrences }: Occurrence): number =>
  Math.round(weight * Math.min(1, occurrences / Math.max(1, oftenAsked * size)));
