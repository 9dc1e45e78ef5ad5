import { elapsedDays } from '@tandem/domain/calendar/elapsed';
import type { Training } from '../../fixtures/by-calls.ts';
import type { TestMailServer } from '../../outside-world/mail-server.ts';
import type { TestBrowser, TestPushService } from '../../outside-world/push-service.ts';
import type { TestSmsServer } from '../../outside-world/sms-server.ts';
import type { standingClock } from '../../product/clock.ts';
import type { TestServer } from '../../product/test-server.ts';
import type { Ledger } from './ledger.ts';
import type { CandidatePlan, CompanyPlan } from './centre-people.ts';

export interface Centre {
  server: TestServer;
  mail: TestMailServer;
  sms: TestSmsServer;
  push: TestPushService;
  /** By e-mail: the device that each has asked to be told on. */
  devices: Map<string, TestBrowser>;
  clock: ReturnType<typeof standingClock>;
  start: Date;
  ledger: Ledger;
  candidates: readonly CandidatePlan[];
  companies: readonly CompanyPlan[];
  trainings: readonly Training[];
  /** Whose numbers these are, as the product gives them. */
  byCandidate: Map<number, CandidatePlan>;
  byNeed: Map<number, CompanyPlan>;
  /** The e-mail of whoever of the staff holds back what would leave. */
  staff: string;
}

/** The day that it is, from 0 on. */
export const today = ({ clock, start }: Pick<Centre, 'clock' | 'start'>): number =>
  Math.floor(elapsedDays(start, clock.now()));
