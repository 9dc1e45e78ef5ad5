/** How much each measure counts for one side. */
export interface Wishes {
  skills: number;
  sectors: number;
  person: number;
  way: number;
}

/**
 * A world of the generator apart, which shares neither texts nor hidden profiles with the other one: trades are topics, what
 * somebody can do comes from the years in them, and each side has wishes of its own.
 */
export interface ApartWorld {
  name: string;
  about: string;
  /** Whether its figures may be looked at while choosing how the engine works. */
  tuned: boolean;
  sessions: number;
  size: { programmes: number; trades: number; candidates: number; needs: number };
  /** Skills of the reference list, by names that it does not have, or either. */
  naming: 'reference' | 'own' | 'either';
  /** Whole sentences, lines of key words, or both. */
  writing: 'sentences' | 'keywords' | 'either';
  /** Sentences that say nothing of the work: most in a resume, and how unevenly (standard deviation of the logarithm). */
  padding: { mean: number; spread: number };
  /** Chance that something somebody can do is told, that a summary is empty, that a need is of one line, that a skill is also ticked. */
  told: number;
  silent: number;
  terse: number;
  ticked: number;
  /** Skills that somebody tells and does not have, in the mean. */
  boasts: number;
  /** How much people differ in what they can do on the whole. */
  ability: number;
  /** Standard deviation of an answer around what its author is; of how much people agree with everything. */
  answers: { noise: number; agreeing: number };
  /** What of the person counts: all five traits, or the two that matter in the trade. */
  person: 'all' | 'two';
  /** So many towns in a square of so many kilometres, people within `around` of one; 0 towns: anywhere. */
  geography: { towns: number; across: number; around: number };
  /** A way counts by the logarithm of its length, or not until it is too long. */
  way: 'log' | 'threshold';
  /** The way (km) that is no trouble yet. */
  ease: number;
  /** What somebody likes: branches of companies, or the work of a trade wherever it is done. */
  liking: 'branch' | 'trade';
  /** Share of people who tick so many sectors that it says little. */
  undecided: number;
  /** What counts for candidates and for companies. */
  wishes: { candidate: Wishes; need: Wishes };
  /** The sum of what counts, or half of it what is worst. */
  whole: 'sum' | 'weakest';
}
