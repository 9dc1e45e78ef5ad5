import type { Civility } from '@tandem/domain/reference/civilities';
import type { ContractType } from '@tandem/domain/reference/contract-types';
import type { AddedNeedFields, jobFields } from '@tandem/domain/needs/need-fields';
import type { Distance } from '@tandem/domain/reference/distances';
import type { TestAnswers } from '@tandem/domain/personality-tests/personality-test';
import type { CompanyData } from '../data/company.ts';
import type { TradeKey } from '../data/trades.ts';
import type { ResumeContent } from '../resume/content.ts';
import type { LayoutName } from '../resume/layouts.ts';

export type SessionKey = 'current' | 'previous';

export interface Person {
  civility: Civility;
  firstName: string;
  lastName: string;
}

/** When an account came in, and how it went on; null for what has not happened. */
export interface Arrival {
  invitedAt: Date;
  remindedAt: Date[];
  registeredAt: Date | null;
  /** The mail server refused the address. */
  isRefused: boolean;
}

export interface DemoManager extends Person {
  email: string;
  trades: readonly TradeKey[];
  invitedAt: Date;
  /** Null while no password has been chosen. */
  registeredAt: Date | null;
}

/** What companies tell of a job beside its title. */
export type DemoJob = Pick<AddedNeedFields, (typeof jobFields)[number]>;

export interface DemoNeed {
  trade: TradeKey;
  session: SessionKey;
  /** The trade's programme, and sometimes a second one of the same level. */
  formations: readonly TradeKey[];
  title: string;
  description: string;
  contractType: ContractType;
  skills: readonly number[];
  seats: number;
  job: DemoJob;
  tutor: Person;
  answers: TestAnswers;
  createdAt: Date;
  /** Null while the tutor has not passed the test. */
  activatedAt: Date | null;
}

export interface DemoCompany {
  data: CompanyData;
  email: string;
  city: string;
  zipCode: string;
  director: Person;
  arrival: Arrival & { registeredAt: Date };
  savedAt: Date;
  needs: DemoNeed[];
}

export interface InvitedCompany {
  name: string;
  email: string;
  arrival: Arrival;
}

export interface DemoSheet {
  city: string;
  location: string;
  zipCode: string;
  diploma: string;
  contractType: ContractType;
  sectors: readonly number[];
  /** Their favourites among these, the first first. */
  sectorOrder: readonly number[];
  kilometers: Distance;
  summary: string | null;
  skills: readonly number[];
  savedAt: Date;
  resume: ResumeContent;
  layout: LayoutName;
}

export interface DemoCandidate extends Person {
  email: string;
  /** In E.164; null when it was not known at the invitation. */
  invitedPhone: string | null;
  phone: string;
  trade: TradeKey;
  session: SessionKey;
  arrival: Arrival;
  sheet: DemoSheet | null;
  test: { answers: TestAnswers; doneAt: Date } | null;
}

/** Everything that the demo is made of, before anything is written. */
export interface DemoPlan {
  managers: DemoManager[];
  companies: DemoCompany[];
  invitedCompanies: InvitedCompany[];
  candidates: DemoCandidate[];
}
