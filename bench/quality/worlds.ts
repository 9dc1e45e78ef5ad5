import { noiseLevels, type NoiseLevel } from './noise.ts';
import { type SessionSize, sessionSize } from './seeds.ts';
import type { TrueFit } from './hidden.ts';

/**
 * A way in which sessions come about. Worlds differ in structure, not only in noise: what holds in one of them alone is a
 * habit of its generator, and no merit of the engine.
 */
export interface World {
  name: string;
  about: string;
  /** Whether its figures were looked at while choosing how the engine works. Half of the worlds at most. */
  tuned: boolean;
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
  /** How much each measure counts in what truly fits. */
  truth: TrueFit;
}

const [clean, normal, noisy] = noiseLevels;

const home: World = {
  name: 'home',
  about: 'several trades around one town, reference skills, lists, all measures count alike',
  tuned: true,
  level: normal,
  size: sessionSize,
  sessions: 8,
  naming: 'reference',
  style: 'lists',
  geography: { radius: 70, lives: 'crowded', ease: 14 },
  dominance: 0,
  lengths: { spread: 0.5, sideJobs: 1 },
  silence: 0,
  truth: { skills: 1, sectors: 1, person: 1, way: 1 },
};

/** The others are smaller: they are to show what breaks, not the third digit. */
const elsewhere: World = {
  ...home,
  size: { fields: 3, candidatesPerField: 160, needsPerField: 110 },
  sessions: 4,
};

export const worlds: readonly World[] = [
  home,
  { ...elsewhere, name: 'clean', about: 'as at home, nothing lost in writing', level: clean },
  {
    ...elsewhere,
    name: 'noisy',
    about: 'as at home, half lost in writing',
    tuned: false,
    level: noisy,
  },
  {
    ...elsewhere,
    name: 'outside',
    about: 'skills that the reference list does not have',
    naming: 'outside',
  },
  {
    ...elsewhere,
    name: 'one sector',
    about: 'nine companies of ten in the commonest sector of their field',
    dominance: 0.9,
  },
  {
    ...elsewhere,
    name: 'lengths',
    about: 'resumes of five lines and of five pages',
    lengths: { spread: 1.3, sideJobs: 8 },
  },
  {
    ...elsewhere,
    name: 'rural',
    about: 'people and companies all over a large region',
    tuned: false,
    geography: { radius: 160, lives: 'anywhere', ease: 30 },
  },
  {
    ...elsewhere,
    name: 'tiny',
    about: '30 candidates, 20 needs, one trade',
    tuned: false,
    size: { fields: 1, candidatesPerField: 30, needsPerField: 20 },
    sessions: 8,
  },
  {
    ...elsewhere,
    name: 'silent',
    about: 'two summaries of three empty, as many needs of two lines',
    tuned: false,
    silence: 0.67,
  },
  {
    ...elsewhere,
    name: 'uneven',
    about: 'skills count three times, the way twice, the sector half',
    tuned: false,
    truth: { skills: 3, sectors: 0.5, person: 1, way: 2 },
  },
  {
    ...elsewhere,
    name: 'prose',
    about: 'running text, titles that name no job, nothing ticked',
    tuned: false,
    style: 'prose',
  },
];
