import { Failure } from '@tandem/domain/errors';
import type { Writes } from '../../../platform/database/database.ts';
import { sessionStanding } from './session-queries.ts';

/** Whoever closes the session waits until the transaction ends. @throws Failure where it is closed */
export const requireOpenSession = async (tx: Writes, sessionId: number): Promise<void> => {
  if ((await sessionStanding(tx, sessionId)) === 'closed') throw new Failure('session_closed');
};
