import type { Answer, ContractKey } from '@tandem/contract';
import { roleOf, type User } from '../platform/session/role-of.ts';

/** An address of a path: something stands in place of what is in braces. */
type Filled<Path extends string> = Path extends `${infer Head}{${string}}${infer Tail}`
  ? `${Head}${string}${Tail}`
  : Path;

type Address = ContractKey extends infer Key
  ? Key extends `GET ${infer Path}`
    ? Filled<Path> | `${Path}?${string}`
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
    '/temp-applicants/?limit=2000&offset=0',
    '/applicant/?limit=2000&offset=0',
    '/follow-up/standings/applicant/',
  ],
  '/dashboard/company-management': [
    '/companies/?limit=2000&offset=0',
    '/follow-up/standings/company/',
  ],
  '/dashboard/formation-management': ['/formations/', '/school_years/'],
  '/dashboard/besoins': ['/lists/needs/'],
  '/dashboard/dossiers': ['/lists/contract_files/'],
  '/dashboard/rendez-vous': ['/lists/meetings/'],
  '/dashboard/a-faire': ['/follow-up/waits/?scope=all&everyone=false'],
  '/profile': ['/sign-ins/', '/second-factor/', '/passkeys/'],
};

const staffHome: readonly Address[] = ['/follow-up/work/?scope=all'];

/** The next meeting is one of these. */
const meetings: Address = '/meetings/?when=coming&limit=20';

/** Each role has a home of its own: known as soon as it is known who is there. */
const byRole: Readonly<Record<string, readonly Address[]>> = {
  applicant: ['/applicant/info/', '/follow-up/own/', '/match_cards/', meetings],
  company: ['/company/info/', '/follow-up/own/', '/match_cards/', meetings],
  staff: staffHome,
  superuser: staffHome,
};

/** What stands around every screen of the staff comes in one answer; each part is taken as the answer of its own address. */
export const frameAddress: Address = '/staff_frame/';

export const frameParts: Readonly<Record<keyof Answer<'GET /staff_frame/'>, Address>> = {
  account: '/user/',
  notifications: '/notifications/',
  sessions: '/school_years/',
  formations: '/formations/',
  colleagues: '/follow-up/colleagues/',
  views: '/views/',
  imports: '/imports/?limit=5',
  privacy: '/privacy/',
};

/** Screens of the staff alone. */
export const isFramed = (path: string): boolean => path.startsWith('/dashboard/');

export const callsAt = (path: string): readonly string[] => byPath[path] ?? [];

export const callsOfHome = (user: User): readonly string[] => byRole[roleOf(user)] ?? [];
