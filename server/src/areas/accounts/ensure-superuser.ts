import { emailKey } from '@tandem/domain/accounts/email';
import { makeReadablePassword } from '../../platform/security/generated-password.ts';
import { hashPassword } from '../../platform/security/passwords.ts';
import type { Services } from '../services.ts';
import { addAccount, findAccountByEmail } from './account-queries.ts';

export interface NewSuperuser {
  email: string;
  password: string;
}

/**
 * The first superuser, made when the configured address has no account; null when there is one. A generated password is
 * shown before it counts: killed in between, the next start makes and shows another.
 */
export const ensureSuperuser = async (
  { db, config, now }: Pick<Services, 'config' | 'db' | 'now'>,
  show: (superuser: NewSuperuser) => void = () => {},
): Promise<NewSuperuser | null> => {
  const email = config.adminEmail;
  if (await findAccountByEmail(db.read, emailKey(email))) return null;
  const password = config.adminPassword ?? makeReadablePassword();
  const passwordHash = await hashPassword(password);
  const id = await db.transaction(async (tx) => {
    const added = await addAccount(tx, {
      kind: 'superuser',
      email,
      firstName: 'Super',
      lastName: 'Utilisateur',
      passwordHash,
      registeredAt: now(),
      at: now(),
    });
    if (added !== null && config.adminPassword === null) show({ email, password });
    return added;
  });
  return id === null ? null : { email, password };
};
