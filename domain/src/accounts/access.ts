import { isStaff, type AccountKind } from './roles.ts';

/** Who is asking: the account behind a call, with the record that belongs to it. */
export interface Actor {
  accountId: number;
  kind: AccountKind;
  /** The actor's own candidate record; null for anyone else than a candidate. */
  candidateId: number | null;
  /** The actor's own company record; null for anyone else than a company. */
  companyId: number | null;
  /** The programmes that a manager looks after; none means all. Null for anyone else. */
  linkedProgrammeIds: readonly number[] | null;
  /** Whether a manager sees only what belongs to those, as superusers have set it. */
  isLimited: boolean;
}

interface Parties {
  candidateId: number;
  companyId: number;
  /** The candidate's. */
  programmeId: number | null;
}

/** The programmes that are all somebody sees of the centre; null where they are not held to any. */
export const sightOf = ({ kind, isLimited, linkedProgrammeIds: linked }: Actor) =>
  kind === 'staff' && isLimited && linked !== null && linked.length > 0 ? linked : null;

/** What no programme is known of yet is everybody's: somebody has to see to it. */
export const sees = (actor: Actor, programmeIds: readonly (number | null)[]): boolean => {
  if (!isStaff(actor.kind)) return false;
  const sight = sightOf(actor);
  const known = programmeIds.filter((id) => id !== null);
  return sight === null || known.length === 0 || known.some((id) => sight.includes(id));
};

/** What concerns the people of several programmes for good is decided by whoever sees all of them. */
export const seesAll = (actor: Actor, programmeIds: readonly number[]): boolean =>
  isStaff(actor.kind) && programmeIds.every((id) => sees(actor, [id]));

/** A match belongs to its candidate, to the company behind its need, and to the staff. */
export const mayReadMatch = (actor: Actor, match: Parties): boolean =>
  sees(actor, [match.programmeId]) ||
  actor.candidateId === match.candidateId ||
  actor.companyId === match.companyId;

/** A contract sheet holds the tutor's personal data: the company wrote it, the staff files it, no one else reads it. */
export const mayReadContractSheet = (actor: Actor, match: Parties): boolean =>
  sees(actor, [match.programmeId]) || actor.companyId === match.companyId;

/** Social security numbers: the company that has them, and of the staff those who look after the candidate, whatever is set. */
export const mayReadNumbers = (actor: Actor, match: Parties): boolean =>
  mayReadContractSheet(actor, match) &&
  (actor.companyId === match.companyId ||
    mayPlaceProgramme(actor, {
      programmeId: match.programmeId,
      linkedProgrammeIds: actor.linkedProgrammeIds ?? [],
    }));

export const mayChangeNeed = (actor: Actor, need: { companyId: number }): boolean =>
  actor.companyId === need.companyId;

/** Whoever may read a list has views of it: of the audit log superusers alone. */
export const mayView = ({ kind }: Pick<Actor, 'kind'>, list: string): boolean =>
  isStaff(kind) && (list !== 'journal' || kind === 'superuser');

/** Files of lists of managers, and of the audit log, are made by those who can read these. */
export const mayExport = ({ kind }: Pick<Actor, 'kind'>, list: string): boolean =>
  list === 'managers' ? kind === 'superuser' : mayView({ kind }, list);

/** Whoever saved a view deletes it, superusers what is everybody's. */
export const mayDeleteView = (
  actor: Actor,
  view: { ownerId: number; isShared: boolean },
): boolean => actor.accountId === view.ownerId || (actor.kind === 'superuser' && view.isShared);

/**
 * The staff close and reopen needs as their companies do: whoever of them hears that a seat is taken writes it down, also of a
 * need that is for others' programmes too. It says what is so of the need as a whole, and is undone by reopening.
 */
export const mayCloseNeed = (
  actor: Actor,
  need: { companyId: number; programmeIds: readonly number[] },
): boolean => sees(actor, need.programmeIds) || actor.companyId === need.companyId;

/**
 * A candidate's personal data and resume are read by the candidate, by the staff, and by a company through a match with
 * one of its needs.
 */
export const mayReadCandidate = (
  actor: Actor,
  record: { candidateId: number; programmeId: number | null; matchedCompanyIds: readonly number[] },
): boolean =>
  sees(actor, [record.programmeId]) ||
  actor.candidateId === record.candidateId ||
  (actor.companyId !== null && record.matchedCompanyIds.includes(actor.companyId));

/** A superuser looks after every programme; a manager after those linked to them, or after all where none is linked. */
export const mayPlaceProgramme = (
  actor: Actor,
  record: { programmeId: number | null; linkedProgrammeIds: readonly number[] },
): boolean => {
  if (!isStaff(actor.kind)) return false;
  const { programmeId, linkedProgrammeIds: linked } = record;
  if (actor.kind === 'superuser' || linked.length === 0) return true;
  return programmeId !== null && linked.includes(programmeId);
};
