import { Failure, type ErrorCode } from '@tandem/domain/errors';
import type { Services } from '../../services.ts';
import { countWrongLink } from './guessing/check-guess.ts';

/** What a link of a message leads to; who guesses at links is slowed down. */
export const requireLink = async <Found>(
  services: Pick<Services, 'db' | 'now'>,
  host: string,
  find: () => Promise<Found | undefined>,
  otherwise: ErrorCode = 'not_found',
): Promise<Found> => {
  const found = await find();
  if (found !== undefined) return found;
  await countWrongLink(services, host);
  throw new Failure(otherwise);
};
