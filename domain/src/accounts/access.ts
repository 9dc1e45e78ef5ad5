import { isStaff, type AccountKind } from './roles.ts';

/** Who is asking: the account behind a call, with the record that belongs to it. */
export interface Actor {
  accountId: number;
  kind: AccountKind;
  /** The actor's own candidate record; null for anyone else than a candidate. */
  candidateId: number | null;
  /** The actor's own company record; null for anyone else than a company. */
  companyId: number | null;
}

interface Parties {
  candidateId: number;
  companyId: number;
}

/** A match belongs to its candidate, to the company behind its need, and to the staff. */
export const mayReadMatch = (actor: Actor, match: Parties): boolean =>
  isStaff(actor.kind) ||
  actor.candidateId === match.candidateId ||
  actor.companyId === match.companyId;

/** A contract sheet holds the tutor's personal data: the company wrote it, the staff files it, no one else reads it. */
export const mayReadContractSheet = (actor: Actor, match: Parties): boolean =>
  isStaff(actor.kind) || actor.companyId === match.companyId;

export const mayChangeNeed = (actor: Actor, offer: { companyId: number }): boolean =>
  actor.companyId === offer.companyId;

/**
 * A candidate's personal data and resume are read by the candidate, by the staff, and by a company through a match with
 * one of its needs.
 */
export const mayReadCandidate = (
  actor: Actor,
  record: { candidateId: number; matchedCompanyIds: readonly number[] },
): boolean =>
  isStaff(actor.kind) ||
  actor.candidateId === record.candidateId ||
  (actor.companyId !== null && record.matchedCompanyIds.includes(actor.companyId));

/** A superuser looks after every formation; a manager after those linked to them, or after all where none is linked. */
export const mayPlaceProgramme = (
  actor: Actor,
  record: { programmeId: number; linkedProgrammeIds: readonly number[] },
): boolean => {
  if (!isStaff(actor.kind)) return false;
  const { programmeId, linkedProgrammeIds: linked } = record;
  return actor.kind === 'superuser' || linked.length === 0 || linked.includes(programmeId);
};
