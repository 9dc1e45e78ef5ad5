import { skills } from '@tandem/domain/reference/skills';
import { buildCorpus } from '@tandem/matching/corpus/corpus';
import { type Corpus, openCorpus } from '@tandem/matching/parts/document';
import {
  areScoredAnswers,
  type CandidateProfile,
  type NeedProfile,
  type ScoredAnswers,
} from '@tandem/matching/profiles';
import { buildSkillLexicon } from '@tandem/matching/text/lexicon';
import { prepareCandidateText, prepareNeedText } from '@tandem/matching/text/prepare';
import type { CandidateSheet, GeneratedSession, NeedSheet } from './session.ts';

export const lexicon = buildSkillLexicon(skills);

export interface EngineSession {
  corpus: Corpus;
  candidates: ReadonlyMap<CandidateSheet, CandidateProfile>;
  needs: ReadonlyMap<NeedSheet, NeedProfile>;
}

const answersOf = (answers: Record<string, string>): ScoredAnswers => {
  if (!areScoredAnswers(answers)) throw new Error('An answer is missing');
  return answers;
};

const common = { sessionId: 1, contractType: 'apprentissage' } as const;

const candidateText = (sheet: CandidateSheet, trades: readonly string[]) =>
  prepareCandidateText(
    {
      resumeText: sheet.resumeText,
      summary: sheet.summary,
      trades,
      skillNames: sheet.skillNames,
      personal: [sheet.person.firstName, sheet.person.lastName, sheet.place.name],
    },
    lexicon,
  );

const candidateProfile = (sheet: CandidateSheet): CandidateProfile => ({
  ...common,
  id: sheet.id,
  programmeId: sheet.programmeId,
  level: sheet.level,
  sectorIds: sheet.sectorIds,
  sectorOrder: [],
  answers: answersOf(sheet.answers),
  place: sheet.place,
  maxKm: sheet.maxKm,
  text: candidateText(sheet, []),
  skillIds: sheet.skillIds,
});

const needProfile = (sheet: NeedSheet): NeedProfile => ({
  ...common,
  id: sheet.id,
  companyId: sheet.id,
  programmeIds: sheet.programmeIds,
  level: sheet.level,
  sectorIds: sheet.sectorIds,
  answers: answersOf(sheet.answers),
  place: sheet.place,
  text: prepareNeedText(
    {
      title: sheet.title,
      description: sheet.description,
      skillNames: sheet.skillNames,
      personal: [sheet.place.name],
    },
    lexicon,
  ),
  skillIds: sheet.skillIds,
});

/** The same session where candidates say which of their sectors they like best. */
export const withOrders = ({ candidates, needs }: EngineSession): EngineSession => {
  const ours = new Map(
    Array.from(candidates, ([sheet, one]) => [sheet, { ...one, sectorOrder: sheet.sectorOrder }]),
  );
  return {
    // Counted anew: the scales of a session follow from its scores.
    corpus: openCorpus(buildCorpus(ours.values(), needs.values(), lexicon)),
    candidates: ours,
    needs,
  };
};

/** The same session where candidates name the trades that they look for, in their order or all alike. */
export const withTrades = (
  { candidates, needs }: EngineSession,
  told: 'in order' | 'alike',
): EngineSession => {
  const ours = new Map(
    Array.from(candidates, ([sheet, one]) => [
      sheet,
      {
        ...one,
        text: candidateText(
          sheet,
          told === 'in order' || sheet.trades.length === 0
            ? sheet.trades
            : [[...sheet.trades, sheet.summary].join('\n')],
        ),
      },
    ]),
  );
  return {
    corpus: openCorpus(buildCorpus(ours.values(), needs.values(), lexicon)),
    candidates: ours,
    needs,
  };
};

/** The sheets as the engine gets them, no sector before another, with the corpus of the whole session. */
export const readSession = ({ candidates, needs }: GeneratedSession): EngineSession => {
  const ours = new Map(candidates.map((sheet) => [sheet, candidateProfile(sheet)]));
  const theirs = new Map(needs.map((sheet) => [sheet, needProfile(sheet)]));
  return {
    corpus: openCorpus(buildCorpus(ours.values(), theirs.values(), lexicon)),
    candidates: ours,
    needs: theirs,
  };
};
