import { ApiError } from '../../../platform/api/errors.ts';

/** What the code of a second factor is sent with; null for any other failure. */
export const challengeIn = (error: unknown): string | null =>
  error instanceof ApiError && error.code === 'second_factor_needed'
    ? String(error.data['challenge'])
    : null;
