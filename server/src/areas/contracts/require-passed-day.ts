import { Failure } from '@tandem/domain/errors';

/** @throws Failure at the field, where the day is still to come */
export const requirePassedDay = (field: string, day: string, today: string): void => {
  if (day > today)
    throw new Failure('invalid_input', {
      fields: { [field]: 'Cette date n’est pas encore passée.' },
    });
};
