import type { ContractKey } from '@tandem/contract';
import { roleOf, type User } from '../platform/session/role-of.ts';

type Address = ContractKey extends infer Key
  ? Key extends `GET ${infer Path}`
    ? Path | `${Path}?${string}`
    : never
  : never;

/** What the first screen reads at once, by its address: asked for while its code is on its way. */
const byPath: Readonly<Record<string, readonly Address[]>> = {
  '/applicant/application': [
    '/applicants/registration/',
    '/formations/',
    '/school_years/',
    '/sector/',
  ],
  '/applicant/test': ['/applicant_test/metadata/', '/applicant_test/'],
  '/applicant/matches': ['/match_cards/', '/match_marks/'],
  '/company/page': ['/company/', '/sector/', '/company/sizes/', '/company/workforce/'],
  '/company/offers': ['/offers/', '/company/'],
  '/company/matches': ['/match_cards/', '/match_marks/'],
  '/dashboard/applicant-management': [
    '/school_years/',
    '/temp-applicants/?limit=2000&offset=0',
    '/applicant/?limit=2000&offset=0',
  ],
  '/dashboard/company-management': ['/school_years/', '/companies/?limit=2000&offset=0'],
  '/dashboard/offer-management': ['/school_years/', '/formations/'],
  '/dashboard/formation-statistics': ['/school_years/', '/formations/'],
  '/dashboard/a-faire': ['/school_years/', '/follow-up/waits/?scope=all&everyone=false'],
  '/profile': ['/sign-ins/', '/second-factor/', '/passkeys/'],
};

const staffHome: readonly Address[] = ['/school_years/', '/follow-up/work/?scope=all'];

/** Each role has a home of its own: known as soon as it is known who is there. */
const byRole: Readonly<Record<string, readonly Address[]>> = {
  applicant: ['/applicant/info/', '/follow-up/own/', '/match_cards/'],
  company: ['/company/info/', '/follow-up/own/', '/match_cards/'],
  staff: staffHome,
  superuser: staffHome,
};

export const callsAt = (path: string): readonly string[] => byPath[path] ?? [];

export const callsOfHome = (user: User): readonly string[] => byRole[roleOf(user)] ?? [];
