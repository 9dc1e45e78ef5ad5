import { emailKey } from '@tandem/domain/email';
import { makeReadablePassword } from '../../security/generated-password.ts';
import { hashPassword } from '../../security/passwords.ts';
import type { Services } from '../../services.ts';
import { addAccount, findAccountByEmail } from '../../storage/accounts.ts';

export interface NewSuperuser {
  email: string;
  password: string;
}

/** The first superuser, made when the configured address has no account; null when there is one. */
export const ensureSuperuser = async ({
  db,
  config,
  now,
}: Services): Promise<NewSuperuser | null> => {
  const email = config.adminEmail;
  if (await findAccountByEmail(db.read, emailKey(email))) return null;
  const password = config.adminPassword ?? makeReadablePassword();
  const passwordHash = await hashPassword(password);
  const id = await db.transaction((tx) =>
    addAccount(tx, {
      kind: 'superuser',
      email,
      firstName: 'Super',
      lastName: 'Utilisateur',
      passwordHash,
      registeredAt: now(),
      at: now(),
    }),
  );
  return id === null ? null : { email, password };
};
