import { parisClock } from '@tandem/domain/calendar/paris-time';
import { findingText } from '@tandem/domain/contracts/finding';
import { contractFindings, isOpen, reasonKey } from '@tandem/domain/contracts/rules/findings';
import { contextOn, readerOf } from '@tandem/domain/contracts/rules/rule';
import { Failure } from '@tandem/domain/errors';
import type { SignedInActor } from '../../../platform/http/call.ts';
import { pairOfRow } from '../../../platform/database/queries/pair-of-row.ts';
import type { Handler } from '../../handler.ts';
import { lockOwnMatch, partiesOf, type MatchRow } from '../../matches/index.ts';
import { openContractFile, sealContractFile } from '../unseal-contract-sheet.ts';
import { isFileOpen, requireFileReader } from './file-access.ts';

const key = 'candidate_nir';

/** The candidate, whose number it is, or whoever fills in the file. */
const requireGiver = (actor: SignedInActor, match: MatchRow): MatchRow =>
  actor.kind === 'applicant' ? match : requireFileReader(actor, match);

/** What a file says with the number, and why an odd one passes; fails with what is wrong of it. */
const withNumber = (
  values: Record<string, string>,
  { nir, reason }: { nir: string; reason: string },
  today: string,
): Record<string, string> => {
  if (nir === '')
    throw new Failure('invalid_input', { fields: { nir: 'Ce champ est obligatoire.' } });
  const given = { ...values, [key]: nir };
  const found = contractFindings(given, contextOn(today)).filter(({ field }) => field === key);
  const reasons = reason ? found.map(({ rule }) => [reasonKey(rule), reason] as const) : [];
  const said = { ...given, ...Object.fromEntries(reasons) };
  const wrong = found.find((finding) => isOpen(finding, said));
  // Where a reason lets it pass, it is told where that is written.
  if (wrong)
    throw new Failure('invalid_input', {
      fields: { [wrong.blocks ? 'nir' : 'reason']: findingText(wrong) },
    });
  return said;
};

/**
 * Keeps a social security number that was still to come when the contract was signed: the paper says so, and what was signed
 * stays as it is.
 */
export const giveCandidateNumber: Handler<
  'PUT /contract/file/{matchId}/candidate-nir/',
  'db' | 'now' | 'vault'
> = (services, { actor, params, body, auditLog }) =>
  services.db.transaction(async (tx) => {
    const match = requireGiver(actor, await lockOwnMatch(tx, actor, params.matchId));
    const pair = pairOfRow(match);
    const file = isFileOpen(match) ? await openContractFile(services, tx, pair) : null;
    if (!file || readerOf(file.values).flag('candidate_nir_awaited') !== true)
      throw new Failure('move_closed', { data: { status: match.status } });
    const now = services.now();
    await sealContractFile(services, tx, pair, {
      values: withNumber(file.values, body, parisClock(now).day),
      written: { ...file.written, [key]: { by: actor.kind, at: now.toISOString() } },
    });
    await auditLog.changed(tx, partiesOf(match));
    return { message: 'Le numéro de sécurité sociale est enregistré.' };
  });
