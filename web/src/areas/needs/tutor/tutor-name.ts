import type { Answer } from '@tandem/contract';

/** '' where nobody is named. */
export const tutorName = (
  tutor: Pick<Answer<'GET /offers/'>[number], 'tutor_first_name' | 'tutor_last_name'>,
): string => [tutor.tutor_first_name, tutor.tutor_last_name].filter(Boolean).join(' ');
