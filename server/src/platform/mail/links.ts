import type { Config } from '../config.ts';

/** With what the addresses begin that hold a secret. */
export const secretPaths = [
  '/partage',
  '/confirmer',
  '/confirmer-adresse',
  '/refuser-adresse',
  '/moins-de-messages',
  '/test',
  '/contrat/partie',
  '/contrat/signature',
  '/register-applicant',
  '/register-company',
  '/reset-password',
  '/connexion',
] as const;

/** Every address that a message leads to, from `PUBLIC_URL`. */
export const links = ({ publicUrl }: Pick<Config, 'publicUrl'>) => ({
  registration: (kind: 'applicant' | 'company', token: string) =>
    `${publicUrl}/register-${kind}/${token}`,
  passwordReset: (uid: string, token: string) =>
    `${publicUrl}/reset-password?uid=${uid}&token=${token}`,
  /** The page that signs in, in the browser that asked for it. */
  signIn: (token: string) => `${publicUrl}/connexion/${token}`,
  /** The page on which whoever holds the token chooses what they are told of. */
  lessMessages: (token: string) => `${publicUrl}/moins-de-messages/${token}`,
  /** The test of a need's tutor. */
  tutorTest: (token: string) => `${publicUrl}/test/${token}`,
  /** The page on which whoever holds the token says whether a sheet or a need still holds. */
  confirmation: (token: string) => `${publicUrl}/confirmer/${token}`,
  lessByOneClick: (token: string) => `${publicUrl}/api/messages/less/${token}/one-click/`,
  absolute: (path: string) => `${publicUrl}${path}`,
});

/** Where short addresses lead, which an SMS has room for; whoever is not signed in signs in on the way. */
const shortPaths = {
  a: '/applicant/matches?match=',
  e: '/company/matches?match=',
  r: '/meetings?meeting=',
};

/** The path that a short address stands for: `/a/12` → `/applicant/matches?match=12`; null for any other. */
export const longPath = (path: string): string | null => {
  const [, name, id] = /^\/([aer])\/(\d{1,16})\/?$/.exec(path) ?? [];
  return name === undefined ? null : `${shortPaths[name as keyof typeof shortPaths]}${id}`;
};

/** The short address of a page with such a path; the path itself where there is none. */
export const shortPath = (path: string): string => {
  const [name, start] = Object.entries(shortPaths).find(([, one]) => path.startsWith(one)) ?? [];
  return start === undefined ? path : `/${name}/${path.slice(start.length)}`;
};

/** The page on which a reader sees one match, with its buttons. */
export const matchPath = (reader: 'applicant' | 'company', matchId: number): string =>
  `/${reader}/matches?match=${matchId}`;
