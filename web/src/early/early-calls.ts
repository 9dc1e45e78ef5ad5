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
  '/applicant/application': ['/applicants/registration/', '/drafts/candidate-sheet/'],
  '/applicant/test': ['/applicant_test/metadata/', '/applicant_test/'],
  '/applicant/matches': ['/match_cards/'],
  '/company/page': ['/company/', '/drafts/company-sheet/'],
  '/company/offers': ['/offers/', '/company/'],
  '/company/matches': ['/match_cards/'],
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
  '/meetings': [
    '/meetings/?when=coming&limit=21',
    '/meetings/?when=past&limit=21',
    '/calendar-address/',
    '/forums/',
  ],
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

/** What stands around a screen comes in one answer; each part is taken as the answer of its own address. */
export interface Frame {
  address: Address;
  parts: Readonly<Record<string, Address>>;
}

/** What a sheet lets one choose from. */
const choices = {
  sectors: '/sector/',
  sizes: '/company/sizes/',
  workforce: '/company/workforce/',
} as const;

type StaffParts = Omit<Answer<'GET /staff_frame/'>, keyof typeof choices>;

const staffParts: Readonly<Record<keyof StaffParts, Address>> = {
  account: '/user/',
  notifications: '/notifications/',
  sessions: '/school_years/',
  formations: '/formations/',
  links: '/formationlink/',
  colleagues: '/follow-up/colleagues/',
  views: '/views/',
  imports: '/imports/?limit=5',
  exports: '/exports/',
  privacy: '/privacy/',
};

export const staffFrame: Frame = { address: '/staff_frame/', parts: staffParts };

const staffSheetFrame: Frame = {
  address: '/staff_frame/?choices=true',
  parts: { ...staffParts, ...choices },
};

const ownParts: Readonly<Record<keyof Answer<'GET /own_frame/'>, Address>> = {
  account: '/user/',
  notifications: '/notifications/',
  privacy: '/privacy/',
  sessions: '/school_years/',
  formations: '/formations/',
  ...choices,
  marks: '/match_marks/',
};

const { marks, ...sheetParts } = ownParts;
const sheetFrame: Frame = { address: '/own_frame/?choices=true', parts: sheetParts };

const { account, notifications, privacy } = ownParts;
const always = { account, notifications, privacy };
const ownFrame: Frame = { address: '/own_frame/', parts: always };
const matchesFrame: Frame = { address: '/own_frame/?marks=true', parts: { ...always, marks } };

const ownFrames: Readonly<Record<string, Frame>> = {
  '/applicant/application': sheetFrame,
  '/company/page': sheetFrame,
  '/applicant/matches': matchesFrame,
  '/company/matches': matchesFrame,
};

export const frameOf = (path: string): Frame => {
  if (!path.startsWith('/dashboard/')) return ownFrames[path] ?? ownFrame;
  return path.endsWith('/fiche') ? staffSheetFrame : staffFrame;
};

export const callsAt = (path: string): readonly string[] => byPath[path] ?? [];

export const callsOfHome = (user: User): readonly string[] => byRole[roleOf(user)] ?? [];
