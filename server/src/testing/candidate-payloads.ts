import type { Sent } from '@tandem/contract';
import { openQuestion, scoredQuestions } from '@tandem/domain/personality-tests/personality-test';

export type CandidateSheet = Sent<'POST /applicants/registration/'>['body'];

/** Every field of a candidate's sheet, filled in with what is valid. */
export const sheetFor = ({
  sessionId,
  programmeId,
}: {
  sessionId: number;
  programmeId: number;
}): CandidateSheet => ({
  formation: programmeId,
  session_id: sessionId,
  civility: 'Mme',
  city: 'Lyon',
  country: 'France',
  phone: '06 12 34 56 78',
  diploma: 'Baccalauréat général',
  target_educational_level: '5',
  duration: '2',
  contract_type: 'apprentissage',
  sector: [24],
  location: 'Lyon',
  kilometers_away: -1,
  summary: 'Je développe des sites en TypeScript et React.',
  skills: [],
});

/** The whole personality test, every scored question answered alike. */
export const answers = (scale: '1' | '2' | '3' | '4' | '5' = '4') => ({
  ...Object.fromEntries(scoredQuestions.map(({ name }) => [name, scale])),
  [openQuestion.name]: 'Apprendre chaque jour.',
});
