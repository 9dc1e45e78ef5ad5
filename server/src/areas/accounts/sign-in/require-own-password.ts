import { Failure } from '@tandem/domain/errors';
import { passwordFits } from '../../../platform/security/passwords/passwords.ts';
import type { Services } from '../../services.ts';
import type { Member } from '../account-queries.ts';
import { checkGuess, type Guesser } from './guessing/check-guess.ts';

interface Given {
  typed: string;
  host: string;
  signInId: number;
}

/** Whoever sits at a screen that was left open does not know the password; what they guess is counted. */
export const requireOwnPassword = async (
  services: Pick<Services, 'db' | 'now'>,
  account: Member,
  { typed, host, signInId }: Given,
): Promise<void> => {
  const guesser: Guesser = { account: account.email_key, host, signInId };
  const fits = await checkGuess(services, guesser, (first) =>
    passwordFits(account.password_hash, typed, { key: host, first }),
  );
  if (!fits)
    throw new Failure('wrong_password', { fields: { password: 'Le mot de passe est incorrect.' } });
};
