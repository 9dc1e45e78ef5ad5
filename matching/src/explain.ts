import type { ScoredQuestionName } from './profiles.ts';
import { scoredQuestions } from '@tandem/domain/personality-tests/personality-test';
import { encodeCandidate, encodeNeed, type EncodedCandidate, type EncodedNeed } from './encoded.ts';
import { incompatibility, type Incompatibility } from './compatible.ts';
import type { Corpus } from './parts/document.ts';
import { kilometresBetween } from './parts/geographic.ts';
import { sectorFits, type SectorFit } from './parts/industry.ts';
import { noDistanceLimit } from '@tandem/domain/reference/distances';
import type { CandidateProfile, NeedProfile } from './profiles.ts';
import { scoreParts, sharedTerms, sharedWeight, type PairScores } from './score-pair.ts';
import { tellingAim, tellingWord } from './term-weight.ts';
import { aimOfSkill, aimOfWord } from './text/lexicon.ts';
import { totalTenths, type Weights } from './weights.ts';

export interface IndustryReasons {
  /** For each sector of the company, the candidate's closest. */
  sectors: readonly SectorFit[];
}

export interface TestReasons {
  /** Questions answered alike (at most one step apart), in the order of the test. */
  close: readonly ScoredQuestionName[];
  /** Questions answered three or four steps apart. */
  far: readonly ScoredQuestionName[];
}

export interface GeographicReasons {
  /** Kilometres as the crow flies; null where a place is not known. */
  km: number | null;
  /** The candidate's limit in kilometres; null for none. */
  limitKm: number | null;
  unknownPlaces: readonly ('candidate' | 'need')[];
}

export interface ResumeReasons {
  /** Ids of skills on both sides, the most telling first. */
  sharedSkills: readonly number[];
  /** Ids of skills that the need asks for and the candidate does not show. */
  missingSkills: readonly number[];
  /**
   * Words that both texts have besides, as they are written, the most telling first; those that nearly all have only where
   * there are no others.
   */
  sharedWords: readonly string[];
  /**
   * The jobs that the candidate's summary and the title of the need both name: ids of skills, and words as they are
   * written, the most telling first; without those that nearly every summary and title has.
   */
  aimedSkills: readonly number[];
  aimedWords: readonly string[];
}

export interface PairExplanation {
  scores: PairScores;
  industry: IndustryReasons;
  test: TestReasons;
  geographic: GeographicReasons;
  resume: ResumeReasons;
}

const testReasons = ({ profile }: EncodedCandidate, need: EncodedNeed): TestReasons => {
  const apart = ({ name }: { name: ScoredQuestionName }): number =>
    Math.abs(Number(profile.answers[name]) - Number(need.profile.answers[name]));
  return {
    close: scoredQuestions.filter((one) => apart(one) <= 1).map(({ name }) => name),
    far: scoredQuestions.filter((one) => apart(one) >= 3).map(({ name }) => name),
  };
};

const geographicReasons = (
  { place, maxKm }: CandidateProfile,
  need: NeedProfile,
): GeographicReasons => ({
  km: place && need.place ? kilometresBetween(place, need.place) : null,
  limitKm: maxKm === noDistanceLimit ? null : maxKm,
  unknownPlaces: [
    ...(place ? [] : (['candidate'] as const)),
    ...(need.place ? [] : (['need'] as const)),
  ],
});

/** How the words of a pair read: as the candidate wrote them, where both did. */
const wordForms = (candidate: EncodedCandidate, need: EncodedNeed, corpus: Corpus) => {
  const forms = new Map<number, string>();
  for (const { text } of [need.profile, candidate.profile])
    for (const [at, word] of text.words.entries())
      forms.set(corpus.wordTerm(word), text.forms[at] ?? '');
  return forms;
};

/** What each term that can be aimed at stands for. */
const aimsOf = (candidate: EncodedCandidate, need: EncodedNeed, corpus: Corpus) => {
  const words = new Map<number, string>();
  const skills = new Map<number, number>();
  for (const { text } of [need.profile, candidate.profile]) {
    for (const [at, word] of text.words.entries())
      words.set(corpus.wordTerm(aimOfWord(word)), text.forms[at] ?? '');
    for (const skillId of text.skills) skills.set(corpus.wordTerm(aimOfSkill(skillId)), skillId);
  }
  return { words, skills };
};

const resumeReasons = (
  candidate: EncodedCandidate,
  need: EncodedNeed,
  corpus: Corpus,
): ResumeReasons => {
  const { skillIds } = corpus.statistics;
  const weightOf = (term: number): number => corpus.weights[term] ?? 0;
  const tellingFirst = (one: number, other: number): number =>
    weightOf(other) - weightOf(one) || one - other;
  const isSkill = (term: number): boolean => term < corpus.skillCount;
  const idOf = (term: number): number => skillIds[term] ?? 0;
  const forms = wordForms(candidate, need, corpus);
  const shared = sharedTerms(candidate.terms, need.terms).toSorted(tellingFirst);
  const asked = [...need.terms].filter(isSkill).toSorted(tellingFirst);
  const sharedSkills = shared.filter(isSkill);
  const words = shared.filter((term) => forms.has(term));
  const telling = words.filter((term) => weightOf(term) >= tellingWord);
  const aims = aimsOf(candidate, need, corpus);
  const said = [candidate, need].map(
    ({ profile }) => new Set(Array.from(profile.text.aims, (aim) => corpus.wordTerm(aim))),
  );
  const aimed = shared.filter(
    (term) => said.every((terms) => terms.has(term)) && weightOf(term) >= tellingAim,
  );
  return {
    sharedSkills: sharedSkills.map(idOf),
    missingSkills: asked.filter((term) => !sharedSkills.includes(term)).map(idOf),
    sharedWords: (telling.length > 0 ? telling : words).map((term) => forms.get(term) ?? ''),
    aimedSkills: aimed.flatMap((term) => aims.skills.get(term) ?? []),
    aimedWords: aimed.flatMap((term) => aims.words.get(term) ?? []),
  };
};

/**
 * The scores of a pair, the same as in a run, with what each part rests on, as data; the sentences are the screens'.
 * Where the pair is not compatible, the reason.
 */
export const explainPair = (
  candidate: CandidateProfile,
  need: NeedProfile,
  corpus: Corpus,
  weights: Weights,
): PairExplanation | Incompatibility => {
  const ours = encodeCandidate(candidate, corpus);
  const theirs = encodeNeed(need, corpus);
  const why = incompatibility(ours, theirs);
  if (why) return why;
  const shared = sharedWeight(ours.terms, theirs.terms, corpus);
  const scores = scoreParts(ours, theirs, shared, corpus);
  return {
    scores: { ...scores, total: totalTenths(scores, weights) },
    industry: { sectors: sectorFits(candidate.sectorIds, need.sectorIds) },
    test: testReasons(ours, theirs),
    geographic: geographicReasons(candidate, need),
    resume: resumeReasons(ours, theirs, corpus),
  };
};
