import { Failure } from '@tandem/domain/errors';
import { sessionDaysFault, type SessionDays } from '@tandem/domain/programmes/session';

export const nameTaken = () =>
  new Failure('name_taken', {
    message: 'Une session de ce nom existe déjà.',
    fields: { name: 'Une session de ce nom existe déjà.' },
  });

export const requireSoundDays = (days: SessionDays): void => {
  const fault = sessionDaysFault(days);
  if (fault) throw new Failure('invalid_input', { fields: { ends_on: fault } });
};
