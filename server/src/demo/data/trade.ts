import type { Duration } from '@tandem/domain/reference/durations';
import type { Level } from '@tandem/domain/reference/levels';

/** A job within a trade, as companies write it up. */
export interface Role {
  /** As job sheets call it, without « (H/F) ». */
  titles: readonly [string, ...string[]];
  /** Infinitives in lower case, without a full stop. */
  missions: readonly string[];
  /** Sentences about the person who is looked for. */
  profile: readonly string[];
  skills: readonly number[];
}

/** What somebody did before; `[m|f]` holds both forms of a word. */
export interface Experience {
  title: string;
  /** Employers that may have offered it; all invented, or said in general terms. */
  employers: readonly string[];
  /** When it can only have been. */
  season?: 'summer' | 'autumn';
  /** How long it lasted, in weeks, or in whole years of part-time work. */
  length: { weeks: number } | { years: number };
  tasks: readonly string[];
}

/** A sentence that tells by which of the trade's paths somebody came, or which of its experiences they have. */
export interface OpeningFacts {
  text: string;
  path?: number;
  experience?: number;
}

/** One way into the programme: the last diploma, and the steps to it, the latest first. */
export interface Path {
  diploma: string;
  steps: readonly { title: string; school: string; years: number }[];
}

/** A programme with both sides of it: the needs that companies have, and the people who follow it. */
export interface Trade {
  programme: { name: string; level: Level };
  duration: Duration;
  /** Ids of sectors in which its candidates look, the likeliest first. */
  sectors: readonly number[];
  roles: Readonly<Record<string, Role>>;
  /** What job sheets say of hours, pay and places. */
  conditions: readonly string[];
  /** Titles of resumes. */
  headlines: readonly string[];
  /** First sentences of a summary. */
  openings: readonly (string | OpeningFacts)[];
  /** Sentences that may follow. */
  continuations: readonly string[];
  experiences: readonly Experience[];
  /** Projects and achievements; most of all for higher levels. */
  projects: readonly string[];
  tools: readonly string[];
  skills: readonly number[];
  paths: readonly Path[];
}
