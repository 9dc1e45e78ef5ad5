import { Failure } from '@tandem/domain/errors';

/** What `reading` answers; that a file cannot be read is told at the field in which it was chosen. */
export const toldAt = async <Answer>(field: string, reading: Promise<Answer>): Promise<Answer> => {
  try {
    return await reading;
  } catch (error) {
    if (!(error instanceof Failure) || error.code !== 'unreadable_pdf') throw error;
    const { code, message } = error;
    throw new Failure(code, { message, fields: { [field]: message } });
  }
};
