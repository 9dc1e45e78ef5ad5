import { Failure } from '@tandem/domain/errors';
import {
  testAnswerFaults,
  testQuestionNames,
} from '@tandem/domain/personality-tests/personality-test';

/** A complete set of answers, without anything else that came along; else a failure under each open question. */
export const requireAnswers = (
  sent: Readonly<Record<string, string | undefined>>,
): Record<string, string> => {
  const answers = Object.fromEntries(testQuestionNames.map((name) => [name, sent[name] ?? '']));
  const fields = testAnswerFaults(answers);
  if (Object.keys(fields).length > 0) throw new Failure('invalid_input', { fields });
  return answers;
};
