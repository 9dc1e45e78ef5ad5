import { mayNote } from '@tandem/domain/contracts/formalities/formalities';
import { parisClock } from '@tandem/domain/calendar/paris-time';
import { Failure } from '@tandem/domain/errors';
import { pairOfRow } from '../../../platform/database/queries/pair-of-row.ts';
import type { Handler } from '../../handler.ts';
import { lockOwnMatch, partiesOf } from '../../matches/index.ts';
import { requireFileReader } from '../file/file-access.ts';
import { requirePassedDay } from '../require-passed-day.ts';
import { fileProgress } from '../signing/file-progress.ts';
import { findFormalities, removeFormality, writeFormality } from './formality-queries.ts';

/** Said twice it is said once; taken back it is waited for again. */
export const noteFormality: Handler<
  'PUT /contract/file/{matchId}/formalities/{formality}/',
  'db' | 'esign' | 'now' | 'vault'
> = (services, { actor, params, body, auditLog }) =>
  services.db.transaction(async (tx) => {
    const match = requireFileReader(actor, await lockOwnMatch(tx, actor, params.matchId));
    const { formality } = params;
    if (!mayNote(formality, actor.kind)) throw new Failure('forbidden');
    const pair = pairOfRow(match);
    const asked = (await findFormalities(tx, pair)).find((one) => one.formality === formality);
    if (!asked) throw new Failure('move_closed', { data: { status: match.status } });
    const day = body.done_on ?? null;
    if (day !== null) requirePassedDay('done_on', day, parisClock(services.now()).day);
    if ((asked.noted?.done_on ?? null) !== day) {
      if (day === null) await removeFormality(tx, pair, formality);
      else
        await writeFormality(tx, pair, {
          formality,
          done_on: day,
          noted_by: actor.kind,
          noted_at: services.now(),
        });
      await auditLog.changed(tx, partiesOf(match));
    }
    return fileProgress(services, tx, { actor, match });
  });
