import type { Received } from '@tandem/contract';
import { parisClock } from '@tandem/domain/calendar/paris-time';
import { Failure } from '@tandem/domain/errors';
import type { Writes } from '../../platform/database/database.ts';
import { orNotFound } from '../../platform/http/or-not-found.ts';
import { cancelComingForums } from '../forums/index.ts';
import type { Handler } from '../handler.ts';
import {
  existingProgrammes,
  lockSession,
  sessionStanding,
  setSessionState,
} from '../programmes/index.ts';
import { addCandidates, addNeeds } from './carry-queries.ts';
import { closingRecord } from './read-closing.ts';

type Closing = Received<'POST /sessions/{id}/closing/'>['body'];

const requireTarget = async (
  tx: Writes,
  sessionId: number,
  { to_session: to, candidates, needs, formations }: Closing,
): Promise<void> => {
  const fields: Record<string, string> = {};
  if (to === undefined && candidates.length + needs.length > 0)
    fields['to_session'] = 'Choisissez la session qui les accueille.';
  if (to !== undefined && (to === sessionId || (await sessionStanding(tx, to)) !== 'open'))
    fields['to_session'] = 'Choisissez une autre session, qui ne soit pas clôturée.';
  const programmes = new Set(formations.map((one) => one.to));
  if ((await existingProgrammes(tx, [...programmes])).size < programmes.size)
    fields['formations'] = 'Une de ces formations n’existe plus. Rechargez la page.';
  if (Object.keys(fields).length > 0) throw new Failure('invalid_input', { fields });
};

/** Closes a session for good, or finds it closed, and hands on what is chosen; what is not stays there to be read. */
export const closeSession: Handler<'POST /sessions/{id}/closing/', 'db' | 'jobs' | 'now'> = (
  { db, jobs, now },
  { actor, params, body },
) =>
  db.transaction(async (tx) => {
    const session = orNotFound(await lockSession(tx, params.id));
    await requireTarget(tx, session.id, body);
    const at = now();
    await setSessionState(tx, session, 'close', at);
    await cancelComingForums(tx, { sessionId: session.id, today: parisClock(at).day });
    if (body.to_session !== undefined) {
      const handover = {
        from: session.id,
        to: body.to_session,
        by: actor.accountId,
        at,
        tells: body.tell,
      };
      const programmes = new Map(body.formations.map(({ from, to }) => [from, to]));
      await addCandidates(tx, handover, body.candidates, programmes);
      await addNeeds(tx, handover, body.needs);
    }
    await jobs.add(tx, 'close-session', [{ sessionId: session.id }], ({ sessionId }) =>
      String(sessionId),
    );
    return closingRecord(tx, session.id, at);
  });
