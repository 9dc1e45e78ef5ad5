import { tellingJobTitle, tellingWord } from '../corpus/term-weight.ts';
import { type Corpus, jobTitleTerms, jobTitleWeight } from '../parts/document.ts';
import { familiesOf } from '../text/families.ts';
import { jobTitleOfSkill, jobTitleOfWord } from '../text/lexicon.ts';
import { eachPhrase, lastPlace } from '../text/prepared.ts';
import type { EncodedCandidate, EncodedNeed } from './encoded.ts';
import { sharedTerms } from './score-pair.ts';

export interface ResumeReasons {
  /** Ids of skills on both sides, the most telling first. */
  sharedSkills: readonly number[];
  /** Those among them that the candidate has ticked and that no text of theirs says: they count in part. */
  onlyTicked: readonly number[];
  /** Ids of skills that the need asks for and the candidate does not show. */
  missingSkills: readonly number[];
  /**
   * Words and phrases that both texts have besides, as they are written, the most telling first; those that nearly all have only
   * where the others are not nearly all that counted.
   */
  sharedWords: readonly string[];
  /**
   * The jobs that the candidate's summary and the title of the need both name: ids of skills, and words as they are
   * written, the most telling first; without those that nearly every summary and title has.
   */
  aimedSkills: readonly number[];
  aimedWords: readonly string[];
  /** Which choice of the candidate's the dearest of these is, 1 the first; null where they tell no order. */
  aimedChoice: number | null;
  /** The same where the candidate's texts name them without saying that they look for them. */
  inferredSkills: readonly number[];
  inferredWords: readonly string[];
  /** Skills that the need asks for, each with one of the candidate's that is close to it. */
  nearSkills: readonly { asked: number; own: number }[];
  /** The share of what counted that is told above. */
  told: number;
}

/** How the words and phrases of a pair read: as the candidate wrote them, where both did. */
const wordForms = (candidate: EncodedCandidate, need: EncodedNeed, corpus: Corpus) => {
  const forms = new Map<number, string>();
  for (const { text } of [need.profile, candidate.profile]) {
    const formOf = new Map<number, string>();
    for (const [at, word] of text.words.entries()) {
      const form = text.forms[at] ?? '';
      formOf.set(word, form);
      forms.set(corpus.wordTerm(word), form);
    }
    eachPhrase(text, (phrase, first, second) => {
      const words = [first, second].map((word) => formOf.get(word) ?? '');
      forms.set(corpus.wordTerm(phrase), words.join(' … '));
    });
  }
  forms.delete(-1);
  return forms;
};

/** What each term that can be aimed at stands for. */
const aimsOf = (candidate: EncodedCandidate, need: EncodedNeed, corpus: Corpus) => {
  const words = new Map<number, string>();
  const skills = new Map<number, number>();
  const jobTitleOf = new Map<number, number>();
  const termOf = (jobTitle: number): number => {
    const term = corpus.wordTerm(jobTitle);
    jobTitleOf.set(term, jobTitle);
    return term;
  };
  for (const { text } of [need.profile, candidate.profile]) {
    for (const [at, word] of text.words.entries())
      words.set(termOf(jobTitleOfWord(word)), text.forms[at] ?? '');
    for (const skillId of text.skills) skills.set(termOf(jobTitleOfSkill(skillId)), skillId);
  }
  jobTitleOf.delete(-1);
  return { words, skills, jobTitleOf };
};

/** For each skill asked that the candidate does not show, one that their texts say of the same family, where that counted. */
const nearSkillsOf = (
  candidate: EncodedCandidate,
  missing: readonly number[],
): ResumeReasons['nearSkills'] => {
  const own = new Set(candidate.profile.text.skills);
  return missing.flatMap((asked) => {
    const families = familiesOf([asked]);
    const near = [...own].find((id) =>
      familiesOf([id]).some((family) => families.includes(family)),
    );
    return near === undefined ? [] : [{ asked, own: near }];
  });
};

/** So much of what counted is told at least, in words if need be that tell little. */
const leastTold = 0.95;

/** The first words of a list that tell enough of what counted, given what is told already; those that tell much in any case. */
const enough = (
  words: readonly number[],
  weightOf: (term: number) => number,
  before: number,
  all: number,
): number[] => {
  let told = before;
  return words.filter((term) => {
    const isMissed = weightOf(term) >= tellingWord || told < leastTold * all;
    if (isMissed) told += weightOf(term);
    return isMissed;
  });
};

const choiceOf = (
  { profile: { text } }: EncodedCandidate,
  aimed: readonly number[],
  jobTitleOf: ReadonlyMap<number, number>,
): number | null => {
  if (aimed.length === 0 || text.places.every((place) => place === 0)) return null;
  const places = aimed.map(
    (term) => text.places[text.jobTitles.indexOf(jobTitleOf.get(term) ?? 0)],
  );
  return 1 + Math.min(...places.map((place) => place ?? lastPlace));
};

/** The jobs among the shared terms: those that both sides say they look for, and those that only the texts name. */
const jobTitleReasons = (
  shared: readonly number[],
  candidate: EncodedCandidate,
  need: EncodedNeed,
  corpus: Corpus,
) => {
  const { words, skills, jobTitleOf } = aimsOf(candidate, need, corpus);
  const said = [candidate, need].map(
    ({ profile }) =>
      new Set(Array.from(profile.text.jobTitles, (jobTitle) => corpus.wordTerm(jobTitle))),
  );
  const isSaid = (term: number): boolean => said.every((terms) => terms.has(term));
  const jobs = shared.filter((term) => {
    const jobTitle = jobTitleOf.get(term);
    return jobTitle !== undefined && jobTitleWeight(jobTitle, corpus) >= tellingJobTitle;
  });
  const named = (all: readonly number[], names: ReadonlyMap<number, number>) =>
    all.flatMap((term) => names.get(term) ?? []);
  const written = (all: readonly number[]) => all.flatMap((term) => words.get(term) ?? []);
  const aimed = jobs.filter(isSaid);
  const inferred = jobs.filter((term) => !isSaid(term));
  return {
    terms: jobs.flatMap((term) =>
      jobTitleTerms(jobTitleOf.get(term) ?? 0, corpus).filter((one) => shared.includes(one)),
    ),
    reasons: {
      aimedChoice: choiceOf(candidate, aimed, jobTitleOf),
      aimedSkills: named(aimed, skills),
      aimedWords: written(aimed),
      inferredSkills: named(inferred, skills),
      inferredWords: written(inferred),
    },
  };
};

/** What the text part of a pair rests on. */
export const resumeReasons = (
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
  const sumOf = (terms: readonly number[]): number =>
    terms.reduce((sum, term) => sum + weightOf(term), 0);
  const forms = wordForms(candidate, need, corpus);
  const shared = sharedTerms(candidate.terms, need.terms).toSorted(tellingFirst);
  const asked = [...need.terms].filter(isSkill).toSorted(tellingFirst);
  const sharedSkills = shared.filter(isSkill);
  const missingSkills = asked.filter((term) => !sharedSkills.includes(term)).map(idOf);
  const families = new Set(
    familiesOf([...need.profile.text.skills, ...need.profile.skillIds]).map((family) =>
      corpus.wordTerm(family),
    ),
  );
  const jobTitles = jobTitleReasons(shared, candidate, need, corpus);
  const all = sumOf(shared);
  const toldTerms = new Set(sharedSkills.map((term) => corpus.toldTerm(term)));
  const before = sumOf([
    ...sharedSkills,
    ...shared.filter((term) => toldTerms.has(term)),
    ...jobTitles.terms,
    ...shared.filter((one) => families.has(one)),
  ]);
  const words = enough(
    shared.filter((term) => forms.has(term)),
    weightOf,
    before,
    all,
  );
  return {
    sharedSkills: sharedSkills.map(idOf),
    onlyTicked: sharedSkills
      .filter((term) => corpus.toldTerm(term) >= 0)
      .map(idOf)
      .filter((id) => !candidate.profile.text.skills.includes(id)),
    missingSkills,
    nearSkills: nearSkillsOf(candidate, missingSkills),
    sharedWords: words.map((term) => forms.get(term) ?? ''),
    ...jobTitles.reasons,
    told: all === 0 ? 1 : (before + sumOf(words)) / all,
  };
};
