import type { NoiseLevel } from './noise.ts';
import type { SessionSize } from './seeds.ts';

/** How well a pair truly fits, by four measures, each on a scale of its own. */
export interface TrueFit {
  skills: number;
  sectors: number;
  person: number;
  way: number;
}

/**
 * A way in which sessions come about. Worlds differ in structure, not only in noise: what holds in one of them alone is a
 * habit of its generator, and no merit of the engine.
 */
export interface World {
  name: string;
  about: string;
  /**
   * Whether its figures were looked at while choosing how the engine works: at all, for the rule of claims alone (small sessions,
   * see docs/measurements.md), or never.
   */
  tuned: boolean | 'claims';
  level: NoiseLevel;
  size: SessionSize;
  /** How many sessions are measured. */
  sessions: number;
  /** Skills by the names and synonyms of the reference list, or by names that it does not have. */
  naming: 'reference' | 'outside';
  /** Lists and sections, or running text with neither, in which most titles name no job. */
  style: 'lists' | 'prose';
  /** The area around its centre (km), whether people live where most do or anywhere, and usual ease of a way (km). */
  geography: { radius: number; lives: 'crowded' | 'anywhere'; ease: number };
  /** Share of companies that are of the commonest sector of their field, whatever they would be else. */
  dominance: number;
  /** How much resumes differ in length (standard deviation of the logarithm), and most side jobs that they list. */
  lengths: { spread: number; sideJobs: number };
  /** Chance that a summary is empty, or a need has nothing but two lines beside its title. */
  silence: number;
  /** What the answers to the test come from: five traits, or as many leanings as there are statements, each on its own. */
  character: 'traits' | 'statements';
  /** How much each measure counts in what truly fits. */
  truth: TrueFit;
}
