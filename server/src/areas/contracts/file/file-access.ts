import { mayReadContractSheet, mayReadNumbers } from '@tandem/domain/accounts/access';
import { contactRules } from '@tandem/domain/matches/contacts';
import { status } from '@tandem/domain/matches/match';
import type { SignedInActor } from '../../../platform/http/call.ts';
import { orNotFound } from '../../../platform/http/or-not-found.ts';
import type { MatchRow } from '../../matches/index.ts';
import { pairOfRow } from '../../../platform/database/queries/pair-of-row.ts';

const sidesOf = (match: MatchRow) => ({
  ...pairOfRow(match),
  companyId: match.company_id,
  programmeId: match.programme_id,
});

/** The match again, for whoever may read the contract sheet that was stored for it; a 404 for anybody else. */
export const requireSheetReader = (actor: SignedInActor, match: MatchRow): MatchRow =>
  orNotFound(mayReadContractSheet(actor, sidesOf(match)) ? match : null);

const isClosedTo = (actor: SignedInActor, match: MatchRow): boolean =>
  actor.kind === 'company' && !contactRules.candidate(match.status);

/**
 * The match again, for whoever may read its contract file; a 404 for anybody else. A company reads nothing of a candidate
 * who has withdrawn, or whom it has refused.
 */
export const requireFileReader = (actor: SignedInActor, match: MatchRow): MatchRow =>
  requireSheetReader(actor, orNotFound(isClosedTo(actor, match) ? null : match));

/** Whether somebody may read the social security numbers in the file of a match that they may read. */
export const isNumberReader = (actor: SignedInActor, match: MatchRow): boolean =>
  mayReadNumbers(actor, sidesOf(match)) && !isClosedTo(actor, match);

/** The match again, for whoever may read the social security numbers in its file as well; a 404 for anybody else. */
export const requireNumberReader = (actor: SignedInActor, match: MatchRow): MatchRow =>
  orNotFound(isNumberReader(actor, match) ? match : null);

/** The same for whoever may see how far it has come: the candidate, too. */
export const requireProgressReader = (actor: SignedInActor, match: MatchRow): MatchRow =>
  actor.kind === 'applicant' ? match : requireFileReader(actor, match);

/** Whether somebody may read what was signed, numbers and all: a contract belongs to those who sign it. */
export const isScanReader = (actor: SignedInActor, match: MatchRow): boolean =>
  actor.kind === 'applicant' || isNumberReader(actor, match);

/** The match again, for whoever may read what was signed; a 404 for anybody else. */
export const requireScanReader = (actor: SignedInActor, match: MatchRow): MatchRow =>
  orNotFound(isScanReader(actor, match) ? match : null);

/** The file is open from the moment both have agreed. */
export const isFileOpen = (match: MatchRow): boolean =>
  match.status === status.fullyAccepted || match.status === status.finalised;
