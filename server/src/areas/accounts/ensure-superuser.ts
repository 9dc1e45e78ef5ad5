import { emailKey } from '@tandem/domain/accounts/email';
import { makeReadablePassword } from '../../platform/security/passwords/generated-password.ts';
import { hashPassword } from '../../platform/security/passwords/passwords.ts';
import type { Services } from '../services.ts';
import { addAccount, findAccountByEmail, hasSuperuser } from './account-queries.ts';

export interface NewSuperuser {
  email: string;
  password: string;
}

const defaultEmail = 'admin@tandem.local';

/**
 * Makes a superuser where there is none, or where the configured address has no account: a restored database brings its
 * own. Null when there is nothing to do. A generated password is shown before it counts: killed in between, the next start
 * makes and shows another.
 */
export const ensureSuperuser = async (
  { db, config, now }: Pick<Services, 'config' | 'db' | 'now'>,
  show: (superuser: NewSuperuser) => void = () => {},
): Promise<NewSuperuser | null> => {
  if (config.adminEmail === null && (await hasSuperuser(db.read))) return null;
  const email = config.adminEmail ?? defaultEmail;
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
