import { scoredQuestions } from '@tandem/domain/personality-tests/personality-test';
import { skills } from '@tandem/domain/reference/skills';
import {
  areScoredAnswers,
  type CandidateProfile,
  type NeedProfile,
  type ScoredAnswers,
} from '../profiles.ts';
import { buildSkillLexicon } from '../text/lexicon.ts';
import { prepareCandidateText, prepareNeedText } from '../text/prepare.ts';

/** Profiles for tests: complete and compatible unless a test says otherwise. */
export const lexicon = buildSkillLexicon(skills);

export const skillIdOf = (name: string): number => {
  const skill = skills.find((one) => one.name === name);
  if (!skill) throw new Error(`No reference skill « ${name} »`);
  return skill.id;
};

export const answersOf = (values: readonly number[]): ScoredAnswers => {
  const answers = Object.fromEntries(
    scoredQuestions.map(({ name }, index) => [name, String(values[index] ?? 3)]),
  );
  if (!areScoredAnswers(answers)) throw new Error('Answers go from 1 to 5');
  return answers;
};

export const paris = { latitude: 48.8566, longitude: 2.3522 };
export const versailles = { latitude: 48.8049, longitude: 2.1204 };
export const lyon = { latitude: 45.764, longitude: 4.8357 };

export const candidateTextOf = (resumeText: string) =>
  prepareCandidateText({ resumeText, summary: '' }, lexicon);

export const needTextOf = (description: string) =>
  prepareNeedText({ title: '', description }, lexicon);

const common = {
  sessionId: 1,
  contractType: 'apprentissage',
  level: '5',
  sectorIds: [24],
  answers: answersOf([]),
  place: paris,
  skillIds: [],
} as const;

// Prepared once: properties make profiles by the ten thousand, each with a text of its own.
const usualResume = candidateTextOf('Développeuse web, JavaScript et bases de données');
const usualDescription = needTextOf('Développeur web en alternance, bases de données SQL');

export const aCandidate = (changes: Partial<CandidateProfile> = {}): CandidateProfile => ({
  ...common,
  id: 1,
  programmeId: 1,
  sectorOrder: [],
  maxKm: 50,
  text: usualResume,
  ...changes,
});

export const aNeed = (changes: Partial<NeedProfile> = {}): NeedProfile => ({
  ...common,
  id: 1,
  companyId: 1,
  programmeIds: [1],
  text: usualDescription,
  ...changes,
});
