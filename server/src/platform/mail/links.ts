import type { Config } from '../config.ts';

/** With what the addresses begin that hold a secret. */
export const secretPaths = [
  '/partage',
  '/confirmer',
  '/confirmer-adresse',
  '/moins-de-messages',
  '/test',
  '/contrat/partie',
  '/contrat/signature',
  '/register-applicant',
  '/register-company',
  '/reset-password',
] as const;

/** Every address that a message leads to, from `PUBLIC_URL`. */
export const links = ({ publicUrl }: Pick<Config, 'publicUrl'>) => ({
  registration: (kind: 'applicant' | 'company', token: string) =>
    `${publicUrl}/register-${kind}/${token}`,
  passwordReset: (uid: string, token: string) =>
    `${publicUrl}/reset-password?uid=${uid}&token=${token}`,
  /** The page on which whoever holds the token chooses what they are told of. */
  lessMessages: (token: string) => `${publicUrl}/moins-de-messages/${token}`,
  /** The test of a need's tutor. */
  tutorTest: (token: string) => `${publicUrl}/test/${token}`,
  /** The page on which whoever holds the token says whether a sheet or a need still holds. */
  confirmation: (token: string) => `${publicUrl}/confirmer/${token}`,
  lessByOneClick: (token: string) => `${publicUrl}/api/messages/less/${token}/one-click/`,
  absolute: (path: string) => `${publicUrl}${path}`,
});

/** The page on which a reader sees one match, with its buttons. */
export const matchPath = (reader: 'applicant' | 'company', matchId: number): string =>
  `/${reader}/matches?match=${matchId}`;
