import {
  candidateAmendmentCauses,
  companyAmendmentCauses,
} from '@tandem/domain/follow-up/contract-waits/amendment-causes';
import { earliest } from '@tandem/domain/calendar/earliest';
import { parisClock } from '@tandem/domain/calendar/paris-time';
import { candidateCauses } from '@tandem/domain/follow-up/candidate-causes';
import { aidCauses } from '@tandem/domain/follow-up/contract-waits/aid-causes';
import {
  askedPartsCauses,
  candidateContractCauses,
  companyContractCauses,
  paymentCauses,
} from '@tandem/domain/follow-up/contract-waits/contract-causes';
import {
  candidatePreparingCauses,
  companyPreparingCauses,
} from '@tandem/domain/follow-up/contract-waits/preparing-causes';
import {
  cardCauses,
  formalitiesEndAt,
  employerFormalityCauses,
} from '@tandem/domain/follow-up/contract-waits/formality-causes';
import {
  companyCauses,
  companyChangesAt,
  pendingSinceOf,
} from '@tandem/domain/follow-up/company-causes';
import { noteCauses, type NoteFacts } from '@tandem/domain/follow-up/note-causes';
import { spokenCauses } from '@tandem/domain/follow-up/spoken-causes';
import { fallsSilentAt } from '@tandem/domain/follow-up/stages';
import type { Cause } from '@tandem/domain/follow-up/wait';
import { sideBySide, type Queries } from '../../../platform/database/database.ts';
import { readAmendmentFacts } from './amendment-facts.ts';
import type { Among } from './among.ts';
import { readFollowedCandidates, type FollowedCandidate } from './candidate-facts.ts';
import { readFollowedCompanies, type FollowedCompany } from './company-facts.ts';
import { readAskedParts, readContractFacts } from './contract-facts.ts';
import { readNoteFacts } from './note-facts.ts';
import { readPreparing } from './preparing-facts.ts';
import { readUntold } from './untold-facts.ts';

/** Somebody with all that somebody must do about them; also what begins on a later day. */
export interface Owing<Facts> {
  facts: Facts;
  causes: Cause[];
  /** When these, or where they stand, are others although nothing has changed; null where time alone changes nothing. */
  changesAt: Date | null;
  /** Notes with a day that nobody has done yet. */
  notes: readonly NoteFacts[];
}

export interface OwingPeople {
  candidates: Owing<FollowedCandidate>[];
  companies: Owing<FollowedCompany>[];
}

/** Everybody, or the given accounts, by the facts as they stand now. */
export const readOwing = async (db: Queries, now: Date, among?: Among): Promise<OwingPeople> => {
  const today = parisClock(now).day;
  const [candidates, companies, notes, untold, contracts, parts, amendments, preparing] =
    await sideBySide(
      db,
      () => readFollowedCandidates(db, now, among),
      () => readFollowedCompanies(db, today, among),
      () => readNoteFacts(db, among),
      () => readUntold(db, among),
      () => readContractFacts(db, among),
      () => readAskedParts(db, among),
      () => readAmendmentFacts(db, among),
      () => readPreparing(db, among),
    );
  const owing = <Facts extends { accountId: number; email: string | null }>(
    facts: Facts,
    causes: readonly Cause[],
    changesAt: Date | null,
  ): Owing<Facts> => {
    const noted = notes.get(facts.accountId) ?? [];
    const told =
      facts.email === null
        ? spokenCauses(facts.accountId, causes, untold.get(facts.accountId))
        : causes;
    const all = [...told, ...noteCauses(facts.accountId, noted)];
    return { facts, causes: all, changesAt, notes: noted };
  };
  const ofCandidate = (facts: FollowedCandidate) => {
    const files = contracts.get(facts.accountId) ?? [];
    const { accountId } = facts;
    return [
      ...candidateCauses(facts),
      ...candidatePreparingCauses(accountId, preparing.get(accountId) ?? []),
      ...candidateContractCauses(accountId, files),
      ...paymentCauses(accountId, files),
      ...cardCauses(accountId, files, now),
      ...candidateAmendmentCauses(accountId, amendments.get(accountId) ?? []),
    ];
  };
  const ofCompany = (facts: FollowedCompany) => {
    const files = contracts.get(facts.accountId) ?? [];
    const { accountId } = facts;
    return [
      ...companyCauses(facts, now),
      ...companyPreparingCauses(accountId, preparing.get(accountId) ?? []),
      ...companyContractCauses(accountId, files),
      ...employerFormalityCauses(accountId, files, now),
      ...aidCauses(accountId, files),
      ...companyAmendmentCauses(accountId, amendments.get(accountId) ?? []),
      ...askedPartsCauses(accountId, parts.get(accountId) ?? []),
    ];
  };
  const next = (accountId: number, others: readonly (Date | null)[]) =>
    earliest(
      [...others, formalitiesEndAt(contracts.get(accountId) ?? [], now)].flatMap((at) => at ?? []),
    );
  return {
    candidates: candidates.map((facts) =>
      owing(facts, ofCandidate(facts), next(facts.accountId, [facts.changesAt])),
    ),
    companies: companies.map((facts) =>
      owing(
        facts,
        ofCompany(facts),
        next(facts.accountId, [
          companyChangesAt(facts, now),
          fallsSilentAt(pendingSinceOf(facts.needs), now),
        ]),
      ),
    ),
  };
};
