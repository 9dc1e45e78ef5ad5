import {
  answerScale,
  type ScaleAnswer,
  scoredQuestions,
} from '@tandem/domain/personality-tests/personality-test';
import type { ContractType } from '@tandem/domain/reference/contract-types';
import type { Level } from '@tandem/domain/reference/levels';
import type { PreparedText } from './text/prepared.ts';

/** Degrees, WGS 84. */
export interface Place {
  latitude: number;
  longitude: number;
}

export type ScoredQuestionName = (typeof scoredQuestions)[number]['name'];

/** The scored answers of one side; the open question is read by people only. */
export type ScoredAnswers = Readonly<Record<ScoredQuestionName, ScaleAnswer>>;

/** Whether a stored set of answers has one of the scale for every scored question. */
export const areScoredAnswers = (
  answers: Readonly<Record<string, string>>,
): answers is ScoredAnswers =>
  scoredQuestions.every(({ name }) => Object.hasOwn(answerScale, answers[name] ?? ''));

interface Profile {
  id: number;
  sessionId: number;
  contractType: ContractType;
  level: Level;
  /** Ids of domain/reference/sectors: those that a candidate aims at, or those of the company behind a need. */
  sectorIds: readonly number[];
  answers: ScoredAnswers;
  /** Null where the place could not be located: it never excludes a pair. */
  place: Place | null;
  text: PreparedText;
  /** The skills ticked on the sheet; those recognised in free text are in `text`. */
  skillIds: readonly number[];
}

/**
 * A candidate as the engine sees them. What is not here (name, age, civility, address, diploma …) cannot count.
 */
export interface CandidateProfile extends Profile {
  programmeId: number;
  /** Their favourite sectors, the first first; none where they like all alike. */
  sectorOrder: readonly number[];
  /** How far the candidate would go, in kilometres; `noDistanceLimit` (-1) for anywhere. */
  maxKm: number;
}

/** An active need, with what it takes from its company. */
export interface NeedProfile extends Profile {
  companyId: number;
  programmeIds: readonly number[];
}
