import { parisClock } from '@tandem/domain/calendar/paris-time';
import {
  candidateAmendmentCauses,
  companyAmendmentCauses,
} from '@tandem/domain/follow-up/amendment-causes';
import { candidateCauses } from '@tandem/domain/follow-up/candidate-causes';
import {
  askedPartsCauses,
  candidateContractCauses,
  companyContractCauses,
  paymentCauses,
} from '@tandem/domain/follow-up/contract-causes';
import { companyCauses, pendingSinceOf } from '@tandem/domain/follow-up/company-causes';
import { noteCauses, type NoteFacts } from '@tandem/domain/follow-up/note-causes';
import { candidateStage, companyStage } from '@tandem/domain/follow-up/stages';
import { waitsOf, type Cause, type Wait } from '@tandem/domain/follow-up/wait';
import { sideBySide, type Queries } from '../../../platform/database/database.ts';
import { readFollowUpSettings, type FollowUpSettings } from '../settings/settings-queries.ts';
import { readAmendmentFacts } from './amendment-facts.ts';
import type { Among } from './among.ts';
import { readFollowedCandidates, type FollowedCandidate } from './candidate-facts.ts';
import { readFollowedCompanies, type FollowedCompany } from './company-facts.ts';
import { readAskedParts, readContractFacts } from './contract-facts.ts';
import { readNoteFacts } from './note-facts.ts';
import { readSent } from './sent-queries.ts';

/** Somebody whom the centre follows, with where they stand and what waits for them. */
export interface Followed {
  side: 'applicant' | 'company';
  accountId: number;
  /** Of the candidate or the company. */
  recordId: number;
  name: string;
  /** As a mail greets them. */
  greeted: string;
  email: string;
  isRegistered: boolean;
  referentId: number | null;
  programmeIds: readonly number[];
  stage: string;
  /** When their stage or their waits last had a beginning: of the oldest wait. */
  waits: Wait[];
  /** Titles of the needs that waits are about. */
  titles: ReadonlyMap<number, string>;
  /** Notes with a day that nobody has done yet. */
  notes: readonly NoteFacts[];
}

const noTitles: ReadonlyMap<number, string> = new Map();

const followedCandidate = (
  facts: FollowedCandidate,
  { waits, notes }: Pick<Followed, 'waits' | 'notes'>,
): Followed => ({
  side: 'applicant',
  accountId: facts.accountId,
  recordId: facts.candidateId,
  name: facts.name,
  greeted: facts.firstName,
  email: facts.email,
  isRegistered: facts.registeredAt !== null,
  referentId: facts.referentId,
  programmeIds: facts.programmeId === null ? [] : [facts.programmeId],
  stage: candidateStage(facts),
  waits,
  titles: noTitles,
  notes,
});

const followedCompany = (
  facts: FollowedCompany,
  { waits, notes }: Pick<Followed, 'waits' | 'notes'>,
  now: Date,
): Followed => ({
  side: 'company',
  accountId: facts.accountId,
  recordId: facts.companyId,
  name: facts.name,
  greeted: facts.name,
  email: facts.email,
  isRegistered: facts.registeredAt !== null,
  referentId: facts.referentId,
  programmeIds: [...new Set(facts.needs.flatMap(({ programmeIds }) => programmeIds))],
  stage: companyStage({ ...facts, pendingSince: pendingSinceOf(facts.needs) }, now),
  waits,
  titles: new Map(facts.needs.map(({ needId, title }) => [needId, title])),
  notes,
});

export interface FollowUp {
  settings: FollowUpSettings;
  people: Followed[];
}

/** Everybody, or the given accounts, as they stand now. */
export const readFollowUp = async (db: Queries, now: Date, among?: Among): Promise<FollowUp> => {
  const today = parisClock(now).day;
  const [settings, candidates, companies, sent, notes, contracts, parts, amendments] =
    await sideBySide(
      db,
      () => readFollowUpSettings(db),
      () => readFollowedCandidates(db, today, among),
      () => readFollowedCompanies(db, today, among),
      () => readSent(db, among),
      () => readNoteFacts(db, among),
      () => readContractFacts(db, among),
      () => readAskedParts(db, among),
      () => readAmendmentFacts(db, among),
    );
  const sentTo = Map.groupBy(sent, ({ accountId }) => accountId);
  const moments = { begunAt: settings.begunAt, now };
  const owned = (causes: Cause[], accountId: number) => {
    const noted = notes.get(accountId) ?? [];
    const all = [...causes, ...noteCauses(accountId, noted)];
    return {
      waits: waitsOf(all, settings.rules, sentTo.get(accountId) ?? [], moments),
      notes: noted,
    };
  };
  const ofCandidate = (facts: FollowedCandidate) => [
    ...candidateCauses(facts),
    ...candidateContractCauses(facts.accountId, contracts.get(facts.accountId) ?? []),
    ...paymentCauses(facts.accountId, contracts.get(facts.accountId) ?? []),
    ...candidateAmendmentCauses(facts.accountId, amendments.get(facts.accountId) ?? []),
  ];
  const ofCompany = (facts: FollowedCompany) => [
    ...companyCauses(facts, now),
    ...companyContractCauses(facts.accountId, contracts.get(facts.accountId) ?? []),
    ...companyAmendmentCauses(facts.accountId, amendments.get(facts.accountId) ?? []),
    ...askedPartsCauses(facts.accountId, parts.get(facts.accountId) ?? []),
  ];
  const people = [
    ...candidates.map((facts) =>
      followedCandidate(facts, owned(ofCandidate(facts), facts.accountId)),
    ),
    ...companies.map((facts) =>
      followedCompany(facts, owned(ofCompany(facts), facts.accountId), now),
    ),
  ];
  return { settings, people };
};
