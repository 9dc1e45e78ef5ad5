import { parisClock } from '@tandem/domain/calendar/paris-time';
import {
  completenessOf,
  incompleteFaults,
  isComplete,
  type Completeness,
} from '@tandem/domain/contracts/signing/completeness';
import {
  fileMoveRule,
  isRepeated,
  openFileMoves,
  saidFaults,
  type FileMove,
  type Said,
} from '@tandem/domain/contracts/signing/file-state';
import { Failure } from '@tandem/domain/errors';
import { status, type Pair } from '@tandem/domain/matches/match';
import type { Writes } from '../../../platform/database/database.ts';
import { pairOfRow } from '../../../platform/database/queries/pair-of-row.ts';
import type { Handler } from '../../handler.ts';
import { lockOwnMatch, requirePace } from '../../matches/index.ts';
import type { Services } from '../../services.ts';
import { requireFileReader } from '../file/file-access.ts';
import { fileContext } from '../file/file-context.ts';
import { findOpenRequest } from '../online/request-queries.ts';
import { openContractFile } from '../unseal-contract-sheet.ts';
import { fileProgress } from './file-progress.ts';
import {
  addFileMove,
  findStanding,
  writeStanding,
  type Standing,
} from './file-standing-queries.ts';
import { tellFileMove } from './tell-file-move.ts';

const lacks = ({ missing, wrong }: Completeness): string => {
  const fields = missing.length === 1 ? '1 champ manquant' : `${missing.length} champs manquants`;
  const points = wrong.length === 1 ? '1 point à vérifier' : `${wrong.length} points à vérifier`;
  const parts = [missing.length > 0 && fields, wrong.length > 0 && points].filter(Boolean);
  return `Ce dossier n’est pas encore complet : ${parts.join(', ')}.`;
};

/** What is signed must be complete as it stands on that day. */
export const requireComplete = async (
  services: Pick<Services, 'now' | 'vault'>,
  tx: Writes,
  pair: Pair,
): Promise<void> => {
  const file = await openContractFile(services, tx, pair);
  const values = file?.values ?? {};
  const context = await fileContext(services, tx, pair);
  const found = completenessOf(values, context);
  if (!isComplete(found))
    throw new Failure('file_incomplete', {
      message: lacks(found),
      fields: incompleteFaults(values, context),
      data: { ...found },
    });
};

/** The state after a move, with the move itself in its history. */
export const takeFileMove = async (
  { now }: Pick<Services, 'now'>,
  tx: Writes,
  pair: Pair,
  standing: Standing,
  { move, by, said }: { move: FileMove; by: string; said: Said },
): Promise<void> => {
  const { to } = fileMoveRule(move);
  const at = now();
  await addFileMove(tx, pair, { move, by, at, said });
  const again = { round: standing.round + 1, signedOn: null, lodgedOn: null };
  await writeStanding(tx, pair, {
    ...standing,
    ...(to === 'open' && again),
    ...(move === 'sign' && { signedOn: said.day ?? null }),
    ...(move === 'lodge' && { lodgedOn: said.day ?? null }),
    state: to,
    since: at,
  });
};

export const moveContractFile: Handler<
  'POST /contract/file/{matchId}/moves/',
  'config' | 'db' | 'esign' | 'jobs' | 'now' | 'vault'
> = (services, { actor, params, body, auditLog }) =>
  services.db.transaction(async (tx) => {
    const match = requireFileReader(actor, await lockOwnMatch(tx, actor, params.matchId));
    const pair = pairOfRow(match);
    const { move, ...said } = body;
    const standing = await findStanding(tx, pair);
    if (match.status !== status.finalised || !standing?.finalisedAt)
      throw new Failure('move_closed', { data: { status: match.status } });
    const open = openFileMoves(standing.state, actor.kind, match.broken_on !== null);
    const mayMove = open.includes(move);
    const isDone = isRepeated(move, standing.state) && fileMoveRule(move).by.includes(actor.kind);
    if (!mayMove && !isDone) throw new Failure('move_closed', { data: { state: standing.state } });
    if (mayMove) {
      if (await findOpenRequest(tx, pair)) throw new Failure('signing_open');
      await requirePace(tx, actor, pair, services.now());
      const fields = saidFaults(move, said, {
        state: standing.state,
        today: parisClock(services.now()).day,
        signedOn: standing.signedOn,
        lodgedOn: standing.lodgedOn,
      });
      if (Object.keys(fields).length > 0) throw new Failure('invalid_input', { fields });
      if (move === 'complete') await requireComplete(services, tx, pair);
      await takeFileMove(services, tx, pair, standing, { move, by: actor.kind, said });
      await tellFileMove(services, tx, pair, { move, by: actor.kind, said });
      await auditLog.changed(tx, {
        applicants: [pair.candidateId],
        companies: [match.company_id],
      });
    }
    return fileProgress(services, tx, { actor, match });
  });
