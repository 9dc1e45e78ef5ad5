import type { Actor } from '@tandem/domain/accounts/access';
import { Failure } from '@tandem/domain/errors';
import {
  importMoves,
  isAfter,
  mayMoveImport,
  type ImportMove,
} from '@tandem/domain/invitations/import/import-state';
import type { Answer } from '@tandem/contract';
import type { Handler } from '../../handler.ts';
import type { Services } from '../../services.ts';
import { orNotFound } from '../../../platform/http/or-not-found.ts';
import { findImport, lockImport } from './import-queries.ts';
import { onlyOwn } from './read-imports.ts';
import { importRecord } from './import-records.ts';

/** Moves an import and has a job go on with it; one that was moved so already is answered as it is. */
const move = (
  { db, jobs }: Pick<Services, 'db' | 'jobs'>,
  actor: Actor,
  importId: number,
  wanted: ImportMove,
): Promise<Answer<'POST /imports/{id}/start/'>> =>
  db.transaction(async (tx) => {
    orNotFound(await findImport(tx, importId, onlyOwn(actor)));
    const { state } = orNotFound(await lockImport(tx, importId));
    if (!mayMoveImport(state, wanted) && !isAfter(state, wanted))
      throw new Failure('import_closed');
    if (mayMoveImport(state, wanted)) {
      await tx
        .updateTable('imports')
        .set({
          state: importMoves[wanted].to,
          ...(wanted === 'withdraw' && {
            withdrawn_by: actor.accountId,
            withdrawn_role: actor.kind,
          }),
        })
        .where('id', '=', importId)
        .execute();
      await jobs.add(tx, 'run-import', [{ importId }]);
    }
    return importRecord(tx, orNotFound(await findImport(tx, importId)));
  });

export const startImport: Handler<'POST /imports/{id}/start/', 'db' | 'jobs'> = (
  services,
  { actor, params },
) => move(services, actor, params.id, 'start');

export const withdrawImport: Handler<'POST /imports/{id}/withdraw/', 'db' | 'jobs'> = (
  services,
  { actor, params },
) => move(services, actor, params.id, 'withdraw');
