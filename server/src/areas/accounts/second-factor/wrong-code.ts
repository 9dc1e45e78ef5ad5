import { errorSentences, Failure } from '@tandem/domain/errors';

/** Said under the field. */
export const wrongCode = (): Failure =>
  new Failure('wrong_code', { fields: { code: errorSentences.wrong_code } });
